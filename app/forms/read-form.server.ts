import { data } from "react-router";

import { done, type Outcome, refuse, type Refused } from "#app/platform/outcome.ts";
import { bodyRefused, type BodyRefused } from "#app/forms/body-refused.ts";
import { textPartBytesMax } from "#app/forms/multipart-text.ts";

/** Refuses a body that is no form, instead of failing with 500. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw data(null, { status: 400 });
  }
}

/** Refuses oversized uploads with a message of the page's own. */
export async function readUpload(request: Request, tooLarge: Refused): Promise<Outcome<FormData>> {
  const refused = request.headers.get(bodyRefused) as BodyRefused | null;
  if (refused === "too-large") return tooLarge;
  if (refused !== null) return refusals[refused];
  const form = await readForm(request);
  // The raw check can mistake text for a file, so check again after parsing.
  const values = [...form.values()].filter((value) => typeof value === "string");
  return values.some((value) => Buffer.byteLength(value) > textPartBytesMax) ? tooMuchText : done(form);
}

const uploadsBusy = refuse({
  code: "busy",
  message: "Many files are arriving right now. Nothing was changed. Please try again in a minute.",
  status: 503,
});

const tooMuchText = refuse({
  code: "too_many_words",
  message: `A field holds more than ${textPartBytesMax / 1024} KB of text. Nothing was changed. Please shorten it or send it as a file.`,
  status: 413,
});

const logInFirst = refuse({ code: "not_signed_in", message: "Please log in first.", status: 401 });

const refusals = { busy: uploadsBusy, "too-much-text": tooMuchText, "not-signed-in": logInFirst };
