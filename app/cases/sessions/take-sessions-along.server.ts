import { and, asc, eq, gt, inArray, type SQL, sql } from "drizzle-orm";

import { onceAtATime } from "#app/bookings/once-at-a-time.server.ts";
import type { Session } from "#app/cases/sessions/find-sessions.server.ts";
import { everyoneExcept, queueSessionMails } from "#app/cases/sessions/queue-session-mail.server.ts";
import { updateSession } from "#app/cases/sessions/update-session.server.ts";
import { caseSessions } from "#app/cases/tables.server.ts";
import type { Db, Transaction } from "#app/platform/db.server.ts";
import type { OrderItemId, UserId } from "#app/platform/ids.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";

type Given = { from: UserId; to: UserId; by: UserId; now: Date };

/** Booked sessions that are to come get another counsellor; everybody is told. The caller has locked the items. */
export async function takeSessionsAlong(
  tx: Transaction,
  { itemIds, ...given }: Given & { itemIds: readonly OrderItemId[] },
): Promise<Outcome<number>> {
  if (itemIds.length === 0) return done(0);
  return hand(tx, inArray(caseSessions.itemId, [...itemIds]), given);
}

/** All of one counsellor's, whosever the service is. */
export function handAllSessions(tx: Transaction, given: Given): Promise<Outcome<number>> {
  return hand(tx, undefined, given);
}

export function countSessionsAhead(
  tx: Db,
  { userId, itemId, now }: { userId: UserId; itemId?: OrderItemId; now: Date },
): Promise<number> {
  const ofItem = itemId === undefined ? undefined : eq(caseSessions.itemId, itemId);
  return tx.$count(caseSessions, and(isAhead(userId, now), ofItem));
}

/** Whether they hold one of the case's sessions, or have held it. */
export async function holdsSession(tx: Db, itemId: OrderItemId, userId: UserId): Promise<boolean> {
  const { itemId: item, counsellorId, state } = caseSessions;
  const held = inArray(state, ["booked", "held", "no_show"]);
  return (await tx.$count(caseSessions, and(eq(item, itemId), eq(counsellorId, userId), held))) > 0;
}

/** All of whom `holdsSession` is so. */
export function counsellorsOfSessions(itemId: OrderItemId): SQL<UserId[]> {
  return sql`(select coalesce(json_agg(distinct counsellor_id), '[]') from ${caseSessions}
    where item_id = ${itemId} and state in ('booked', 'held', 'no_show'))`;
}

async function hand(tx: Transaction, which: SQL | undefined, given: Given): Promise<Outcome<number>> {
  const { from, to, by, now } = given;
  const ahead = await tx
    .select()
    .from(caseSessions)
    .where(and(isAhead(from, now), which))
    .orderBy(asc(caseSessions.id))
    .for("update");
  if (ahead.length === 0) return done(0);
  const people = [from, to, ...ahead.map(({ customerId }) => customerId)];
  const handed = await onceAtATime(
    tx,
    { people, busy: { counsellor: clash, customer: clash } },
    (savepoint) => handEach(savepoint, ahead, to),
  );
  if (!handed.ok) return handed;
  await queueSessionMails(
    tx,
    handed.value.flatMap((session) => [
      ...everyoneExcept(by, "moved", session),
      ...(from === by ? [] : [{ about: "handed_on" as const, session, userId: from }]),
    ]),
  );
  return done(handed.value.length);
}

async function handEach(tx: Transaction, sessions: readonly Session[], to: UserId): Promise<Session[]> {
  const handed: Session[] = [];
  for (const session of sessions) handed.push(await updateSession(tx, session, { counsellorId: to }, true));
  return handed;
}

function isAhead(userId: UserId, now: Date): SQL | undefined {
  const { counsellorId, state, startsAt } = caseSessions;
  return and(eq(counsellorId, userId), eq(state, "booked"), gt(startsAt, now));
}

const clash = refuse({
  code: "sessions_clash",
  message:
    "They have something else at the time of a booked session. Move that session first, or leave the sessions where they are.",
  status: 409,
  field: "to",
});
