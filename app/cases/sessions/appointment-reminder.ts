import { dayMs } from "#app/platform/dates.ts";

/** A customer is reminded so long before a session. */
export const remindBeforeMs = dayMs;

/** When a session counts as reminded of: at once where the mail that it is booked by comes later than a reminder would. */
export function remindedBy(startsAt: Date, now: Date): Date | null {
  return startsAt.getTime() - now.getTime() <= remindBeforeMs ? now : null;
}
