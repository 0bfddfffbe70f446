import { and, asc, desc, eq, gt, isNull, ne, sql } from "drizzle-orm";
import { z } from "zod";

import type { Money } from "#app/money/money.ts";
import type { Count } from "#app/platform/ask-at-once.server.ts";
import type { Db, Transaction } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { walletAdjustments } from "#app/wallet/tables.server.ts";

export type Adjustment = typeof walletAdjustments.$inferSelect;

/** Also works before the customer has a wallet. */
export async function lockAdjustmentsOf(tx: Transaction, userId: UserId): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`wallet-adjustments ${userId}`}, 0))`);
}

/** So a member's simultaneous moves count together. Take it before `lockAdjustmentsOf`. */
export async function lockAdjustmentsBy(tx: Transaction, memberId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`adjustments by ${memberId}`}, 0))`);
}

export async function findAdjustment(tx: Db, id: string): Promise<Adjustment | null> {
  if (!z.uuid().safeParse(id).success) return null;
  const [found] = await tx.select().from(walletAdjustments).where(eq(walletAdjustments.id, id));
  return found ?? null;
}

export async function lockAdjustment(tx: Transaction, id: string): Promise<Adjustment | null> {
  const [found] = await tx.select().from(walletAdjustments).where(eq(walletAdjustments.id, id)).for("update");
  return found ?? null;
}

/** Both directions added up, by currency. */
export async function movedAlone(
  tx: Db,
  { askedBy, since }: { askedBy: string; since: Date },
): Promise<Money[]> {
  const { currency, amount } = walletAdjustments;
  return tx
    .select({ currency, amount: sql`sum(${amount})::bigint`.mapWith(BigInt) })
    .from(walletAdjustments)
    .where(
      and(
        gt(walletAdjustments.askedAt, since),
        eq(walletAdjustments.askedBy, askedBy),
        eq(walletAdjustments.state, "made"),
        isNull(walletAdjustments.decidedBy),
      ),
    )
    .groupBy(currency);
}

const waitingMax = 200;

export function waitingAdjustments(tx: Db): Promise<Adjustment[]> {
  return tx
    .select()
    .from(walletAdjustments)
    .where(eq(walletAdjustments.state, "waiting"))
    .orderBy(asc(walletAdjustments.askedAt), asc(walletAdjustments.id))
    .limit(waitingMax);
}

/** Not their own requests or wallet. */
export function countWaitingFor(tx: Db, memberId: UserId): Count {
  const { state, askedBy, userId } = walletAdjustments;
  return tx.$count(walletAdjustments, and(eq(state, "waiting"), ne(askedBy, memberId), ne(userId, memberId)));
}

export function adjustmentsOf(tx: Db, userId: UserId, most = 50): Promise<Adjustment[]> {
  return tx
    .select()
    .from(walletAdjustments)
    .where(eq(walletAdjustments.userId, userId))
    .orderBy(desc(walletAdjustments.askedAt), desc(walletAdjustments.id))
    .limit(most);
}

/** Ends waiting requests and erases the reasons of all. */
export async function eraseAdjustments(tx: Db, userId: UserId, now: Date): Promise<void> {
  const ended = { state: "declined", decidedBy: "system", decidedAt: now } as const;
  const theirs = eq(walletAdjustments.userId, userId);
  await tx
    .update(walletAdjustments)
    .set(ended)
    .where(and(theirs, eq(walletAdjustments.state, "waiting")));
  await tx.update(walletAdjustments).set({ reason: "", declineReason: null }).where(theirs);
}
