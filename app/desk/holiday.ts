import { clockIn } from "#app/desk/zone-time.ts";
import { dayMs, writtenDate } from "#app/platform/dates.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";

/** Days as yyyy-mm-dd, the last one included. */
export type Days = { startsOn: string; endsOn: string };

/** Longer ones are a slip of the finger, or somebody who should give their work to others and end. */
export const holidayDaysMax = 90;

/** Further ahead nobody plans, and a mistyped year is found. */
const yearsAheadMax = 2;

/** Whether a holiday is neither over nor too far ahead. Today is the person's own. Refuses with `over` and `invalid_date`. */
export function checkHoliday({ startsOn, endsOn }: Days, today: string): Outcome<null> {
  if (endsOn < today) return over;
  if (daysFrom(today, startsOn) > yearsAheadMax * 366) return tooFar;
  return done(null);
}

/** The day that it is for somebody. */
export function todayIn(timeZone: string, now: Date): string {
  return clockIn(now, timeZone).day;
}

/** A holiday in words: "3 to 9 December 2026" would be shorter, but nobody has to think about this. */
export function holidayText({ startsOn, endsOn }: Days): string {
  if (startsOn === endsOn) return writtenDate(startsOn);
  return `${writtenDate(startsOn)} to ${writtenDate(endsOn)}`;
}

export function daysFrom(one: string, other: string): number {
  return Math.round((Date.parse(`${other}T00:00:00Z`) - Date.parse(`${one}T00:00:00Z`)) / dayMs);
}

const over = refuse({
  code: "over",
  message: "This holiday is already over.",
  status: 422,
  field: "ends_on",
});

const tooFar = refuse({
  code: "invalid_date",
  message: "This is more than two years ahead.",
  status: 422,
  field: "starts_on",
});

export const overlapping = refuse({
  code: "overlaps",
  message: "Another holiday of this person overlaps these days.",
  status: 409,
  field: "starts_on",
});

export const unknownHoliday = refuse({
  code: "unknown_holiday",
  message: "This holiday no longer exists.",
  status: 404,
});
