import { recordAuditEvent } from "#app/audit/record-audit-event.server.ts";
import { unknownItem } from "#app/cases/item-refusals.ts";
import { lockSession, type Session } from "#app/cases/sessions/find-sessions.server.ts";
import { onceAtATime } from "#app/bookings/once-at-a-time.server.ts";
import { everyoneExcept, queueSessionMails } from "#app/cases/sessions/queue-session-mail.server.ts";
import {
  checkHolidays,
  readSessionDetails,
  type SessionDetails,
  type SessionFields,
} from "#app/cases/sessions/read-session-details.server.ts";
import { sessionAuditFacts } from "#app/cases/sessions/session-audit-facts.ts";
import {
  busy,
  notBooked,
  sessionChanged,
  stillToCome,
  unknownSession,
} from "#app/cases/sessions/session-refusals.ts";
import { checkStart, endOf, isAsking, readSessionText, remindedBy } from "#app/cases/sessions/session.ts";
import { updateSession } from "#app/cases/sessions/update-session.server.ts";
import { lockColleague } from "#app/desk/find-colleague.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { type DeskAction, may } from "#app/desk/permissions.ts";
import { lockItem } from "#app/orders/items/change-item.server.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import type { OrderItemId, UserId } from "#app/platform/ids.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";

export type SessionAsked = { member: Member; itemId: OrderItemId; sessionId: string; now: Date };

/** A new time answers the customer's request. `seen`: the sequence the page showed. */
export function moveSession({
  seen,
  ...asked
}: SessionAsked & SessionFields & { seen: string }): Promise<Outcome<Session>> {
  const { member, now } = asked;
  const holder = asked.counsellorId;
  return changeSession(
    asked,
    { right: "change_session", event: "session_moved", holder },
    async (tx, before) => {
      const details = await readSessionDetails(tx, member, asked);
      // A stale page comes first: the form is redrawn for the current session, so field errors would mislead.
      if (!details.ok) return isSeen(before, seen) ? details : sessionChanged;
      const moved = await move(tx, before, {
        to: details.value,
        seen: Number(seen),
        by: member.id,
        now,
      });
      // A later holiday must not block changing only the link.
      if (!moved.ok || isSamePlace(before, moved.value)) return moved;
      const free = await checkHolidays(tx, details.value);
      return free.ok ? moved : free;
    },
  );
}

/** Refuses a new time, with a reason for the customer. */
export function keepSession({
  text: typed,
  ...asked
}: SessionAsked & { text: string }): Promise<Outcome<Session>> {
  const text = readSessionText(typed);
  return changeSession(asked, { right: "change_session", event: "session_kept" }, async (tx, before) =>
    text.ok ? keep(tx, before, { text: text.value, now: asked.now }) : text,
  );
}

/** It can be booked again. Refuses if somebody moved it meanwhile: the new time may suit. */
export function cancelSession({
  text: typed,
  seen,
  ...asked
}: SessionAsked & { text: string; seen: string }): Promise<Outcome<Session>> {
  const text = readSessionText(typed);
  return changeSession(asked, { right: "change_session", event: "session_cancelled" }, async (tx, before) => {
    if (!isSeen(before, seen)) return sessionChanged;
    return text.ok ? cancel(tx, before, { text: text.value, by: asked.member.id }) : text;
  });
}

function isSeen({ state, sequence }: Session, seen: string): boolean {
  return state !== "booked" || String(sequence) === seen;
}

/** That it was missed is decided by a manager. */
export function endSession(asked: SessionAsked): Promise<Outcome<Session>> {
  return changeSession(asked, { right: "end_session", event: "session_ended" }, (tx, before) =>
    end(tx, before, asked.now),
  );
}

