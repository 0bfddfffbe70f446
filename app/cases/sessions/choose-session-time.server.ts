import { eq } from "drizzle-orm";

import { lockDiaries, onceAtATime } from "#app/bookings/once-at-a-time.server.ts";
import { findFreeTimes } from "#app/bookings/slots/find-free-times.server.ts";
import { nextFreeTimes, readSlot } from "#app/bookings/slots/choose-time.server.ts";
import { timeTaken } from "#app/bookings/slots/slot-refusals.ts";
import { refuseWhileAsked } from "#app/cases/cancelling/refuse-while-asked.server.ts";
import { unknownItem } from "#app/cases/item-refusals.ts";
import { insertOnce } from "#app/cases/sessions/book-session.server.ts";
import { listSessions, lockSession, type Session } from "#app/cases/sessions/find-sessions.server.ts";
import {
  canMoveOwn,
  ownBooking,
  ownSessionPeriod,
  sessionShape,
} from "#app/cases/sessions/own-session-times.ts";
import { queueSessionMails } from "#app/cases/sessions/queue-session-mail.server.ts";
import { askHoursBeforeMin } from "#app/cases/sessions/session-limits.ts";
import { busy, noneLeft, notBooked, unknownSession } from "#app/cases/sessions/session-refusals.ts";
import { endOf, isAsking, remindedBy } from "#app/cases/sessions/session.ts";
import { caseSessions } from "#app/cases/tables.server.ts";
import { sessionFacts } from "#app/catalog/service-parts/session-kinds.ts";
import { lockItem } from "#app/orders/items/change-item.server.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { minuteMs } from "#app/platform/dates.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import type { OrderItemId, UserId } from "#app/platform/ids.ts";
import { invariant } from "#app/platform/invariant.ts";
import { done, type Outcome, type Refused, refuse } from "#app/platform/outcome.ts";

type OwnChoice = {
  userId: UserId;
  itemId: OrderItemId;
  sessionId: string;
  /** A moment as the page offered it. */
  slot: string;
  /** In which the next free times are named to who is too late. */
  timeZone: string;
  now: Date;
};

/** `sessionId` is created with the form, so booking twice is one session. */
export async function bookOwnSession({
  kind,
  ...asked
}: OwnChoice & { kind: string }): Promise<Outcome<Session>> {
  const { userId, itemId, sessionId: id, now } = asked;
  const at = readSlot(asked.slot);
  return allOrNothing(db, async (tx) => {
    const item = await lockItem(tx, itemId);
    if (item?.userId !== userId) return unknownItem;
    const unasked = await refuseWhileAsked(tx, [itemId], "customer");
    if (!unasked.ok) return unasked;
    const sessions = await listSessions(tx, itemId);
    const again = sessions.find((one) => one.id === id);
    if (again) return done(again);
    const own = ownBooking(item, sessions);
    if (!own) return counsellorBooks;
    const bought = own.left.find((one) => one.kind === kind);
    if (!bought) return noneLeft;
    if (!at.ok) return at;
    const { minutes } = sessionFacts[bought.kind];
    const { counsellorId, meetingLink } = own;
    const taken = await refuseTaken(tx, at.value, { ...asked, counsellorId, minutes });
    if (taken) return taken;
    const place = { counsellorId, startsAt: at.value, minutes, meetingLink };
    const booked = await insertOnce(tx, item, { ...place, id, bought, by: null, now });
    return booked.ok ? done(booked.value.session) : booked;
  });
}

/** With the same counsellor, and as long as before. */
export async function moveOwnSession(asked: OwnChoice): Promise<Outcome<Session>> {
  const { userId, itemId, sessionId, now } = asked;
  const at = readSlot(asked.slot);
  return allOrNothing(db, async (tx) => {
    const item = await lockItem(tx, itemId);
    const before = await lockSession(tx, sessionId);
    if (item?.userId !== userId || before?.itemId !== itemId) return unknownSession;
    if (before.state !== "booked") return notBooked(before.state);
    if (!canMoveOwn(before, now)) return tooLate;
    if (!at.ok) return at;
    if (before.startsAt.getTime() === at.value.getTime()) return done(before);
    const { counsellorId } = before;
    const minutes = Math.round((before.endsAt.getTime() - before.startsAt.getTime()) / minuteMs);
    const taken = await refuseTaken(tx, at.value, { ...asked, counsellorId, minutes, besides: before.id });
    if (taken) return taken;
    const moved = await onceAtATime(tx, { people: [userId, counsellorId], busy }, (savepoint) =>
      changeTime(savepoint, before, { startsAt: at.value, endsAt: endOf(at.value, minutes), now }),
    );
    if (!moved.ok) return moved;
    const both = [userId, counsellorId];
    await queueSessionMails(
      tx,
      both.map((reader) => ({ about: "moved" as const, session: moved.value, userId: reader })),
    );
    return moved;
  });
}

async function changeTime(
  tx: Transaction,
  before: Session,
  { startsAt, endsAt, now }: { startsAt: Date; endsAt: Date; now: Date },
): Promise<Session> {
  const [moved] = await tx
    .update(caseSessions)
    .set({
      startsAt,
      endsAt,
      sequence: before.sequence + 1,
      remindedAt: remindedBy(startsAt, now),
      ...(isAsking(before) && { otherTimeAnsweredAt: now }),
    })
    .where(eq(caseSessions.id, before.id))
    .returning();
  invariant(moved, `session ${before.id} was locked`);
  return moved;
}

type Wanted = OwnChoice & { counsellorId: UserId; minutes: number; besides?: string };

/** Looks once nobody else can book these two. */
async function refuseTaken(
  tx: Transaction,
  at: Date,
  { userId, counsellorId, minutes, besides, timeZone, now }: Wanted,
): Promise<Refused | null> {
  await lockDiaries(tx, [userId, counsellorId]);
  const asked = { customerId: userId, counsellorId, besides, shape: sessionShape(minutes) };
  const period = ownSessionPeriod(now);
  const isWithin = period.from <= at && at <= period.to;
  const then = isWithin ? await findFreeTimes(tx, { ...asked, from: at, to: at }) : null;
  if (then?.times.length) return null;
  return timeTaken(await nextFreeTimes(tx, at, { ...asked, ...period }), timeZone);
}

const counsellorBooks = refuse({
  code: "counsellor_books",
  message: "Your counsellor books your first session. After it, you choose the times here.",
  status: 409,
});

const tooLate = refuse({
  code: "too_late",
  message: `A session can be moved until ${askHoursBeforeMin} hours before it begins. Write to us in the conversation on its page.`,
  status: 409,
});
