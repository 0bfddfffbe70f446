import { data } from "react-router";

import { done, type Outcome, refuse } from "#app/platform/outcome.ts";
import { bodyRefused, type BodyRefused } from "#app/routes/shell/body-limits.ts";

/** The posted form. What is no form at all is refused, not taken for a fault of ours. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw data(null, { status: 400 });
  }
}

/** The posted form of a page that takes files. What was more than we read is refused in the page's own words. */
export async function readUpload(request: Request, tooLarge = pictureTooLarge): Promise<Outcome<FormData>> {
  const refused = request.headers.get(bodyRefused) as BodyRefused | null;
  if (refused === null) return done(await readForm(request));
  return refused === "busy" ? uploadsBusy : tooLarge;
}

const pictureTooLarge = refuse({
  code: "too_large",
  message: "What you sent is too large. A picture may have at most 2 MB. Nothing was changed.",
  status: 413,
});

const uploadsBusy = refuse({
  code: "busy",
  message: "Many files are arriving right now. Nothing was changed. Please try again in a minute.",
  status: 503,
});

/** What was typed into a field; a file or nothing counts as empty. */
export function typed(form: FormData, field: string): string {
  const value = form.get(field);
  return typeof value === "string" ? value : "";
}
