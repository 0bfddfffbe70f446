import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";

import { chatEnd } from "#app/bookings/booking.ts";
import type { Booking } from "#app/bookings/tables.server.ts";
import { writtenNumber } from "#app/bookings/whatsapp-number.server.ts";
import type { Attachment } from "#app/mail/send-mail.server.ts";
import { env } from "#app/platform/env.server.ts";

/**
 * A booking as a file for calendars (RFC 5545); null while no time is set. Its id stays the same and its sequence grows
 * with every change, so that a calendar moves or strikes out what it has instead of adding another.
 */
export function calendarFile(booking: Booking, heading: string, now: Date): Attachment | null {
  const { startsAt, state } = booking;
  if (!startsAt) return null;
  const { SITE_NAME, SITE_URL } = env();
  const calendar = ical({
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: SITE_NAME, product: "Free chat", language: "EN" },
  });
  calendar.createEvent({
    id: `booking-${booking.id}@${new URL(SITE_URL).hostname}`,
    sequence: booking.sequence,
    stamp: now,
    created: booking.createdAt,
    start: startsAt,
    end: chatEnd(startsAt),
    summary: `Free WhatsApp chat with ${SITE_NAME}: ${heading}`,
    description: `A counsellor writes to you on WhatsApp at ${writtenNumber(booking.number)}. The chat takes five minutes and is free.`,
    url: `${SITE_URL}/account/dashboard/#free-chats`,
    status: state === "cancelled" ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return {
    name: "free-chat.ics",
    type: "text/calendar; charset=utf-8; method=PUBLISH",
    bytes: Buffer.from(calendar.toString()),
  };
}
