import { checkFormToken } from "#app/forms/form-token.server.ts";
import type { Outcome } from "#app/platform/outcome.ts";
import { typed } from "#app/forms/read-form.server.ts";

/** A posted form of the desk: its intent, and a way to read its other fields. */
export type StaffForm = { intent: string; field: (name: string) => string };

/** A form that is read already. */
export function staffFormOf(request: Request, read: FormData): { form: StaffForm; ours: Outcome<unknown> } {
  // The database takes a NUL in no text, not even to look for it.
  const field = (name: string) => typed(read, name).replaceAll("\0", "").trim();
  return { form: { intent: field("intent"), field }, ours: checkFormToken(request, read) };
}
