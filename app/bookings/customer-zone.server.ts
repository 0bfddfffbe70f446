import { getTimezonesForCountry } from "countries-and-timezones";

import { dayFormat } from "#app/platform/zone-formats.ts";

/**
 * The time zone a customer reads times in: the one their browser told, else that of their country, if all of it has the
 * same time. Where neither is known it is UTC, which is named like any other and so misleads nobody.
 */
export function customerZone(told: string | null, country: string): string {
  const own = knownZone(told);
  if (own !== null) return own;
  const zones = getTimezonesForCountry(country) ?? [];
  const [first] = zones;
  const oneTime = zones.every(
    ({ utcOffset, dstOffset }) => utcOffset === first?.utcOffset && dstOffset === first.dstOffset,
  );
  return (oneTime && first && knownZone(first.name)) || "UTC";
}

/** A zone that a browser told, if it is one: a browser may tell anything. */
export function knownZone(told: string | null): string | null {
  if (told === null) return null;
  try {
    dayFormat(told);
    return told;
  } catch {
    return null;
  }
}
