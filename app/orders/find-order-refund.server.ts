import { and, asc, eq } from "drizzle-orm";

import { orderRefunds } from "#app/orders/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";

export type OrderRefund = typeof orderRefunds.$inferSelect;

export async function findOrderRefund(tx: Db, id: string): Promise<OrderRefund | null> {
  const [refund] = await tx.select().from(orderRefunds).where(eq(orderRefunds.id, id));
  return refund ?? null;
}

/** The refund made for a request before, if there was one. */
export async function findRefundByRequest(tx: Db, requestKey: string): Promise<OrderRefund | null> {
  const [refund] = await tx.select().from(orderRefunds).where(eq(orderRefunds.requestKey, requestKey));
  return refund ?? null;
}

/** Refunds whose wallet part is owed, the oldest first. */
export function owedWalletParts(tx: Db, limit = 500): Promise<OrderRefund[]> {
  return tx
    .select()
    .from(orderRefunds)
    .where(eq(orderRefunds.walletOwed, true))
    .orderBy(asc(orderRefunds.refundedAt), asc(orderRefunds.id))
    .limit(limit);
}

/** One of them, kept from others until the transaction ends; null where its wallet part is not owed any more. */
export async function lockOwedWalletPart(tx: Db, id: string): Promise<OrderRefund | null> {
  const owed = and(eq(orderRefunds.id, id), eq(orderRefunds.walletOwed, true));
  const [refund] = await tx.select().from(orderRefunds).where(owed).for("update");
  return refund ?? null;
}

export async function markWalletPartPaid(tx: Db, id: string): Promise<void> {
  await tx.update(orderRefunds).set({ walletOwed: false }).where(eq(orderRefunds.id, id));
}
