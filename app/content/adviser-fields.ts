import { type Adviser, isAdviceCountry } from "#app/content/advisers.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";
import { plainLine, readersLength } from "#app/platform/plain-text.ts";

/** An adviser as a form sends them. */
export type TypedAdviser = Record<"name" | "country" | "body" | "licenceNumber" | "expiresOn", string>;

export const adviserLengthMax = { name: 100, body: 150, licenceNumber: 40 };

/** No licence is given for longer, so a later day is a slip of the finger. */
const yearsMax = 10;

/**
 * Reads what was typed. `today` is yyyy-mm-dd. Refuses with `empty_text`, `too_long`, `invalid_choice`,
 * `invalid_licence` and `invalid_date`, at the field it is about.
 */
export function readAdviser(typed: TypedAdviser, today: string): Outcome<Adviser> {
  const name = plainLine(typed.name);
  const body = plainLine(typed.body);
  const licenceNumber = plainLine(typed.licenceNumber);
  const { country, expiresOn } = typed;
  if (readersLength(name) < 2) return refuseAt("name", "empty_text", "Write the adviser’s name.");
  if (readersLength(name) > adviserLengthMax.name) return tooLong("name", adviserLengthMax.name);
  if (!isAdviceCountry(country)) return refuseAt("country", "invalid_choice", "Choose one of the countries.");
  if (readersLength(body) < 2) return refuseAt("body", "empty_text", "Write who licenses them.");
  if (readersLength(body) > adviserLengthMax.body) return tooLong("body", adviserLengthMax.body);
  if (!/^[\p{L}\d][\p{L}\d ./-]{1,39}$/u.test(licenceNumber)) {
    return refuseAt(
      "licence_number",
      "invalid_licence",
      "Write the licence number as the register has it: 2 to 40 letters, figures, spaces, points, slashes and hyphens.",
    );
  }
  if (!isDay(expiresOn)) return refuseAt("expires_on", "invalid_date", "Choose the licence’s last day.");
  if (expiresOn < today) return refuseAt("expires_on", "invalid_date", "This licence has ended already.");
  if (Number(expiresOn.slice(0, 4)) > Number(today.slice(0, 4)) + yearsMax) {
    return refuseAt("expires_on", "invalid_date", `Choose a day within ${yearsMax} years.`);
  }
  return done({ name, country, body, licenceNumber, expiresOn });
}

/** Whether a text is a day of the calendar, as yyyy-mm-dd. */
export function isDay(text: string): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

function tooLong(field: string, max: number) {
  return refuseAt(field, "too_long", `Write at most ${max} characters.`);
}

function refuseAt(field: string, code: string, message: string) {
  return refuse({ code, message, status: 422, field });
}
