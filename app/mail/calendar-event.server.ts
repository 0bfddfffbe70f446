import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from "ical-generator";

import type { Attachment } from "#app/mail/send-mail.server.ts";
import { env } from "#app/platform/env.server.ts";

type CalendarEvent = {
  id: string;
  /** Grows with each change, so calendars update the event instead of adding another. */
  sequence: number;
  now: Date;
  createdAt: Date;
  startsAt: Date;
  endsAt: Date;
  summary: string;
  description: string;
  url: string;
  location?: string;
  cancelled: boolean;
  /** Without one, the event is only for information. */
  attendee?: { name: string; email: string };
  product: string;
  fileName: string;
};

/** RFC 5545; with an attendee an invitation or its cancellation (RFC 5546). */
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

/** From `Landfall <hello@landfall.example>` or a bare address. */
function ourAddress(): string {
  const { MAIL_FROM } = env();
  return /<([^<>]+)>/.exec(MAIL_FROM)?.[1] ?? MAIL_FROM;
}
