import { isOpen } from "#app/bookings/booking.ts";
import { chatMessage, dayOrTime, stateLabels } from "#app/bookings/booking-labels.ts";
import { bookableDays } from "#app/bookings/booking-day.ts";
import { customerZone } from "#app/bookings/customer-zone.server.ts";
import { findOpenBooking, findOwnBooking } from "#app/bookings/find-booking.server.ts";
import { loadContactFields } from "#app/bookings/load-contact-fields.server.ts";
import { writtenNumber } from "#app/bookings/whatsapp-number.server.ts";
import { findHeadings } from "#app/catalog/find-headings.server.ts";
import type { ServiceSlug } from "#app/catalog/slugs.ts";
import { readTimeZone } from "#app/currencies/currency-cookie.ts";
import { db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import type { ChatFormData, ChatView } from "#app/bookings/booking-form-data.ts";
import { hrefWith } from "#app/checkout/purchase-box/load-purchase-box.server.ts";
import { whatsappLink } from "#app/support-chat/whatsapp-link.ts";

type Visit = {
  service: ServiceSlug;
  request: Request;
  url: URL;
  user: CurrentUser;
  now: Date;
};

/** Address parameter naming the new booking. */
export const bookedParameter = "booked";

export async function loadChatBox(visit: Visit): Promise<ChatView> {
  const { service, request, url, user } = visit;
  const open = await findOpenBooking(db, user.id, service);
  const zone = customerZone(readTimeZone(request.headers.get("cookie")), user.country);
  return {
    open: open && { state: stateLabels[open.state], when: dayOrTime(open, zone) },
    form: open ? null : await formOf(visit),
    booked: await justBooked(url, user, zone),
  };
}

async function formOf({ now, ...visit }: Visit): Promise<ChatFormData> {
  return { ...(await loadContactFields(visit)), days: bookableDays(now) };
}

/** Only the customer's own open booking: old addresses show nothing. */
async function justBooked(url: URL, user: CurrentUser, zone: string): Promise<ChatView["booked"]> {
  const id = url.searchParams.get(bookedParameter);
  const booking = id === null ? null : await findOwnBooking(db, id, user.id);
  if (!booking || !isOpen(booking.state)) return null;
  const [heading = booking.service] = await findHeadings([booking.service]);
  const number = writtenNumber(booking.number);
  const when = dayOrTime(booking, zone);
  return {
    chatHref: whatsappLink(env().SUPPORT_WHATSAPP, chatMessage({ ...booking, heading, number }, zone)),
    closedHref: hrefWith(url, { [bookedParameter]: null }),
    details: [heading, number, ...(when === null ? [] : [when])],
  };
}
