import { getTimezonesForCountry } from "countries-and-timezones";

import { dayFormat } from "#app/platform/zone-formats.ts";

/** The browser's zone, else the country's if it has just one, else UTC, which is always named. */
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

/** Null when invalid: browsers may send anything. */
export function knownZone(told: string | null): string | null {
  if (told === null) return null;
  try {
    dayFormat(told);
    return told;
  } catch {
    return null;
  }
}
