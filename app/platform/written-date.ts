const written = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** A day written out, such as 8 April 2026. Takes yyyy-mm-dd. */
export function writtenDate(day: string): string {
  return written.format(new Date(`${day}T00:00:00Z`));
}
