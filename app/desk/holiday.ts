import { clockIn } from "#app/desk/zone-time.ts";
import { dayMs, writtenDate } from "#app/platform/dates.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";

/** yyyy-mm-dd; the last day is included. */
export type Days = { startsOn: string; endsOn: string };

/** Longer ones are typos, or a case for handing over work. */
export const holidayDaysMax = 90;

/** Catches mistyped years. */
const yearsAheadMax = 2;

/** `today` is in the person's own time zone. */
export function checkHoliday({ startsOn, endsOn }: Days, today: string): Outcome<null> {
  if (endsOn < today) return over;
  if (daysFrom(today, startsOn) > yearsAheadMax * 366) return tooFar;
  return done(null);
}

export function todayIn(timeZone: string, now: Date): string {
  return clockIn(now, timeZone).day;
}

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
