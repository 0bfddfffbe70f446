import type { z } from "zod";

export function asId<Schema extends z.ZodType<string>>(_schema: Schema, text: string): z.infer<Schema> {
  return text as z.infer<Schema>;
}
