import countriesAndTimeZones from "countries-and-timezones";
import countryToCurrency from "country-to-currency";

import { isSupportedCurrency } from "#app/currencies/supported-currency.ts";
import type { Currency } from "#app/money/currency.ts";

export function countries(): { code: string; name: string }[] {
  return countryList;
}

const countryList = Object.values(countriesAndTimeZones.getAllCountries())
  .map(({ id, name }) => ({ code: id as string, name }))
  .toSorted((a, b) => a.name.localeCompare(b.name, "en"));
const countryCodes = new Set(countryList.map(({ code }) => code));

export function countryName(code: string): string {
  return countries().find((country) => country.code === code)?.name ?? code;
}

export function knownCountry(country: string): string | null {
  return countryCodes.has(country) ? country : null;
}

/** USD where we do not sell in its currency. */
export function currencyOfCountry(country: string): Currency {
  const currency = currenciesByCountry.get(country);
  return isSupportedCurrency(currency) ? currency : "USD";
}

/** A Map, so a name such as `constructor` finds nothing. */
const currenciesByCountry = new Map<string, string>(Object.entries(countryToCurrency));
