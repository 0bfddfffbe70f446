import { chatEnd } from "#app/bookings/booking.ts";
import type { Booking } from "#app/bookings/tables.server.ts";
import { writtenNumber } from "#app/bookings/whatsapp-number.server.ts";
import { calendarEvent } from "#app/mail/calendar-event.server.ts";
import type { Attachment } from "#app/mail/send-mail.server.ts";
import { env } from "#app/platform/env.server.ts";

export function calendarFile(booking: Booking, heading: string, now: Date): Attachment | null {
  const { id, startsAt, sequence, createdAt } = booking;
  if (!startsAt) return null;
  const { SITE_NAME, SITE_URL } = env();
  return calendarEvent({
    id: `booking-${id}`,
    sequence,
    now,
    createdAt,
    startsAt,
    endsAt: chatEnd(startsAt),
    summary: `Free WhatsApp chat with ${SITE_NAME}: ${heading}`,
    description: `A counsellor writes to you on WhatsApp at ${writtenNumber(booking.number)}. The chat takes five minutes and is free.`,
    url: `${SITE_URL}/account/dashboard/#free-chats`,
    cancelled: booking.state === "cancelled",
    product: "Free chat",
    fileName: "free-chat.ics",
  });
}
