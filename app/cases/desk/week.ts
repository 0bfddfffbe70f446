import { momentIn } from "#app/desk/zone-time.ts";
import { dayAfter, dayMs } from "#app/platform/dates.ts";

/** `name` is an ISO week such as 2026-W48; `days` are yyyy-mm-dd from Monday. */
export type Week = { name: string; days: string[] };

/** ISO 8601; falls back to the week of `today`. */
export function readWeek(typed: string | null, today: string): Week {
  const [, year = "", week = ""] = /^(\d{4})-W(\d{2})$/.exec(typed ?? "") ?? [];
  if (Number(year) < 2000 || Number(year) > 2100) return weekOf(today);
  // ISO 8601: 4 January is always in week 1.
  const monday = dayAfter(mondayOf(`${year}-01-04`), (Number(week) - 1) * 7);
  const named = weekOf(monday);
  return named.name === typed ? named : weekOf(today);
}

export function weekOf(day: string): Week {
  const monday = mondayOf(day);
  const days = [0, 1, 2, 3, 4, 5, 6].map((after) => dayAfter(monday, after));
  // ISO 8601: a week belongs to the year of its Thursday.
  const thursday = dayAfter(monday, 3);
  const year = thursday.slice(0, 4);
  const first = mondayOf(`${year}-01-04`);
  const number = Math.round((utc(monday) - utc(first)) / (7 * dayMs)) + 1;
  return { name: `${year}-W${String(number).padStart(2, "0")}`, days };
}

export function weeksLater({ days }: Week, weeks: number): Week {
  return weekOf(dayAfter(days[0] ?? "", weeks * 7));
}

export function momentsOf({ days }: Week, timeZone: string): { from: Date; to: Date } {
  const monday = days[0] ?? "";
  return { from: startOfDay(monday, timeZone), to: startOfDay(dayAfter(monday, 7), timeZone) };
}

/** In some zones, summer time skips midnight. */
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
