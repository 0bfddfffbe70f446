import { chatMinutes } from "#app/bookings/booking.ts";
import type { SlotShape } from "#app/bookings/slots/free-times.ts";
import { dayMs, hourMs } from "#app/platform/dates.ts";

const bufferMinutes = 10;

export const chatShape: SlotShape = { takes: chatMinutes, every: 15, buffer: bufferMinutes };

const noticeHours = 4;
const daysAheadMax = 21;

/** Later than this, customers write to us instead. */
export const changeHoursBefore = 2;

/** Free chats with a time that one customer has at once: times are for everybody. */
export const timedChatsMax = 3;

/** When a time must begin that is booked now. */
export function bookablePeriod(now: Date): { from: Date; to: Date } {
  return {
    from: new Date(now.getTime() + noticeHours * hourMs),
    to: new Date(now.getTime() + daysAheadMax * dayMs),
  };
}

export function canStillChange(startsAt: Date, now: Date): boolean {
  return startsAt.getTime() - now.getTime() >= changeHoursBefore * hourMs;
}
