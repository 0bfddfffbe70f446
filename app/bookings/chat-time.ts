import { timeFormat, zoneFormats } from "#app/platform/zone-formats.ts";

/** Such as "3 December 2026 at 16:00, India Standard Time". */
export function writtenTime(at: Date, timeZone: string): string {
  return `${timeFormat(timeZone).format(at)}, ${zoneName(at, timeZone)}`;
}

export function zoneName(at: Date, timeZone: string): string {
  const parts = nameFormat(timeZone).formatToParts(at);
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}

const nameFormat = zoneFormats({ timeZoneName: "long" });
