import { href } from "react-router";

import { isOpen } from "#app/bookings/booking.ts";
import { dayOrTime } from "#app/bookings/booking-labels.ts";
import { customerZone } from "#app/bookings/customer-zone.server.ts";
import { listBookings } from "#app/bookings/find-booking.server.ts";
import { canStillChange } from "#app/bookings/slots/slot-limits.ts";
import { writtenNumber } from "#app/bookings/whatsapp-number.server.ts";
import { findHeadings } from "#app/catalog/find-headings.server.ts";
import { servicePath } from "#app/catalog/metadata.ts";
import { readTimeZone } from "#app/currencies/currency-cookie.ts";
import { db } from "#app/platform/db.server.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import type { BookingsView, ShownBooking } from "#app/dashboard/booking-view.ts";

/** The customer's free chats: those that are open first, then the newest. */
export async function loadDashboardBookings(
  request: Request,
  url: URL,
  user: CurrentUser,
): Promise<BookingsView> {
  const now = new Date();
  const bookings = await listBookings(db, user.id);
  const headings = await findHeadings(bookings.map(({ service }) => service));
  const zone = customerZone(readTimeZone(request.headers.get("cookie")), user.country);
  const shown = bookings.map((booking, at): ShownBooking => {
    const { id, service, state, startsAt, number } = booking;
    return {
      id,
      heading: headings[at] ?? service,
      servicePath: servicePath(service),
      state,
      when: dayOrTime(booking, zone),
      startsAt: startsAt?.toISOString() ?? null,
      number: writtenNumber(number),
      open: isOpen(state),
      changeable: isOpen(state) && (startsAt === null || canStillChange(startsAt, now)),
      calendarHref: startsAt && href("/account/bookings/:bookingId/calendar.ics", { bookingId: id }),
    };
  });
  const askedFor = url.searchParams.get("cancel_chat");
  return {
    bookings: [...shown.filter(({ open }) => open), ...shown.filter(({ open }) => !open)],
    asked: shown.find(({ id, open }) => open && id === askedFor) ?? null,
    cancelled: url.searchParams.has("chat_cancelled"),
  };
}
