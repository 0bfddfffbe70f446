import { weekdayOf, type WorkingHours, clockText } from "#app/bookings/slots/working-hours.ts";
import type { Days } from "#app/desk/holiday.ts";
import { clockIn, momentIn } from "#app/desk/zone-time.ts";
import { dayAfter, minuteMs } from "#app/platform/dates.ts";

type Period = { startsAt: Date; endsAt: Date };

/** What decides when one person can be booked. */
export type Diary = {
  timeZone: string;
  hours: readonly WorkingHours[];
  /** Of the firm and of the person, on the person's own calendar. */
  daysOff: readonly Days[];
  busy: readonly Period[];
};

/** All in minutes. */
export type SlotShape = {
  takes: number;
  /** From one start to the next. */
  every: number;
  /** Free before and after, from other bookings. */
  buffer: number;
};

/** Starts from `from` to `to`, both included, in order. */
export function freeTimes(
  diary: Diary,
  { from, to }: { from: Date; to: Date },
  { takes, every, buffer }: SlotShape,
): Date[] {
  const { timeZone, daysOff } = diary;
  const free: Date[] = [];
  const last = clockIn(to, timeZone).day;
  for (let day = clockIn(from, timeZone).day; day <= last; day = dayAfter(day)) {
    if (daysOff.some(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn)) continue;
    for (const { opens, closes } of openOn(day, diary)) {
      for (let at = opens; at + takes * minuteMs <= closes; at += every * minuteMs) {
        if (at < from.getTime() || at > to.getTime()) continue;
        const ends = at + takes * minuteMs;
        if (!isTaken(diary.busy, at - buffer * minuteMs, ends + buffer * minuteMs)) free.push(new Date(at));
      }
    }
  }
  return free;
}

/** As moments, so that a day on which the clocks change has the hours it really has. */
function openOn(day: string, { hours, timeZone }: Diary): { opens: number; closes: number }[] {
  const weekday = weekdayOf(day);
  return hours
    .filter((one) => one.weekday === weekday)
    .toSorted((one, other) => one.fromMinute - other.fromMinute)
    .flatMap(({ fromMinute, toMinute }) => {
      const [opens, closes] = [momentOn(day, fromMinute, timeZone), momentOn(day, toMinute, timeZone)];
      return opens && closes ? [{ opens: opens.getTime(), closes: closes.getTime() }] : [];
    });
}

/** A time that the clocks skip is when they go on. Null where a zone skips a whole day. */
export function momentOn(day: string, minute: number, timeZone: string): Date | null {
  for (let later = minute; later <= minute + skippedMax; later += 5) {
    const on = later < 1440 ? day : dayAfter(day);
    const moment = momentIn(`${on}T${clockText(later % 1440)}`, timeZone);
    if (moment) return moment;
  }
  return null;
}

/** Minutes: no zone skips more within a day. */
const skippedMax = 120;

function isTaken(busy: readonly Period[], from: number, to: number): boolean {
  return busy.some(({ startsAt, endsAt }) => startsAt.getTime() < to && endsAt.getTime() > from);
}
