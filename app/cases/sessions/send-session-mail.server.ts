import { findAccount } from "#app/accounts/search-accounts.server.ts";
import { writtenTime } from "#app/bookings/chat-time.ts";
import { customerZone } from "#app/bookings/customer-zone.server.ts";
import { findLastTimeZone } from "#app/bookings/find-last-time-zone.server.ts";
import { sessionMailText } from "#app/cases/sessions/session-mail-text.ts";
import { type Session, findSession } from "#app/cases/sessions/find-sessions.server.ts";
import type { SessionMail } from "#app/cases/sessions/queue-session-mail.server.ts";
import { inTwoZones } from "#app/bookings/two-zones.ts";
import { zonesOfStaff } from "#app/desk/find-colleague.server.ts";
import { findStaff } from "#app/desk/find-staff.server.ts";
import { sessionFile } from "#app/cases/sessions/session-file.server.ts";
import { sendMail } from "#app/mail/send-mail.server.ts";
import { findItem } from "#app/orders/items/find-item.server.ts";
import { minuteMs } from "#app/platform/dates.ts";
import { db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { invariant } from "#app/platform/invariant.ts";
import { nameServices } from "#app/pricing/name-services.server.ts";
import { fullName } from "#app/accounts/profile/person-name.ts";

/** Skips sessions that changed, began or were erased since queueing, and counsellors who have left the desk. */
export async function sendSessionMail(mail: SessionMail, now: Date): Promise<void> {
  const session = await findSession(db, mail.sessionId);
  if (!session || !isStillSo(mail, session, now)) return;
  const about = mail.about === "handed_on" && session.state === "cancelled" ? "cancelled" : mail.about;
  const cancelled = about === "cancelled" || about === "handed_on";
  const toCustomer = mail.userId === session.customerId;
  if (!toCustomer && !(await findStaff(mail.userId))) return;
  const [reader, item, zones] = await Promise.all([
    findAccount(db, mail.userId),
    findItem(db, session.itemId),
    zonesOf(toCustomer ? session : { ...session, counsellorId: mail.userId }),
  ]);
  invariant(item, `item ${session.itemId} is there`);
  if (!reader || reader.deletedAt) return;
  const [heading = ""] = await nameServices([item.configuration]);
  const path = `${toCustomer ? "/account/services" : "/staff/work"}/${item.id}#sessions`;
  const { SITE_NAME, SITE_URL } = env();
  const { startsAt, endsAt } = session;
  const [own, other] = toCustomer ? [zones.customer, zones.counsellor] : [zones.counsellor, zones.customer];
  const { subject, lines } = sessionMailText({
    about,
    toCustomer,
    heading,
    when: inTwoZones(startsAt, { own, other, whose: toCustomer ? "your counsellor" : "your customer" }),
    whenShort: writtenTime(startsAt, own),
    minutes: Math.round((endsAt.getTime() - startsAt.getTime()) / minuteMs),
    meetingLink: session.meetingLink,
    deskReason: session.deskReason,
    page: SITE_URL + path,
  });
  const name = fullName(reader);
  const file = { heading, reader: { name, email: reader.email, path }, cancelled, now };
  const withFile = !withoutFile.includes(about);
  await sendMail({
    to: reader.email,
    ...(toCustomer && { about: { userId: session.customerId, itemId: item.id } }),
    subject,
    body: [`Hello ${reader.firstName},`, ...lines, SITE_NAME].join("\n\n"),
    attachments: withFile ? [sessionFile(session, file)] : [],
  });
}

const withoutFile = ["kept", "missed", "given_back"];

function isStillSo({ about, sequence, userId }: SessionMail, session: Session, now: Date): boolean {
  const { state, startsAt, counsellorId } = session;
  if (about === "missed") return state === "no_show";
  if (about === "given_back") return state === "cancelled" && session.sequence === sequence;
  if (startsAt <= now) return false;
  // Sent in any state: it must leave the former counsellor's calendar.
  if (about === "handed_on") return counsellorId !== userId;
  if (session.sequence !== sequence) return false;
  return state === (about === "cancelled" ? "cancelled" : "booked");
}

/** Mails have no browser: take the last zone it reported, or the country's. */
async function zonesOf({
  customerId,
  counsellorId,
}: Pick<Session, "customerId" | "counsellorId">): Promise<{ customer: string; counsellor: string }> {
  const [customer, told, ofStaff] = await Promise.all([
    findAccount(db, customerId),
    findLastTimeZone(db, customerId),
    zonesOfStaff(db, [counsellorId]),
  ]);
  return {
    customer: customerZone(told, customer?.country ?? ""),
    counsellor: ofStaff.get(counsellorId) ?? "UTC",
  };
}
