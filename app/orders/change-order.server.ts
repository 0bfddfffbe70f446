import { and, eq, inArray, sql } from "drizzle-orm";

import { orderStatesBefore } from "#app/orders/order-state.ts";
import { orderItems, orders } from "#app/orders/tables.server.ts";
import { utcDay } from "#app/platform/dates.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { OrderId, UserId } from "#app/platform/ids.ts";
import { preparedSql } from "#app/platform/prepared.server.ts";

/**
 * Makes the order paid, through a gateway or by what needed none, unless it cannot be. Answers whether it was this call
 * that did.
 */
export async function markOrderPaid(
  tx: Db,
  { id: orderId, userId }: { id: OrderId; userId: UserId },
  now: Date,
  gateway: (typeof orders.$inferSelect)["gateway"] = null,
): Promise<boolean> {
  const changed = await setPaid(tx, { orderId, userId, gateway, now, paidOn: utcDay(now) });
  return changed.length === 1;
}

const setPaid = preparedSql<
  { orderId: OrderId; userId: UserId; gateway: string | null; now: Date; paidOn: string },
  { id: OrderId }
>(
  "set-order-paid",
  ({ orderId, userId, gateway, now, paidOn }) => sql`
    with paid as (
      update ${orders} set state = 'paid', gateway = ${gateway}, paid_at = ${now}, expired_at = null
      where ${eq(orders.id, orderId)} and ${eq(orders.userId, userId)} and ${inArray(orders.state, orderStatesBefore("paid"))}
      returning id
    ), items as (
      update ${orderItems} set paid_on = ${paidOn}, moved_at = ${now} from paid where order_id = paid.id
    )
    select id from paid`,
);

/** Returns false if another call was first. */
export async function markOrderExpired(tx: Db, orderId: OrderId, now: Date): Promise<boolean> {
  const changed = await tx
    .update(orders)
    .set({ state: "expired", expiredAt: now })
    .where(and(eq(orders.id, orderId), inArray(orders.state, orderStatesBefore("expired"))))
    .returning({ id: orders.id });
  return changed.length === 1;
}
