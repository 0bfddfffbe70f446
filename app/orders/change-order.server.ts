import { and, eq, inArray } from "drizzle-orm";

import { orderStatesBefore } from "#app/orders/order-state.ts";
import { orders } from "#app/orders/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";

/** Makes the order paid, unless it cannot be. Answers whether it was this call that did. */
export async function markOrderPaid(tx: Db, orderId: string, now: Date): Promise<boolean> {
  const changed = await tx
    .update(orders)
    .set({ state: "paid", paidAt: now, expiredAt: null })
    .where(and(eq(orders.id, orderId), inArray(orders.state, orderStatesBefore("paid"))))
    .returning({ id: orders.id });
  return changed.length === 1;
}

/** Gives up waiting for the order's money. Answers whether it was this call that did. */
export async function markOrderExpired(tx: Db, orderId: string, now: Date): Promise<boolean> {
  const changed = await tx
    .update(orders)
    .set({ state: "expired", expiredAt: now })
    .where(and(eq(orders.id, orderId), inArray(orders.state, orderStatesBefore("expired"))))
    .returning({ id: orders.id });
  return changed.length === 1;
}
