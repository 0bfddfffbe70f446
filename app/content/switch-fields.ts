import { z } from "zod";

/** `server`: use the server's own setting. */
export const switchFields = z.object({
  key: z.string().default(""),
  to: z.enum(["on", "off", "server"], "Choose one of the answers."),
});

export type SwitchFields = z.output<typeof switchFields>;
