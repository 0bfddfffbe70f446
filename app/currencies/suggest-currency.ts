import countriesAndTimeZones from "countries-and-timezones";

import { currencyOfCountry, knownCountry } from "#app/currencies/countries.ts";
import type { Currency } from "#app/money/currency.ts";

/**
 * What suits a visitor, from the country they name or else their time zone (spec section 4). Null means
 * nothing is known and they are asked. A country whose currency we do not sell in gets US dollars.
 * Pure, but it carries the world's time zones: call it on the server, never from a component.
 */
export function suggestCurrency(visitor: {
  timeZone?: string | undefined;
  country?: string | undefined;
}): { country: string; currency: Currency } | null {
  const country = visitor.country ? knownCountry(visitor.country) : countryOfTimeZone(visitor.timeZone);
  return country ? { country, currency: currencyOfCountry(country) } : null;
}

/** A time zone that suggests a currency, always the same one; null where no zone does. */
export function zoneThatSuggests(currency: Currency): string | null {
  zonesBySuggestion ??= new Map(
    [...zonesByName.keys()].map((timeZone) => [suggestCurrency({ timeZone })?.currency, timeZone]),
  );
  return zonesBySuggestion.get(currency) ?? null;
}

let zonesBySuggestion: Map<Currency | undefined, string> | null = null;

/** Read by hand from the library's own keys, so that a name such as `constructor` finds nothing. */
const zonesByName = new Map(Object.entries(countriesAndTimeZones.getAllTimezones({ deprecated: true })));
/** A zone's first country is the one it is named for. `UTC` and its like have none. */
function countryOfTimeZone(timeZone: string | undefined): string | null {
  return (timeZone && zonesByName.get(timeZone)?.countries[0]) || null;
}
