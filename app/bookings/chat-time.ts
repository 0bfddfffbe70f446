/** A moment as people of a zone read it, the zone named: 3 December 2026 at 16:00, India Standard Time. */
export function writtenTime(at: Date, timeZone: string): string {
  const time = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "short", timeZone });
  return `${time.format(at)}, ${zoneName(at, timeZone)}`;
}

function zoneName(at: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat("en-GB", { timeZone, timeZoneName: "long" }).formatToParts(at);
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}
