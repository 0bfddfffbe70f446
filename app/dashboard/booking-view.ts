import type { BookingState } from "#app/bookings/booking.ts";

/** A free chat with its words ready to be shown. */
export type ShownBooking = {
  id: string;
  heading: string;
  servicePath: string;
  state: BookingState;
  /** The time that is set, or the day the customer would like. */
  when: string | null;
  /** The time for machines, once it is set. */
  startsAt: string | null;
  number: string;
  open: boolean;
  calendarHref: string | null;
};

export type BookingsView = {
  bookings: ShownBooking[];
  /** The one that the address asks to cancel. */
  asked: ShownBooking | null;
  /** One has just been cancelled. */
  cancelled: boolean;
};

export const cancelChatIntent = "cancel_chat";
