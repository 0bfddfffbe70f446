import { getAllTimezones } from "countries-and-timezones";

/** Every zone there is a clock for, by its name of today, in the order of the alphabet; UTC first. */
export function timeZones(): string[] {
  const named = Object.values(getAllTimezones({ deprecated: false }))
    .filter(({ name, aliasOf }) => aliasOf === null && /^(?!Etc\/)\w+\//.test(name))
    .map(({ name }) => name);
  return ["UTC", ...named.toSorted()];
}

/** Only names of the list: a clock would also be found for `utc` and `+05:30`. */
export function isTimeZone(zone: string): boolean {
  return timeZones().includes(zone);
}
