import { eq } from "drizzle-orm";

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
