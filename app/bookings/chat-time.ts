import { timeFormat, zoneFormats } from "#app/platform/zone-formats.ts";

/** Such as "3 December 2026 at 16:00, India Standard Time". */
export function writtenTime(at: Date, timeZone: string): string {
  return `${timeFormat(timeZone).format(at)}, ${zoneName(at, timeZone)}`;
}

export function zoneName(at: Date, timeZone: string): string {
  return nameIn(nameFormat(timeZone), at) ?? timeZone;
}

/** Said once beside a list of times, which may stand in summer and in winter. */
export function zoneNote(at: Date, timeZone: string): string {
  const name = nameIn(yearRoundFormat(timeZone), at);
  // Zones without a name are an offset here.
  return `Times are in ${name && !name.startsWith("GMT") ? name : zoneName(at, timeZone)}.`;
}

function nameIn(format: Intl.DateTimeFormat, at: Date): string | undefined {
  return format.formatToParts(at).find(({ type }) => type === "timeZoneName")?.value;
}

const nameFormat = zoneFormats({ timeZoneName: "long" });
const yearRoundFormat = zoneFormats({ timeZoneName: "longGeneric" });
