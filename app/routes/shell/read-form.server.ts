import { data } from "react-router";

import { done, type Outcome, refuse } from "#app/platform/outcome.ts";
import { bodyRefused } from "#app/routes/shell/body-limits.ts";

/** The posted form. What is no form at all is refused, not taken for a fault of ours. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw data(null, { status: 400 });
  }
}

/** The posted form of a page that takes a picture. What was more than we read is refused in the page's own words. */
export async function readUpload(request: Request): Promise<Outcome<FormData>> {
  return request.headers.has(bodyRefused) ? uploadTooLarge : done(await readForm(request));
}

const uploadTooLarge = refuse({
  code: "too_large",
  message: "What you sent is too large. A picture may have at most 2 MB. Nothing was changed.",
  status: 413,
});

/** What was typed into a field; a file or nothing counts as empty. */
export function typed(form: FormData, field: string): string {
  const value = form.get(field);
  return typeof value === "string" ? value : "";
}
