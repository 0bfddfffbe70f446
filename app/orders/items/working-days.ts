import { dayMs, utcDay } from "#app/platform/dates.ts";

/** As `2026-11-30`. Saturdays, Sundays and the days off do not count. */
export function afterWorkingDays(
  start: Date,
  days: number,
  daysOff: ReadonlySet<string> = new Set(),
): string {
  let date = Date.UTC(start.getUTCFullYear(), start.getUTCMonth(), start.getUTCDate());
  for (let left = days; left > 0;) {
    date += dayMs;
    if (isWorkingDay(date) && !daysOff.has(utcDay(new Date(date)))) left -= 1;
  }
  return utcDay(new Date(date));
}

/** The time between, without weekends and days off. A working day has 24 hours. */
export function workingMs(from: Date, to: Date, daysOff: ReadonlySet<string> = new Set()): number {
  let worked = 0;
  for (let at = from.getTime(); at < to.getTime();) {
    const midnight = (Math.floor(at / dayMs) + 1) * dayMs;
    const until = Math.min(midnight, to.getTime());
    if (isWorkingDay(at) && !daysOff.has(utcDay(new Date(at)))) worked += until - at;
    at = until;
  }
  return worked;
}

function isWorkingDay(date: number): boolean {
  const weekday = new Date(date).getUTCDay();
  return weekday !== 0 && weekday !== 6;
}
