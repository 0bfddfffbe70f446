import type { Session } from "#app/cases/sessions/find-sessions.server.ts";
import { calendarEvent } from "#app/mail/calendar-event.server.ts";
import type { Attachment } from "#app/mail/send-mail.server.ts";
import { env } from "#app/platform/env.server.ts";

type SessionReader = { name: string; email: string; path: string };

/** `cancelled` also when a counsellor hands the session on. */
export function sessionFile(
  session: Session,
  {
    heading,
    reader,
    cancelled = session.state === "cancelled",
    now,
  }: { heading: string; reader: SessionReader; cancelled?: boolean; now: Date },
): Attachment {
  const { id, sequence, createdAt, startsAt, endsAt, meetingLink } = session;
  const { SITE_NAME, SITE_URL } = env();
  return calendarEvent({
    id: `appointment-${id}`,
    sequence,
    now,
    createdAt,
    startsAt,
    endsAt,
    summary: `${heading}, ${SITE_NAME}`,
    description: `The meeting: ${meetingLink}`,
    location: meetingLink,
    url: `${SITE_URL}${reader.path}`,
    cancelled,
    attendee: { name: reader.name, email: reader.email },
    product: "Session",
    fileName: "session.ics",
  });
}
