import { hourMs, utcDay } from "#app/platform/dates.ts";

export const daysAheadMax = 60;

/** yyyy-mm-dd. The customer's zone is unknown, so today is wherever on Earth it is still or already today. */
export function wishableDays(now: Date): { first: string; last: string } {
  const furthestBehind = new Date(now.getTime() - 12 * hourMs);
  const furthestAhead = new Date(now.getTime() + 14 * hourMs + daysAheadMax * 24 * hourMs);
  return { first: utcDay(furthestBehind), last: utcDay(furthestAhead) };
}

export function isWishable(day: string, now: Date): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return false;
  const read = new Date(`${day}T00:00:00Z`);
  // JavaScript reads 30 February as a day in March.
  if (Number.isNaN(read.getTime()) || utcDay(read) !== day) return false;
  const { first, last } = wishableDays(now);
  return day >= first && day <= last;
}
