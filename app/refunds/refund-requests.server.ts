import { and, asc, eq, ne, notInArray, sql } from "drizzle-orm";
import { z } from "zod";

import { worthInUsd } from "#app/currencies/worth-in-usd.server.ts";
import { ordersOf } from "#app/orders/find-order-items.server.ts";
import { refundedBySince } from "#app/orders/find-order-refund.server.ts";
import { dayMs } from "#app/platform/dates.ts";
import type { Count } from "#app/platform/ask-at-once.server.ts";
import type { Db, Transaction } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { paidByHandAlone } from "#app/refunds/hand-payments.server.ts";
import { refundRequests } from "#app/refunds/tables.server.ts";
import type { Currency } from "#app/money/currency.ts";

export type RefundRequest = typeof refundRequests.$inferSelect;
type NewRefundRequest = Omit<RefundRequest, "state" | "decidedBy" | "decidedAt" | "declineReason">;

/** One at a time per member, so the daily limit holds. Take it before any other lock. */
export async function lockRefundsBy(tx: Transaction, memberId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`refunds by ${memberId}`}, 0))`);
}

/**
 * True if this and the member's refunds to the customer within a day exceed the limit, or no rate is known. The caller
 * holds `lockRefundsBy`.
 */
export async function refundNeedsTwo(
  tx: Db,
  asked: { by: string; userId: UserId; amount: bigint; currency: Currency; now: Date },
): Promise<boolean> {
  const { by, userId, amount, currency, now } = asked;
  const besides = tx
    .select({ key: sql`${refundRequests.id}::text` })
    .from(refundRequests)
    .where(eq(refundRequests.state, "made"));
  const since = new Date(now.getTime() - dayMs);
  const alone = await refundedBySince(tx, { by, userId, since, besides });
  const byHand = await paidByHandAlone(tx, { by, userId, since });
  const worth = await worthInUsd(tx, [...alone, ...byHand, { currency, amount }], now);
  return amount > 0n && (worth === null || worth > BigInt(env().REFUND_APPROVAL_ABOVE_USD) * 100n);
}

export async function findRefundRequest(tx: Db, id: string): Promise<RefundRequest | null> {
  if (!z.uuid().safeParse(id).success) return null;
  const [found] = await tx.select().from(refundRequests).where(eq(refundRequests.id, id));
  return found ?? null;
}

export async function lockRefundRequest(tx: Transaction, id: string): Promise<RefundRequest | null> {
  if (!z.uuid().safeParse(id).success) return null;
  const [found] = await tx.select().from(refundRequests).where(eq(refundRequests.id, id)).for("update");
  return found ?? null;
}

export async function recordRefundRequest(tx: Transaction, asked: NewRefundRequest): Promise<void> {
  await tx.insert(refundRequests).values({ ...asked, state: "waiting" });
}

export async function endRefundRequest(
  tx: Transaction,
  id: string,
  ended: { state: "made" | "declined"; decidedBy: string; decidedAt: Date; declineReason?: string },
): Promise<void> {
  await tx.update(refundRequests).set(ended).where(eq(refundRequests.id, id));
}

const waitingMax = 200;

export function waitingRefundRequests(tx: Db): Promise<RefundRequest[]> {
  return tx
    .select()
    .from(refundRequests)
    .where(eq(refundRequests.state, "waiting"))
    .orderBy(asc(refundRequests.askedAt), asc(refundRequests.id))
    .limit(waitingMax);
}

/** Not their own requests or orders. */
export function countRefundRequestsFor(tx: Db, memberId: UserId): Count {
  const { state, askedBy, orderId } = refundRequests;
  return tx.$count(
    refundRequests,
    and(eq(state, "waiting"), ne(askedBy, memberId), notInArray(orderId, ordersOf(tx, memberId))),
  );
}
