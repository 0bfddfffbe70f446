import { and, asc, desc, eq, gt, isNotNull, isNull, type SQL, type SQLWrapper } from "drizzle-orm";

import { caseSessions } from "#app/cases/tables.server.ts";
import { unknownSession } from "#app/cases/sessions/session-refusals.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may } from "#app/desk/permissions.ts";
import type { Count } from "#app/platform/ask-at-once.server.ts";
import { db, type Db, type Transaction } from "#app/platform/db.server.ts";
import { type OrderItemId, type UserId, isId, SessionId } from "#app/platform/ids.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";

export type Session = typeof caseSessions.$inferSelect;

/** By time, cancelled ones included. */
export function listSessions(tx: Db, itemId: OrderItemId): Promise<Session[]> {
  return tx
    .select()
    .from(caseSessions)
    .where(eq(caseSessions.itemId, itemId))
    .orderBy(asc(caseSessions.startsAt), asc(caseSessions.id));
}

export async function findSession(tx: Db, id: string): Promise<Session | null> {
  if (!isId(SessionId, id)) return null;
  const [found] = await tx.select().from(caseSessions).where(eq(caseSessions.id, id));
  return found ?? null;
}

export async function findSessionAtDesk(member: Member, id: string): Promise<Outcome<Session>> {
  const found = await findSession(db, id);
  if (!found) return unknownSession;
  const own = found.counsellorId === member.id;
  return may(member.role, "see_calendar", { own }) ? done(found) : notAllowed;
}

export async function lockSession(tx: Transaction, id: string): Promise<Session | null> {
  if (!isId(SessionId, id)) return null;
  const [found] = await tx.select().from(caseSessions).where(eq(caseSessions.id, id)).for("update");
  return found ?? null;
}

export function sessionsOfCustomer(tx: Db, customerId: UserId, limit: number): Promise<Session[]> {
  return tx
    .select()
    .from(caseSessions)
    .where(eq(caseSessions.customerId, customerId))
    .orderBy(desc(caseSessions.startsAt), desc(caseSessions.id))
    .limit(limit);
}

/** The next one first; earlier ones without an outcome come before it. */
export function bookedWith(tx: Db, counsellorId: UserId, limit: number): Promise<Session[]> {
  return tx
    .select()
    .from(caseSessions)
    .where(and(eq(caseSessions.counsellorId, counsellorId), eq(caseSessions.state, "booked")))
    .orderBy(asc(caseSessions.startsAt), asc(caseSessions.id))
    .limit(limit);
}

/** The next one first: another time is asked for, and nobody has answered. */
export function listAsking(tx: Db, { now, limit }: { now: Date; limit: number }): Promise<Session[]> {
  return tx
    .select()
    .from(caseSessions)
    .where(asking(null, now))
    .orderBy(asc(caseSessions.startsAt))
    .limit(limit);
}

export function countAsking(
  tx: Db,
  { counsellorId, now }: { counsellorId: UserId | null; now: Date },
): Count {
  return tx.$count(caseSessions, asking(counsellorId, now));
}

/** A subquery for lists of items. */
export function itemsOfSessionsAhead(now: Date): SQLWrapper {
  return db
    .select({ itemId: caseSessions.itemId })
    .from(caseSessions)
    .where(and(eq(caseSessions.state, "booked"), gt(caseSessions.startsAt, now)));
}

export async function itemsWithSessionsAhead(tx: Db, now: Date): Promise<OrderItemId[]> {
  const found = await tx
    .selectDistinct({ itemId: caseSessions.itemId })
    .from(caseSessions)
    .where(and(eq(caseSessions.state, "booked"), gt(caseSessions.startsAt, now)));
  return found.map(({ itemId }) => itemId);
}

function asking(counsellorId: UserId | null, now: Date): SQL | undefined {
  return and(
    eq(caseSessions.state, "booked"),
    isNotNull(caseSessions.otherTimeAskedAt),
    isNull(caseSessions.otherTimeAnsweredAt),
    gt(caseSessions.startsAt, now),
    heldBy(counsellorId),
  );
}

function heldBy(counsellorId: UserId | null): SQL | undefined {
  return counsellorId === null ? undefined : eq(caseSessions.counsellorId, counsellorId);
}
