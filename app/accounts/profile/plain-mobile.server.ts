import { isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/min";

/** Separators and invisible characters that people and address books put between digits. */
const between = /[\s\u00ad\u200b-\u200f\u202a\u202c\u2060-\u2069()./\u2010-\u2015-]/g;

/** Digits without the country code. Unreadable input is returned unchanged, to be refused later. */
export function plainMobile(typed: string, country: string): string {
  const written = typed.normalize("NFKC").replace(between, "");
  if (!written.startsWith("+")) return /^\d+$/.test(written) ? written : typed.trim();
  const code = country.trim().toUpperCase();
  const parsed = isSupportedCountry(code) ? parsePhoneNumberFromString(written) : undefined;
  const own = isSupportedCountry(code) ? parsePhoneNumberFromString("1234567", code) : undefined;
  if (!parsed || parsed.countryCallingCode !== own?.countryCallingCode) return typed.trim();
  return parsed.nationalNumber;
}

export function withPlainMobile(fields: Record<string, unknown>): Record<string, unknown> {
  const { mobile, country } = fields;
  if (typeof mobile !== "string") return fields;
  return { ...fields, mobile: plainMobile(mobile, typeof country === "string" ? country : "") };
}
