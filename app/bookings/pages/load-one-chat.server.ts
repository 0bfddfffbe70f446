import { href } from "react-router";

import { type BookingState, isOpen } from "#app/bookings/booking.ts";
import { chatMessage, dayOrTime, nextStep, stateLabels } from "#app/bookings/booking-labels.ts";
import { chooseTimePath } from "#app/support-chat/choose-time-path.ts";
import { customerZone } from "#app/bookings/customer-zone.server.ts";
import { findOwnBooking } from "#app/bookings/find-booking.server.ts";
import { findCounsellor, whenWith } from "#app/bookings/find-counsellor.server.ts";
import { offerTimes } from "#app/bookings/slots/offer-times.server.ts";
import { canStillChange } from "#app/bookings/slots/slot-limits.ts";
import { writtenNumber } from "#app/bookings/whatsapp-number.server.ts";
import { findHeadings } from "#app/catalog/find-headings.server.ts";
import { readTimeZone } from "#app/currencies/currency-cookie.ts";
import { db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import type { BadgeTone } from "#app/ui/badge.tsx";
import { whatsappLink } from "#app/support-chat/whatsapp-link.ts";

type Visit = { bookingId: string; request: Request; url: URL; user: CurrentUser; now: Date };

/** Null for somebody else's. */
export async function loadOneChat({ bookingId, request, url, user, now }: Visit) {
  const booking = await findOwnBooking(db, bookingId, user.id);
  if (!booking) return null;
  const { id, service, state, startsAt } = booking;
  const [heading = service] = await findHeadings([service]);
  const timeZone = customerZone(readTimeZone(request.headers.get("cookie")), user.country);
  const open = isOpen(state);
  const changeable = open && (startsAt === null || canStillChange(startsAt, now));
  const number = writtenNumber(booking.number);
  const when = startsAt && whenWith(startsAt, timeZone, await findCounsellor(db, booking));
  return {
    heading,
    state: stateLabels[state],
    tone: toneOf(state),
    when: when ?? dayOrTime(booking, timeZone),
    hasTime: startsAt !== null,
    // The label says it already.
    nextStep: state === "cancelled" ? null : nextStep(state, number),
    changeable,
    tooLate: open && !changeable,
    chatHref: open
      ? whatsappLink(env().SUPPORT_WHATSAPP, chatMessage({ ...booking, heading, number }, timeZone))
      : null,
    calendarHref:
      startsAt && state !== "cancelled"
        ? href("/account/bookings/:bookingId/calendar.ics", { bookingId: id })
        : null,
    bookHref: `${chooseTimePath}?${new URLSearchParams({ service })}`,
    offered: changeable
      ? await offerTimes(db, { customerId: user.id, besides: id, timeZone, url, now })
      : null,
  };
}

function toneOf(state: BookingState): BadgeTone {
  if (state === "requested") return "harbour";
  return state === "confirmed" ? "success" : "neutral";
}
