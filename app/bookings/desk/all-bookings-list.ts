import { bookingStates } from "#app/bookings/booking.ts";
import { isServiceSlug } from "#app/catalog/find-service-slug.ts";
import type { ListShape } from "#app/desk/list/list-query.ts";

export const allBookingsList = {
  path: "/staff/bookings/all",
  filters: { state: bookingStates, service: isServiceSlug, from: "day", until: "day", customer: "text" },
  sorts: { asked: "desc" },
} as const satisfies ListShape;
