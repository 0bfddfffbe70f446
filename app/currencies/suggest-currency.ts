import countriesAndTimeZones from "countries-and-timezones";

import { currencyOfCountry, knownCountry } from "#app/currencies/countries.ts";
import type { Currency } from "#app/money/currency.ts";

/**
 * Country first, then time zone (spec section 4). Null when unknown; USD where we do not sell. Server only: it
 * carries all time zones.
 */
export function suggestCurrency(visitor: {
  timeZone?: string | undefined;
  country?: string | undefined;
}): { country: string; currency: Currency } | null {
  const country = visitor.country ? knownCountry(visitor.country) : countryOfTimeZone(visitor.timeZone);
  return country ? { country, currency: currencyOfCountry(country) } : null;
}

/** Deterministic; null where no zone does. */
export function zoneThatSuggests(currency: Currency): string | null {
  zonesBySuggestion ??= new Map(
    [...zonesByName.keys()].map((timeZone) => [suggestCurrency({ timeZone })?.currency, timeZone]),
  );
  return zonesBySuggestion.get(currency) ?? null;
}

let zonesBySuggestion: Map<Currency | undefined, string> | null = null;

/** A Map, so a name such as `constructor` finds nothing. */
const zonesByName = new Map(Object.entries(countriesAndTimeZones.getAllTimezones({ deprecated: true })));
/** A zone's first country is its namesake. `UTC` has none. */
function countryOfTimeZone(timeZone: string | undefined): string | null {
  return (timeZone && zonesByName.get(timeZone)?.countries[0]) || null;
}
