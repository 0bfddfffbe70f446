import { writtenDate } from "#app/platform/written-date.ts";
import { clockIn } from "#app/desk/zone-time.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";

/** Days as yyyy-mm-dd, the last one included. */
type Days = { startsOn: string; endsOn: string };

/** Longer ones are a slip of the finger, or somebody who should give their work to others and end. */
export const holidayDaysMax = 90;

/** Further ahead nobody plans, and a mistyped year is found. */
const yearsAheadMax = 2;

/** Days of a holiday as they are typed. Today is the person's own. Refuses with `invalid_date`, `over` and `too_long`. */
export function readHoliday(typed: Days, today: string): Outcome<Days> {
  const { startsOn, endsOn } = typed;
  if (!isDay(startsOn)) return noDay("starts_on");
  if (!isDay(endsOn)) return noDay("ends_on");
  if (endsOn < startsOn) return upsideDown;
  if (endsOn < today) return over;
  if (daysFrom(startsOn, endsOn) + 1 > holidayDaysMax) return tooLong;
  if (daysFrom(today, startsOn) > yearsAheadMax * 366) return tooFar;
  return done({ startsOn, endsOn });
}

/** The day that it is for somebody. */
export function todayIn(timeZone: string, now: Date): string {
  return clockIn(now, timeZone).day;
}

/** A holiday in words: "3 to 9 December 2026" would be shorter, but nobody has to think about this. */
export function holidayWords({ startsOn, endsOn }: Days): string {
  if (startsOn === endsOn) return writtenDate(startsOn);
  return `${writtenDate(startsOn)} to ${writtenDate(endsOn)}`;
}

const shape = /^\d{4}-\d{2}-\d{2}$/;

function isDay(text: string): boolean {
  if (!shape.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === text;
}

function daysFrom(one: string, other: string): number {
  return Math.round((Date.parse(`${other}T00:00:00Z`) - Date.parse(`${one}T00:00:00Z`)) / 86_400_000);
}

function noDay(field: "starts_on" | "ends_on") {
  return refuse({ code: "invalid_date", message: "Enter a day of the calendar.", status: 422, field });
}

const upsideDown = refuse({
  code: "invalid_date",
  message: "The last day is before the first.",
  status: 422,
  field: "ends_on",
});

const over = refuse({
  code: "over",
  message: "This holiday would be over already.",
  status: 422,
  field: "ends_on",
});

const tooLong = refuse({
  code: "too_long",
  message: `A holiday has ${holidayDaysMax} days at most.`,
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
  message: "Another holiday of this person has some of these days already.",
  status: 409,
  field: "starts_on",
});

export const unknownHoliday = refuse({
  code: "unknown_holiday",
  message: "This holiday is not there any more.",
  status: 404,
});
