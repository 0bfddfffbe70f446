import { isDay } from "#app/platform/dates.ts";
import { z } from "zod";

import { type Adviser, adviserLengthMax, isAdviceCountry } from "#app/content/advisers.ts";
import { readAs, readBy } from "#app/forms/fields.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";
import { plainLine, readersLength } from "#app/platform/plain-text.ts";

/** No licence lasts longer, so a later day is a typo. */
const yearsMax = 10;

/** `today` is yyyy-mm-dd. */
export function adviserFields({ today }: { today: string }) {
  return z.object({
    name: readBy((typed) => readLine(typed, adviserLengthMax.name, "Write the adviser’s name.")),
    country: readAs((typed) => (isAdviceCountry(typed) ? typed : null), "Choose one of the countries."),
    body: readBy((typed) => readLine(typed, adviserLengthMax.body, "Write who licenses them.")),
    licence_number: readAs(
      readLicenceNumber,
      "Write the licence number as the register has it: 2 to 40 letters, figures, spaces, points, slashes and hyphens.",
    ),
    expires_on: readBy((typed) => readLastDay(typed, today)),
  });
}

export function adviserIn(fields: z.output<ReturnType<typeof adviserFields>>): Adviser {
  const { name, country, body, licence_number: licenceNumber, expires_on: expiresOn } = fields;
  return { name, country, body, licenceNumber, expiresOn };
}

function readLine(typed: string, max: number, missing: string): Outcome<string> {
  const line = plainLine(typed);
  if (readersLength(line) < 2) return invalid(missing);
  return readersLength(line) > max ? invalid(`Write at most ${max} characters.`) : done(line);
}

function readLicenceNumber(typed: string): string | null {
  const number = plainLine(typed);
  return /^[\p{L}\d][\p{L}\d ./-]{1,39}$/u.test(number) ? number : null;
}

function readLastDay(typed: string, today: string): Outcome<string> {
  if (!isDay(typed)) return invalid("Choose the licence’s last day.");
  if (typed < today) return invalid("This licence has ended already.");
  const isTooFar = Number(typed.slice(0, 4)) > Number(today.slice(0, 4)) + yearsMax;
  return isTooFar ? invalid(`Choose a day within ${yearsMax} years.`) : done(typed);
}

function invalid(message: string) {
  return refuse({ code: "invalid_adviser", message, status: 422 });
}
