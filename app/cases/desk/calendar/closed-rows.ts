import { momentOn } from "#app/bookings/slots/free-times.ts";
import { weekdayOf, type WorkingHours } from "#app/bookings/slots/working-hours.ts";
import { type DayOnAxis, joinRows, type Rows } from "#app/cases/desk/calendar/clock-axis.ts";
import type { Days } from "#app/desk/holiday.ts";
import { dayAfter } from "#app/platform/dates.ts";

/** When one person works, on the clock of their own zone. */
type Hours = { timeZone: string; hours: readonly WorkingHours[]; daysOff: readonly Days[] };

/** Outside the hours of all of them. Nothing where none of them has told any. */
export function closedRows(
  day: DayOnAxis,
  people: readonly Hours[],
  { rows, openOf }: { rows: number; openOf: (one: Hours, day: string) => Open[] },
): Rows[] {
  if (!people.some(({ hours }) => hours.length > 0)) return [];
  const open = people.flatMap((one) =>
    // Another zone's day may begin in the one before.
    [-1, 0, 1].flatMap((days) => openOf(one, dayAfter(day.day, days))),
  );
  const inDay = open
    .filter(({ opens, closes }) => opens < day.endsAt && closes > day.startsAt)
    .map(({ opens, closes }) => ({
      from: day.rowOf(Math.max(opens, day.startsAt)),
      to: day.rowOf(Math.min(closes, day.endsAt) - 1) + 1,
    }));
  return gapsOf(joinRows(inDay), rows);
}

function gapsOf(joined: readonly Rows[], rows: number): Rows[] {
  const ends = [0, ...joined.map(({ to }) => to)];
  const starts = [...joined.map(({ from }) => from), rows];
  return ends.flatMap((from, nth) => {
    const to = starts[nth] ?? rows;
    return from < to ? [{ from, to }] : [];
  });
}

type Open = { opens: number; closes: number };

/** Remembers each moment: many people share a zone and their hours. */
export function rememberOpenHours(): (one: Hours, day: string) => Open[] {
  const known = new Map<string, number | null>();
  const momentOf = (day: string, minute: number, timeZone: string) => {
    const name = `${timeZone} ${day} ${minute}`;
    let moment = known.get(name);
    if (moment === undefined) known.set(name, (moment = momentOn(day, minute, timeZone)?.getTime() ?? null));
    return moment;
  };
  return ({ timeZone, hours, daysOff }, day) => {
    if (daysOff.some(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn)) return [];
    const weekday = weekdayOf(day);
    return hours.flatMap(({ weekday: on, fromMinute, toMinute }) => {
      if (on !== weekday) return [];
      const [opens, closes] = [momentOf(day, fromMinute, timeZone), momentOf(day, toMinute, timeZone)];
      return opens !== null && closes !== null ? [{ opens, closes }] : [];
    });
  };
}
