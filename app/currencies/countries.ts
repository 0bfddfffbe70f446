import countriesAndTimeZones from "countries-and-timezones";
import countryToCurrency from "country-to-currency";

import { isSupportedCurrency } from "#app/currencies/supported-currency.ts";
import type { Currency } from "#app/money/currency.ts";

/** Every country of the picker, by name. */
export function countries(): { code: string; name: string }[] {
  return countryList;
}

const countryList = Object.values(countriesAndTimeZones.getAllCountries())
  .map(({ id, name }) => ({ code: id as string, name }))
  .toSorted((a, b) => a.name.localeCompare(b.name, "en"));
const countryCodes = new Set(countryList.map(({ code }) => code));

/** The country of a code, null where there is none. */
export function knownCountry(country: string): string | null {
  return countryCodes.has(country) ? country : null;
}

/** The currency of a country, or US dollars where we do not sell in it. */
export function currencyOfCountry(country: string): Currency {
  const currency = currenciesByCountry.get(country);
  return isSupportedCurrency(currency) ? currency : "USD";
}

/** Read by hand from the library's own keys, so that a name such as `constructor` finds nothing. */
const currenciesByCountry = new Map<string, string>(Object.entries(countryToCurrency));
