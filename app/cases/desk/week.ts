import { momentIn } from "#app/desk/zone-time.ts";
import { dayAfter } from "#app/platform/dates.ts";

/** Seven days from Monday, as yyyy-mm-dd. */
export function weekOf(day: string): string[] {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  const monday = dayAfter(day, -((weekday + 6) % 7));
  return [0, 1, 2, 3, 4, 5, 6].map((after) => dayAfter(monday, after));
}

/** In some zones, summer time skips midnight. A day that a zone skips begins with the next. */
export function startOfDay(day: string, timeZone: string): Date {
  for (const hour of ["00:00", "00:30", "01:00", "02:00"]) {
    const moment = momentIn(`${day}T${hour}`, timeZone);
    if (moment) return moment;
  }
  return startOfDay(dayAfter(day), timeZone);
}

/** From the first day's beginning to the last one's end. */
export function momentsOf(days: readonly string[], timeZone: string): { from: Date; to: Date } {
  const [first = "", last = first] = [days[0], days.at(-1)];
  return { from: startOfDay(first, timeZone), to: startOfDay(dayAfter(last), timeZone) };
}
