import { and, eq, inArray } from "drizzle-orm";

import { orderStatesBefore } from "#app/orders/order-state.ts";
import { queueFormReminders } from "#app/orders/items/queue-form-reminders.server.ts";
import { orderItems, orders } from "#app/orders/tables.server.ts";
import { utcDay } from "#app/platform/dates.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { OrderId } from "#app/platform/ids.ts";

/**
 * Makes the order paid, through a gateway or by what needed none, unless it cannot be. Answers whether it was this call
 * that did.
 */
export async function markOrderPaid(
  tx: Db,
  orderId: OrderId,
  now: Date,
  gateway: (typeof orders.$inferSelect)["gateway"] = null,
): Promise<boolean> {
  const changed = await tx
    .update(orders)
    .set({ state: "paid", gateway, paidAt: now, expiredAt: null })
    .where(and(eq(orders.id, orderId), inArray(orders.state, orderStatesBefore("paid"))))
    .returning({ id: orders.id });
  if (changed.length !== 1) return false;
  const paidOn = utcDay(now);
  await tx.update(orderItems).set({ paidOn }).where(eq(orderItems.orderId, orderId));
  await queueFormReminders(tx, orderId, now);
  return true;
}

/** Returns false if another call was first. */
export async function markOrderExpired(tx: Db, orderId: OrderId, now: Date): Promise<boolean> {
  const changed = await tx
    .update(orders)
    .set({ state: "expired", expiredAt: now })
    .where(and(eq(orders.id, orderId), inArray(orders.state, orderStatesBefore("expired"))))
    .returning({ id: orders.id });
  return changed.length === 1;
}
