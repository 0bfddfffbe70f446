import type { BookingState } from "#app/bookings/booking.ts";

export type ShownBooking = {
  id: string;
  heading: string;
  servicePath: string;
  state: BookingState;
  when: string | null;
  startsAt: string | null;
  number: string;
  open: boolean;
  /** Can still be moved or cancelled here. */
  changeable: boolean;
  calendarHref: string | null;
};

export type BookingsView = {
  bookings: ShownBooking[];
  asked: ShownBooking | null;
  cancelled: boolean;
};

export const cancelChatIntent = "cancel_chat";
