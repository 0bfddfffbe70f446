import { z } from "zod";

/** The code is required only with a second factor. */
export const proofFields = { password: z.string().default(""), code: z.string().default("") };
