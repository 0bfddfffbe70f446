import { hourMs, utcDay } from "#app/platform/dates.ts";

/** A customer may name a day from today to so many days ahead. */
export const daysAheadMax = 60;

/**
 * The first and the last day that may be named, as yyyy-mm-dd. Today is what it is for the customer, whom we do not
 * ask where on Earth they are: it has been today since it was in the zone that is furthest ahead, and is it still in
 * the one furthest behind.
 */
export function wishableDays(now: Date): { first: string; last: string } {
  const furthestBehind = new Date(now.getTime() - 12 * hourMs);
  const furthestAhead = new Date(now.getTime() + 14 * hourMs + daysAheadMax * 24 * hourMs);
  return { first: utcDay(furthestBehind), last: utcDay(furthestAhead) };
}

/** Whether the text is a day of the calendar that may be named. */
export function isWishable(day: string, now: Date): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return false;
  const read = new Date(`${day}T00:00:00Z`);
  // The thirtieth of February is read as a day in March.
  if (Number.isNaN(read.getTime()) || utcDay(read) !== day) return false;
  const { first, last } = wishableDays(now);
  return day >= first && day <= last;
}
