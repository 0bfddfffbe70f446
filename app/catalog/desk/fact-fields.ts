import { z } from "zod";

import { factLengthMax } from "#app/content/facts.ts";
import { reasonText } from "#app/desk/reason.ts";
import { orNull, readAs, ticked } from "#app/forms/fields.ts";
import { isDay, utcDay } from "#app/platform/dates.ts";
import { plainLine, readersLength } from "#app/platform/plain-text.ts";

/** Which of them a fact needs, `edit-facts.server.ts` decides. */
const factFields = z.object({
  seen: z.string().default(""),
  value: line("value"),
  sentence: line("sentence"),
  source_name: line("source_name"),
  source_url: readAs((typed) => {
    if (typed.trim() === "") return "";
    const url = URL.parse(typed.trim());
    return url?.protocol === "https:" && url.href.length <= factLengthMax.source_url ? url.href : null;
  }, "Write an address that begins with https://, or leave it empty."),
  as_of: orNull(
    readAs(
      (typed) => (isDay(typed) && typed <= utcDay(new Date()) ? typed : null),
      "Choose the day the source was read, today or earlier.",
    ),
  ),
  review_by: orNull(readAs((typed) => (isDay(typed) ? typed : null), "Choose a day, or leave it empty.")),
  hidden: ticked,
});

export const savedFactFields = factFields.extend({ reason: reasonText });
export const shippedFactFields = z.object({ seen: z.string().default(""), reason: reasonText });

export type FactFields = z.output<typeof factFields>;

function line(name: "value" | "sentence" | "source_name") {
  const lengthMax = factLengthMax[name];
  return readAs(
    (typed) => {
      if (typed.length > 20 * lengthMax) return null;
      const text = plainLine(typed);
      return readersLength(text) > lengthMax ? null : text;
    },
    `Write at most ${lengthMax.toLocaleString("en")} characters.`,
  );
}
