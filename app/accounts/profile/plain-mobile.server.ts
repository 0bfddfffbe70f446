import { getCountryCallingCode, isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/min";

/** Separators and invisible characters that people and address books put between digits. */
const between = /[\s\u00ad\u200b-\u200f\u202a\u202c\u2060-\u2069()./\u2010-\u2015-]/g;

/** Digits without the country code. Unreadable input is returned unchanged, to be refused later. */
export function plainMobile(typed: string, country: string): string {
  const digits = written(typed);
  if (!digits.startsWith("+")) return /^\d+$/.test(digits) ? digits : typed.trim();
  const code = country.trim().toUpperCase();
  const parsed = isSupportedCountry(code) ? parsePhoneNumberFromString(digits) : undefined;
  const own = isSupportedCountry(code) ? getCountryCallingCode(code) : undefined;
  if (!parsed || parsed.countryCallingCode !== own) return typed.trim();
  return parsed.nationalNumber;
}

function written(typed: string): string {
  return typed
    .normalize("NFKC")
    .replace(between, "")
    .replace(/^00(?=[1-9])/, "+");
}

/** Of a number written with its code. Where several countries share it (+1), `likely` if it is among them. */
export function countryOfNumber(typed: string, likely: string | null): string | null {
  const parsed = parsePhoneNumberFromString(written(typed));
  if (!parsed) return null;
  const sharesCode =
    likely && isSupportedCountry(likely) && getCountryCallingCode(likely) === parsed.countryCallingCode;
  return sharesCode ? likely : (parsed.country ?? null);
}

export function withPlainMobile(fields: Record<string, unknown>): Record<string, unknown> {
  const { mobile, country } = fields;
  if (typeof mobile !== "string") return fields;
  return { ...fields, mobile: plainMobile(mobile, typeof country === "string" ? country : "") };
}
