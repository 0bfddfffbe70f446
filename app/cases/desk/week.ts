import { momentIn } from "#app/desk/zone-time.ts";
import { dayAfter, dayMs } from "#app/platform/dates.ts";

/** A week as it stands in an address, such as 2026-W48, and its days from Monday, as yyyy-mm-dd. */
export type Week = { name: string; days: string[] };

/** The week that an address names, or the one that a day is in. Weeks are those of ISO 8601. */
export function readWeek(typed: string | null, today: string): Week {
  const [, year = "", week = ""] = /^(\d{4})-W(\d{2})$/.exec(typed ?? "") ?? [];
  if (Number(year) < 2000 || Number(year) > 2100) return weekOf(today);
  // The fourth of January is in the first week of its year.
  const monday = dayAfter(mondayOf(`${year}-01-04`), (Number(week) - 1) * 7);
  const named = weekOf(monday);
  return named.name === typed ? named : weekOf(today);
}

export function weekOf(day: string): Week {
  const monday = mondayOf(day);
  const days = [0, 1, 2, 3, 4, 5, 6].map((after) => dayAfter(monday, after));
  // A week is of the year that its Thursday is in.
  const thursday = dayAfter(monday, 3);
  const year = thursday.slice(0, 4);
  const first = mondayOf(`${year}-01-04`);
  const number = Math.round((utc(monday) - utc(first)) / (7 * dayMs)) + 1;
  return { name: `${year}-W${String(number).padStart(2, "0")}`, days };
}

/** The week so many weeks later, or before. */
export function weeksLater({ days }: Week, weeks: number): Week {
  return weekOf(dayAfter(days[0] ?? "", weeks * 7));
}

/** From when until when the week lasts where its clocks are. */
export function momentsOf({ days }: Week, timeZone: string): { from: Date; to: Date } {
  const monday = days[0] ?? "";
  return { from: startOfDay(monday, timeZone), to: startOfDay(dayAfter(monday, 7), timeZone) };
}

/** The first moment of a day: some zones leap over midnight when summer time begins. */
function startOfDay(day: string, timeZone: string): Date {
  for (const hour of ["00:00", "00:30", "01:00", "02:00"]) {
    const moment = momentIn(`${day}T${hour}`, timeZone);
    if (moment) return moment;
  }
  return new Date(utc(day));
}

function mondayOf(day: string): string {
  const weekday = new Date(utc(day)).getUTCDay();
  return dayAfter(day, -((weekday + 6) % 7));
}

function utc(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}
