import { readBy } from "#app/forms/fields.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";
import { plainLine } from "#app/platform/plain-text.ts";

/** Characters. */
const reasonLength = { min: 3, max: 500 };

/** One plain line, because the log keeps it for good. */
export function readReason(written: string): Outcome<string> {
  const reason = plainLine(written);
  const { min, max } = reasonLength;
  return reason.length >= min && reason.length <= max ? done(reason) : missingReason;
}

export const reasonText = readBy(readReason);

const missingReason = refuse({
  code: "missing_reason",
  message: `Say why, in ${reasonLength.min} to ${reasonLength.max} characters.`,
  status: 422,
  field: "reason",
});
