import { chatEnd } from "#app/bookings/booking.ts";
import type { Booking } from "#app/bookings/tables.server.ts";
import { writtenNumber } from "#app/bookings/whatsapp-number.server.ts";
import { calendarEvent } from "#app/mail/calendar-event.server.ts";
import type { Attachment } from "#app/mail/send-mail.server.ts";
import { env } from "#app/platform/env.server.ts";

export function calendarFile(booking: Booking, heading: string, now: Date): Attachment | null {
  const { id, startsAt, state } = booking;
  if (!startsAt) return null;
  const { SITE_NAME, SITE_URL } = env();
  return calendarEvent({
    ...eventOf({ ...booking, startsAt }, now),
    summary: `Free WhatsApp chat with ${SITE_NAME}: ${heading}`,
    description: `A counsellor writes to you on WhatsApp at ${writtenNumber(booking.number)}. The chat takes five minutes and is free.`,
    url: `${SITE_URL}/account/bookings/${id}`,
    cancelled: state === "cancelled",
  });
}

/** For the counsellor's own calendar. */
export function counsellorFile(
  booking: Booking & { startsAt: Date },
  { heading, customer }: { heading: string; customer: string },
  { cancelled, now }: { cancelled: boolean; now: Date },
): Attachment {
  return calendarEvent({
    ...eventOf(booking, now),
    summary: `Free chat with ${customer}: ${heading}`,
    description: `Write to ${customer} on WhatsApp${booking.number && ` at ${writtenNumber(booking.number)}`}.`,
    url: `${env().SITE_URL}/staff/bookings?chat=${booking.id}`,
    cancelled,
  });
}

function eventOf({ id, startsAt, sequence, createdAt }: Booking & { startsAt: Date }, now: Date) {
  return {
    id: `booking-${id}`,
    sequence,
    now,
    createdAt,
    startsAt,
    endsAt: chatEnd(startsAt),
    product: "Free chat",
    fileName: "free-chat.ics",
  };
}
