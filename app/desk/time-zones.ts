import { getAllTimezones } from "countries-and-timezones";

/** Current names only, sorted, UTC first. */
export function timeZones(): string[] {
  const named = Object.values(getAllTimezones({ deprecated: false }))
    .filter(({ name, aliasOf }) => aliasOf === null && /^(?!Etc\/)\w+\//.test(name))
    .map(({ name }) => name);
  return ["UTC", ...named.toSorted()];
}

/** Checks the list, because `Intl` also accepts `utc` and `+05:30`. */
export function isTimeZone(zone: string): boolean {
  return timeZones().includes(zone);
}
