import { z } from "zod";

import { reasonText } from "#app/desk/reason.ts";
import { hidden, readAs, requiredText } from "#app/forms/fields.ts";
import { isDay } from "#app/platform/dates.ts";
import { plainLine } from "#app/platform/plain-text.ts";

/** The cells beside them have names that are made with the page. */
export const draftFields = z.object({ seen: hidden });

export const publishFields = z.object({ seen: hidden, sure: hidden, reason: reasonText });

export const newVersionFields = z.object({
  version_name: requiredText(200, "Give the version a name.").transform(plainLine),
  begins: readAs((typed) => (isDay(typed) ? typed : null), "Give the day from which on it counts."),
});
