import { z } from "zod";

/** What proves once more who one is. A code is asked for where the second step is on. */
export const proofFields = { password: z.string().default(""), code: z.string().default("") };
