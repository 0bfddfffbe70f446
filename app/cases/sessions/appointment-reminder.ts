import { dayMs } from "#app/platform/dates.ts";

export const remindBeforeMs = dayMs;

/** Booked late, the booking mail also serves as the reminder. */
export function remindedBy(startsAt: Date, now: Date): Date | null {
  return startsAt.getTime() - now.getTime() <= remindBeforeMs ? now : null;
}
