import { isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/min";

/** What people, and address books, put between the digits. */
const between = /[\s\u00ad\u200b-\u200f\u202a\u202c\u2060-\u2069()./\u2010-\u2015-]/g;

/**
 * A number as it is kept: digits, without the country's code. It may be typed or pasted with spaces, dashes, brackets and
 * the code of the country that was chosen. What cannot be read so is left as it is, to be refused.
 */
export function plainMobile(typed: string, country: string): string {
  const written = typed.normalize("NFKC").replace(between, "");
  if (!written.startsWith("+")) return /^\d+$/.test(written) ? written : typed.trim();
  const code = country.trim().toUpperCase();
  const parsed = isSupportedCountry(code) ? parsePhoneNumberFromString(written) : undefined;
  const own = isSupportedCountry(code) ? parsePhoneNumberFromString("1234567", code) : undefined;
  if (!parsed || parsed.countryCallingCode !== own?.countryCallingCode) return typed.trim();
  return parsed.nationalNumber;
}

/** The fields of a form with their mobile number as it is kept, where there is one. */
export function withPlainMobile(fields: Record<string, unknown>): Record<string, unknown> {
  const { mobile, country } = fields;
  if (typeof mobile !== "string") return fields;
  return { ...fields, mobile: plainMobile(mobile, typeof country === "string" ? country : "") };
}
