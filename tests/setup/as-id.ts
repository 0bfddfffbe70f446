import type { z } from "zod";

/** A test's own name for a thing as its id, whatever shape a real one has. */
export function asId<Schema extends z.ZodType<string>>(_schema: Schema, text: string): z.infer<Schema> {
  return text as z.infer<Schema>;
}
