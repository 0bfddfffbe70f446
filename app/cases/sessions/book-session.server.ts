import { recordAuditEvent } from "#app/audit/record-audit-event.server.ts";
import { refuseWhileAsked } from "#app/cases/cancelling/refuse-while-asked.server.ts";
import { isClosed } from "#app/cases/item-moves.ts";
import { closedItem, unknownItem } from "#app/cases/item-refusals.ts";
import { findSession, listSessions, type Session } from "#app/cases/sessions/find-sessions.server.ts";
import { onceAtATime } from "#app/bookings/once-at-a-time.server.ts";
import { everyoneExcept, queueSessionMails } from "#app/cases/sessions/queue-session-mail.server.ts";
import {
  checkHolidays,
  readSessionDetails,
  type SessionDetails,
  type SessionFields,
} from "#app/cases/sessions/read-session-details.server.ts";
import { sessionAuditFacts } from "#app/cases/sessions/session-audit-facts.ts";
import { busy, noneLeft, unknownSession } from "#app/cases/sessions/session-refusals.ts";
import { checkStart, endOf, nextPosition, remindedBy } from "#app/cases/sessions/session.ts";
import { caseSessions } from "#app/cases/tables.server.ts";
import { boughtSessions } from "#app/catalog/bought-service.ts";
import type { BoughtSessions } from "#app/catalog/service-parts/session-kinds.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may } from "#app/desk/permissions.ts";
import { lockItem, type PaidItem } from "#app/orders/items/change-item.server.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import { type OrderItemId, isId, SessionId } from "#app/platform/ids.ts";
import { invariant } from "#app/platform/invariant.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";

export type NewSession = SessionFields & {
  member: Member;
  itemId: OrderItemId;
  /** Created with the form, so booking twice is one session. */
  sessionId: string;
  kind: string;
  now: Date;
};

/** A counsellor or customer is never booked twice for one time, even by parallel requests. */
export async function bookSession(asked: NewSession): Promise<Outcome<Session>> {
  const { member, itemId, sessionId: id, now } = asked;
  return allOrNothing(db, async (tx) => {
    const details = await readSessionDetails(tx, member, asked);
    const item = await lockItem(tx, itemId);
    if (!item) return unknownItem;
    if (!may(member.role, "book_session", { own: item.assignedTo === member.id })) return notAllowed;
    if (isClosed(item.state)) return closedItem;
    const bought = boughtSessions(item.configuration).find(({ kind }) => kind === asked.kind);
    if (!bought) return notHeldInSessions;
    // A booking would change the refund the customer was shown.
    const unasked = await refuseWhileAsked(tx, [itemId]);
    if (!unasked.ok) return unasked;
    if (!details.ok) return details;
    const start = checkStart(details.value.startsAt, now);
    if (!start.ok) return start;
    const free = await checkHolidays(tx, details.value);
    if (!free.ok) return free;
    const booked = await insertOnce(tx, item, { ...details.value, id, bought, by: member.id, now });
    if (!booked.ok) return booked;
    const { session, isNew } = booked.value;
    if (!isNew) return done(session);
    await recordAuditEvent(tx, {
      actor: member,
      event: "session_booked",
      subject: { kind: "item", id: itemId },
      after: sessionAuditFacts(session),
      now,
    });
    return done(session);
  });
}

type Insertion = SessionDetails & {
  id: string;
  bought: BoughtSessions;
  /** Who is not mailed what they did themselves; null mails both. */
  by: string | null;
  now: Date;
};

/** `isNew` is false for a repeated form. */
export async function insertOnce(
  tx: Transaction,
  item: PaidItem,
  { id, bought, counsellorId, startsAt, minutes, meetingLink, by, now }: Insertion,
): Promise<Outcome<{ session: Session; isNew: boolean }>> {
  if (!isId(SessionId, id)) return unknownSession;
  const before = await findSession(tx, id);
  if (before) return before.itemId === item.id ? done({ session: before, isNew: false }) : unknownSession;
  const position = nextPosition(bought, await listSessions(tx, item.id));
  if (position === null) return noneLeft;
  const about = { id, itemId: item.id, kind: bought.kind, position, customerId: item.userId, counsellorId };
  const when = { startsAt, endsAt: endOf(startsAt, minutes), remindedAt: remindedBy(startsAt, now) };
  const booked = await onceAtATime(tx, { people: [item.userId, counsellorId], busy }, async (savepoint) => {
    const [inserted] = await savepoint
      .insert(caseSessions)
      .values({ ...about, ...when, state: "booked", meetingLink, createdAt: now })
      .returning();
    invariant(inserted, "a session that was inserted is returned");
    return inserted;
  });
  if (!booked.ok) return booked;
  await queueSessionMails(tx, everyoneExcept(by, "booked", booked.value));
  return done({ session: booked.value, isNew: true });
}

const notHeldInSessions = refuse({
  code: "invalid_choice",
  message: "Choose what is held. This service is not held in such sessions.",
  status: 422,
});
