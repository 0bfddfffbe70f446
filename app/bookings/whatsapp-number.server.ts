import {
  type CountryCode,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from "libphonenumber-js/min";

import { plainMobile } from "#app/accounts/profile/plain-mobile.server.ts";
import { countries } from "#app/currencies/countries.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";

export type WhatsappNumber = {
  /** Digits as they were typed, without the country's code. */
  mobile: string;
  country: string;
  /** In full, such as +919876543210. */
  number: string;
};

/** Reads a number that was typed with or without its country's code, and checks it against the country. */
export function readWhatsappNumber(typed: string, countryTyped: string): Outcome<WhatsappNumber> {
  const mobile = plainMobile(typed, countryTyped);
  if (mobile === "") return wrong("missing_choice", "mobile", "Enter your WhatsApp number.");
  if (!/^[0-9]+$/.test(mobile)) return wrongNumber(`Enter your WhatsApp number in digits only, ${noCode}.`);
  if (mobile.length < 6 || mobile.length > 14) return wrongNumber(`Enter 6 to 14 digits, ${noCode}.`);
  const country = countriesWithCode().find(({ code }) => code === countryTyped.trim().toUpperCase());
  if (!country) return wrong("invalid_choice", "country", "Choose the country of your WhatsApp number.");
  const parsed = parsePhoneNumberFromString(mobile, country.code);
  const code = getCountryCallingCode(country.code);
  // Behind a prefix for calls abroad, such as 00, stands a number of any country: it is read as that country's.
  if (!parsed?.isValid() || parsed.countryCallingCode !== code) {
    const sentence = `This is not a phone number in ${country.name}. Check the number and the country.`;
    return wrongNumber(sentence);
  }
  if (mobile.endsWith(`${code}${parsed.nationalNumber}`)) {
    return wrongNumber(`Leave out the country code +${code}: it is added for you.`);
  }
  return done({ mobile, country: country.code, number: parsed.number });
}

/** Every country whose numbers are known, with the code that is dialled for it. */
export function countriesWithCode(): { code: CountryCode; name: string; dialled: string }[] {
  return (known ??= countries().flatMap(({ code, name }) =>
    isSupportedCountry(code) ? [{ code, name, dialled: `+${getCountryCallingCode(code)}` }] : [],
  ));
}

/** A number with spaces, as people read it. */
export function writtenNumber(number: string): string {
  return parsePhoneNumberFromString(number)?.formatInternational() ?? number;
}

let known: ReturnType<typeof countriesWithCode> | null = null;

const noCode = "without the country code";

function wrongNumber(message: string) {
  return wrong("invalid_choice", "mobile", message);
}

function wrong(code: string, field: string, message: string) {
  return refuse({ code, message, status: 422, field });
}
