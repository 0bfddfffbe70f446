import { readBy } from "#app/forms/fields.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";
import { plainLine } from "#app/platform/plain-text.ts";

/** In characters, as they are kept. */
const reasonLength = { min: 3, max: 500 };

/** Why something is done, as it stands in the log ever after: one plain line. Refuses with `missing_reason`. */
export function readReason(written: string): Outcome<string> {
  const reason = plainLine(written);
  const { min, max } = reasonLength;
  return reason.length >= min && reason.length <= max ? done(reason) : missingReason;
}

/** The field of a form for it. */
export const reasonText = readBy(readReason);

const missingReason = refuse({
  code: "missing_reason",
  message: `Say why, in ${reasonLength.min} to ${reasonLength.max} characters.`,
  status: 422,
  field: "reason",
});
