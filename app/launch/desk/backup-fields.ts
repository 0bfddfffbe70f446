import { z } from "zod";

import { readAs } from "#app/forms/fields.ts";
import { keptWhereMax } from "#app/launch/proven-backup.ts";
import { isDay, utcDay } from "#app/platform/dates.ts";
import { plainLine, readersLength } from "#app/platform/plain-text.ts";

export const backupFields = z.object({
  proven_on: readAs(
    (typed) => (isDay(typed) && typed <= utcDay(new Date()) ? typed : null),
    "Choose the day it was restored, today or earlier.",
  ),
  kept_where: readAs((typed) => {
    if (typed.length > 20 * keptWhereMax) return null;
    const text = plainLine(typed);
    return text !== "" && readersLength(text) <= keptWhereMax ? text : null;
  }, `Say where it is kept, in at most ${keptWhereMax} characters.`),
});
