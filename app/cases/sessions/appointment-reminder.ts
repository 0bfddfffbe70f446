/** A customer is reminded so long before a session. */
export const remindBeforeMs = 24 * 60 * 60 * 1000;

/** When a session counts as reminded of: at once where the mail that it is booked by comes later than a reminder would. */
export function remindedBy(startsAt: Date, now: Date): Date | null {
  return startsAt.getTime() - now.getTime() <= remindBeforeMs ? now : null;
}
