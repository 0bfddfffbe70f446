import { minuteMs } from "#app/platform/dates.ts";

export const bookingStates = ["requested", "confirmed", "completed", "no_show", "cancelled"] as const;

export type BookingState = (typeof bookingStates)[number];

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

export function bookingStatesBefore(to: BookingState): BookingState[] {
  return bookingStates.filter((from) => bookingCanBecome(from, to));
}

export const openStates = bookingStatesBefore("cancelled");

export function isOpen(state: BookingState): boolean {
  return openStates.includes(state);
}

/** Minutes (spec section 9). */
export const chatMinutes = 5;

export function chatEnd(startsAt: Date): Date {
  return new Date(startsAt.getTime() + chatMinutes * minuteMs);
}
