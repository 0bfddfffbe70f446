import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from "ical-generator";

import type { Attachment } from "#app/mail/send-mail.server.ts";
import { env } from "#app/platform/env.server.ts";

type CalendarEvent = {
  /** What it is, with its id, such as `booking-6a3f`: the same as long as it is the same event. */
  id: string;
  /** Grows with every change, so that a calendar moves or strikes out what it has instead of adding another. */
  sequence: number;
  now: Date;
  createdAt: Date;
  startsAt: Date;
  endsAt: Date;
  summary: string;
  description: string;
  /** The page about it. */
  url: string;
  location?: string;
  cancelled: boolean;
  /** Who is asked to come. Without anybody the event is only told of. */
  attendee?: { name: string; email: string };
  /** What makes such events. */
  product: string;
  fileName: string;
};

/**
 * An event as a file for calendars (RFC 5545). One with an attendee is an invitation, or takes it back (RFC 5546): mail
 * programs put it into the calendar by themselves.
 */
export function calendarEvent(event: CalendarEvent): Attachment {
  const { SITE_NAME, SITE_URL } = env();
  const { attendee, cancelled, now, fileName } = event;
  const method = attendee ? (cancelled ? "CANCEL" : "REQUEST") : "PUBLISH";
  const calendar = ical({
    method: ICalCalendarMethod[method],
    prodId: { company: SITE_NAME, product: event.product, language: "EN" },
  });
  calendar.createEvent({
    id: `${event.id}@${new URL(SITE_URL).hostname}`,
    sequence: event.sequence,
    stamp: now,
    created: event.createdAt,
    start: event.startsAt,
    end: event.endsAt,
    summary: event.summary,
    description: event.description,
    url: event.url,
    location: event.location ?? null,
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    ...(attendee && {
      organizer: { name: SITE_NAME, email: ourAddress() },
      attendees: [{ ...attendee, rsvp: false, status: ICalAttendeeStatus.ACCEPTED }],
    }),
  });
  return {
    name: fileName,
    type: `text/calendar; charset=utf-8; method=${method}`,
    bytes: Buffer.from(calendar.toString()),
  };
}

/** The address alone of what may be `Landfall <hello@landfall.example>`. */
function ourAddress(): string {
  const { MAIL_FROM } = env();
  return /<([^<>]+)>/.exec(MAIL_FROM)?.[1] ?? MAIL_FROM;
}
