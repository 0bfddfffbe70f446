import { isDay, hourMs, utcDay } from "#app/platform/dates.ts";

export const daysAheadMax = 60;

/** yyyy-mm-dd. The customer's zone is unknown, so today is wherever on Earth it is still or already today. */
export function bookableDays(now: Date): { first: string; last: string } {
  const furthestBehind = new Date(now.getTime() - 12 * hourMs);
  const furthestAhead = new Date(now.getTime() + 14 * hourMs + daysAheadMax * 24 * hourMs);
  return { first: utcDay(furthestBehind), last: utcDay(furthestAhead) };
}

export function isBookable(day: string, now: Date): boolean {
  if (!isDay(day)) return false;
  const { first, last } = bookableDays(now);
  return day >= first && day <= last;
}
