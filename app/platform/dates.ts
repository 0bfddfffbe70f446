export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** The day of a moment in UTC, as `2026-11-30`. */
export function utcDay(at: Date): string {
  return at.toISOString().slice(0, 10);
}

/** True for a day of the calendar as `2026-11-30`; false for 30 February. */
export function isDay(text: string): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(at) && utcDay(new Date(at)) === text;
}

export function dayAfter(day: string, days = 1): string {
  return utcDay(new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs));
}

/** A day written out, such as 8 April 2026. */
export function writtenDate(day: string | Date): string {
  return written().format(typeof day === "string" ? new Date(`${day}T00:00:00Z`) : day);
}

/** Such as 8 Apr 2026. */
export function mediumDate(day: string): string {
  return medium().format(new Date(`${day}T00:00:00Z`));
}

/** Such as 8 Apr. */
export function shortDate(day: string): string {
  return short().format(new Date(`${day}T00:00:00Z`));
}

/** Such as Wednesday 8 April. */
export function weekdayDate(day: string): string {
  return weekday().format(new Date(`${day}T00:00:00Z`));
}

const written = inUtc({ dateStyle: "long" });
const medium = inUtc({ dateStyle: "medium" });
const short = inUtc({ day: "numeric", month: "short" });
const weekday = inUtc({ weekday: "long", day: "numeric", month: "long" });

/** Made when first asked for: a page needs one of them or none. */
function inUtc(options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  let made: Intl.DateTimeFormat | undefined;
  return () => (made ??= new Intl.DateTimeFormat("en-GB", { ...options, timeZone: "UTC" }));
}
