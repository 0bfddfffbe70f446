import { and, asc, eq, gt, type SQLWrapper, sql } from "drizzle-orm";

import type { Money } from "#app/money/money.ts";
import { orderRefunds, orders } from "#app/orders/tables.server.ts";
import type { Count } from "#app/platform/ask-at-once.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { RefundId, UserId } from "#app/platform/ids.ts";

export type OrderRefund = typeof orderRefunds.$inferSelect;

export async function findOrderRefund(tx: Db, id: RefundId): Promise<OrderRefund | null> {
  const [refund] = await tx.select().from(orderRefunds).where(eq(orderRefunds.id, id));
  return refund ?? null;
}

export async function findRefundByRequest(tx: Db, requestKey: string): Promise<OrderRefund | null> {
  const [refund] = await tx.select().from(orderRefunds).where(eq(orderRefunds.requestKey, requestKey));
  return refund ?? null;
}

export function owedWalletParts(tx: Db, limit = 500): Promise<OrderRefund[]> {
  return tx
    .select()
    .from(orderRefunds)
    .where(eq(orderRefunds.walletOwed, true))
    .orderBy(asc(orderRefunds.refundedAt), asc(orderRefunds.id))
    .limit(limit);
}

export function countOwedWalletParts(tx: Db): Count {
  return tx.$count(orderRefunds, eq(orderRefunds.walletOwed, true));
}

export function owedToWallet(tx: Db, userId: UserId): Promise<Money[]> {
  const owed = sql`sum(${orderRefunds.walletPart})::bigint`.mapWith(BigInt);
  return tx
    .select({ currency: orders.currency, amount: owed })
    .from(orderRefunds)
    .innerJoin(orders, eq(orders.id, orderRefunds.orderId))
    .where(and(eq(orders.userId, userId), eq(orderRefunds.walletOwed, true)))
    .groupBy(orders.currency)
    .orderBy(orders.currency);
}

/** Null once its wallet part is paid. */
export async function lockOwedWalletPart(tx: Db, id: RefundId): Promise<OrderRefund | null> {
  const owed = and(eq(orderRefunds.id, id), eq(orderRefunds.walletOwed, true));
  const [refund] = await tx.select().from(orderRefunds).where(owed).for("update");
  return refund ?? null;
}

export async function markWalletPartPaid(tx: Db, id: RefundId): Promise<void> {
  await tx.update(orderRefunds).set({ walletOwed: false }).where(eq(orderRefunds.id, id));
}

/** Premium included, by currency. Skips refunds whose request key is in `besides`. */
export function refundedBySince(
  tx: Db,
  { by, userId, since, besides }: { by: string; userId: UserId; since: Date; besides: SQLWrapper },
): Promise<Money[]> {
  const given = sql`sum(${orderRefunds.amount} + ${orderRefunds.premium})::bigint`.mapWith(BigInt);
  return tx
    .select({ currency: orders.currency, amount: given })
    .from(orderRefunds)
    .innerJoin(orders, eq(orders.id, orderRefunds.orderId))
    .where(
      and(
        eq(orderRefunds.refundedBy, by),
        eq(orders.userId, userId),
        gt(orderRefunds.refundedAt, since),
        sql`${orderRefunds.requestKey} not in (${besides})`,
      ),
    )
    .groupBy(orders.currency);
}
