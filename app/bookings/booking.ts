import { minuteMs } from "#app/platform/dates.ts";

/** Where a free chat stands. */
export const bookingStates = ["requested", "confirmed", "completed", "no_show", "cancelled"] as const;

export type BookingState = (typeof bookingStates)[number];

/** Where a booking can go from each state. Staff set a time for one that is requested, and then hold the chat. */
const moves: Record<BookingState, readonly BookingState[]> = {
  requested: ["confirmed", "cancelled"],
  confirmed: ["completed", "no_show", "cancelled"],
  completed: [],
  no_show: [],
  cancelled: [],
};

export function bookingCanBecome(from: BookingState, to: BookingState): boolean {
  return moves[from].includes(to);
}

/** The states from which a booking can become `to`, for a guarded update. */
export function bookingStatesBefore(to: BookingState): BookingState[] {
  return bookingStates.filter((from) => bookingCanBecome(from, to));
}

/** A customer has one open booking for a service, and may cancel it. */
export const openStates = bookingStatesBefore("cancelled");

export function isOpen(state: BookingState): boolean {
  return openStates.includes(state);
}

/** A free chat takes so long (spec section 9). */
export const chatMinutes = 5;

export function chatEnd(startsAt: Date): Date {
  return new Date(startsAt.getTime() + chatMinutes * minuteMs);
}
