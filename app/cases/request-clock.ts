import { afterWorkingDays } from "#app/orders/items/working-days.ts";
import { dayAfter, utcDay, writtenDate } from "#app/platform/dates.ts";
import type { Tone } from "#app/ui/data-table.tsx";

type Clock = { days: number; now: Date; daysOff: ReadonlySet<string> };

export type RequestClock = { dueOn: string; text: string; tone: Tone };

/** What was promised an answer within so many working days: warns when one is left. */
export function requestClock(askedAt: Date, { days, now, daysOff }: Clock): RequestClock {
  const dueOn = afterWorkingDays(askedAt, days, daysOff);
  const today = utcDay(now);
  const by = `by ${writtenDate(dueOn)}`;
  if (dueOn < today) return { dueOn, text: `${by}, late`, tone: "danger" };
  const isNear = dueOn <= nextWorkingDay(now, daysOff);
  return { dueOn, text: by, tone: isNear ? "warning" : "harbour" };
}

/** "Tomorrow" of a Friday is Monday. */
function nextWorkingDay(now: Date, daysOff: ReadonlySet<string>): string {
  return afterWorkingDays(now, 1, daysOff);
}

/** Days that are due tomorrow, and not before: both ends included. */
export function dueTomorrow(now: Date, daysOff: ReadonlySet<string>): { from: string; to: string } {
  return { from: dayAfter(utcDay(now)), to: nextWorkingDay(now, daysOff) };
}