/** Locks the item and the session, asks for the right, and writes the change down. */
export async function changeSession(
  { member, itemId, sessionId, now }: SessionAsked,
  { right, event, holder }: { right: DeskAction; event: string; holder?: UserId },
  work: (tx: Transaction, before: Session) => Promise<Outcome<Session>>,
): Promise<Outcome<Session>> {
  return allOrNothing(db, async (tx) => {
    // Locks person before items, like ending a role.
    if (holder !== undefined) await lockColleague(tx, holder);
    const item = await lockItem(tx, itemId);
    if (!item) return unknownItem;
    const before = await lockSession(tx, sessionId);
    const isOfItem = before?.itemId === itemId;
    // Whoever holds the session works on it, as does whoever does the rest.
    const own = item.assignedTo === member.id || (isOfItem && before.counsellorId === member.id);
    if (!may(member.role, right, { own })) return notAllowed;
    if (!before || !isOfItem) return unknownSession;
    const changed = await work(tx, before);
    // The same once more is not logged.
    if (!changed.ok || changed.value === before) return changed;
    await recordAuditEvent(tx, {
      actor: member,
      event,
      subject: { kind: "item", id: itemId },
      before: sessionAuditFacts(before),
      after: sessionAuditFacts(changed.value),
      now,
    });
    return done(changed.value);
  });
}

function isSamePlace(before: Session, after: Session): boolean {
  return (
    before.counsellorId === after.counsellorId &&
    before.startsAt.getTime() === after.startsAt.getTime() &&
    before.endsAt.getTime() === after.endsAt.getTime()
  );
}

async function move(
  tx: Transaction,
  before: Session,
  { to, seen, by, now }: { to: SessionDetails; seen: number; by: string; now: Date },
): Promise<Outcome<Session>> {
  if (before.state !== "booked") return notBooked(before.state);
  const { counsellorId, startsAt, meetingLink } = to;
  const endsAt = endOf(startsAt, to.minutes);
  const sameStart = startsAt.getTime() === before.startsAt.getTime();
  const sameTime = sameStart && endsAt.getTime() === before.endsAt.getTime();
  if (sameTime && counsellorId === before.counsellorId && meetingLink === before.meetingLink) {
    return done(before);
  }
  if (before.sequence !== seen) return sessionChanged;
  const start = sameStart ? done(startsAt) : checkStart(startsAt, now);
  if (!start.ok) return start;
  const given = isAsking(before) && !sameStart ? { otherTimeAnsweredAt: now } : {};
  const reminded = sameStart ? {} : { remindedAt: remindedBy(startsAt, now) };
  const moved = await onceAtATime(
    tx,
    { people: [before.customerId, before.counsellorId, counsellorId], busy },
    (savepoint) =>
      updateSession(
        savepoint,
        before,
        { counsellorId, startsAt, endsAt, meetingLink, ...given, ...reminded },
        true,
      ),
  );
  if (!moved.ok) return moved;
  const left =
    before.counsellorId === counsellorId || before.counsellorId === by ? [] : [before.counsellorId];
  await queueSessionMails(tx, [
    ...everyoneExcept(by, "moved", moved.value),
    ...left.map((userId) => ({ about: "handed_on" as const, session: moved.value, userId })),
  ]);
  return moved;
}

async function keep(
  tx: Transaction,
  before: Session,
  { text, now }: { text: string; now: Date },
): Promise<Outcome<Session>> {
  if (before.otherTimeAnsweredAt && before.deskReason === text) return done(before);
  if (!isAsking(before)) return notAsking;
  const kept = await updateSession(tx, before, { otherTimeAnsweredAt: now, deskReason: text }, false);
  await queueSessionMails(tx, [{ about: "kept", session: kept, userId: kept.customerId }]);
  return done(kept);
}

async function cancel(
  tx: Transaction,
  before: Session,
  { text, by }: { text: string; by: string },
): Promise<Outcome<Session>> {
  if (before.state === "cancelled" && before.deskReason === text) return done(before);
  if (before.state !== "booked") return notBooked(before.state);
  const cancelled = await updateSession(tx, before, { state: "cancelled", deskReason: text }, true);
  await queueSessionMails(tx, everyoneExcept(by, "cancelled", cancelled));
  return done(cancelled);
}

async function end(tx: Transaction, before: Session, now: Date): Promise<Outcome<Session>> {
  if (before.state === "held") return done(before);
  if (before.state !== "booked") return notBooked(before.state);
  if (before.startsAt > now) return stillToCome;
  const none = { missedProposedBy: null, missedProposedAt: null, missedReason: null };
  return done(await updateSession(tx, before, { state: "held", ...none }, false));
}

const notAsking = refuse({
  code: "not_asking",
  message: "The request for another time has already been answered. Nothing was changed.",
  status: 409,
});
