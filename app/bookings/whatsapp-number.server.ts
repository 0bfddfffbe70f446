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
  mobile: string;
  country: string;
  number: string;
};

/** With or without the country code; must fit the country. */
export function readWhatsappNumber(typed: string, countryTyped: string): Outcome<WhatsappNumber> {
  const mobile = plainMobile(typed, countryTyped);
  if (mobile === "") return wrong("missing_choice", "mobile", "Enter your WhatsApp number.");
  if (!/^[0-9]+$/.test(mobile)) return wrongNumber(`Enter your WhatsApp number in digits only, ${noCode}.`);
  if (mobile.length < 6 || mobile.length > 14) return wrongNumber(`Enter 6 to 14 digits, ${noCode}.`);
  const country = countriesWithCode().find(({ code }) => code === countryTyped.trim().toUpperCase());
  if (!country) return wrong("invalid_choice", "country", "Choose the country of your WhatsApp number.");
  const parsed = parsePhoneNumberFromString(mobile, country.code);
  const code = getCountryCallingCode(country.code);
  // A prefix such as 00 may hide another country's code.
  if (!parsed?.isValid() || parsed.countryCallingCode !== code) {
    const sentence = `This is not a phone number in ${country.name}. Check the number and the country.`;
    return wrongNumber(sentence);
  }
  if (mobile.endsWith(`${code}${parsed.nationalNumber}`)) {
    return wrongNumber(`Leave out the country code +${code}: it is added for you.`);
  }
  return done({ mobile, country: country.code, number: parsed.number });
}

export function countriesWithCode(): { code: CountryCode; name: string; dialled: string }[] {
  return (known ??= countries().flatMap(({ code, name }) =>
    isSupportedCountry(code) ? [{ code, name, dialled: `+${getCountryCallingCode(code)}` }] : [],
  ));
}

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
