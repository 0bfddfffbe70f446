import { and, eq, inArray, sql } from "drizzle-orm";

import { returnCreditOf } from "#app/orders/counselling-credit.server.ts";
import type { Order } from "#app/orders/find-order.server.ts";
import { itemCanBecome, orderStatesBefore } from "#app/orders/order-state.ts";
import { orderItemChanges, orderItems, orderRefunds, orders } from "#app/orders/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { OrderId, OrderItemId } from "#app/platform/ids.ts";
import { invariant } from "#app/platform/invariant.ts";

type NewOrderRefund = Omit<typeof orderRefunds.$inferInsert, "items" | "orderId"> & {
  items: { itemId: OrderItemId; amount: bigint }[];
};

/** The caller must hold the purchase's lock. */
export async function recordOrderRefund(tx: Db, order: Order, refund: NewOrderRefund): Promise<void> {
  const items = refund.items.map(({ itemId, amount }) => ({ itemId, amount: String(amount) }));
  await tx.insert(orderRefunds).values({ ...refund, orderId: order.id, items });
  for (const { itemId, amount } of refund.items) await addRefunded(tx, itemId, amount, refund);
  const refunded = await refundedOf(tx, order.id);
  if (refunded === order.price) await endItems(tx, order.id, refund);
  invariant(refunded <= order.price, `order ${order.number} gives back no more than its price`);
  const whole = refunded === order.price;
  const state = whole ? ("refunded" as const) : ("part_refunded" as const);
  const moved = await tx
    .update(orders)
    .set({ state })
    .where(and(eq(orders.id, order.id), inArray(orders.state, orderStatesBefore(state))))
    .returning({ id: orders.id });
  invariant(moved.length === 1, `order ${order.number} can become ${state}`);
}

async function addRefunded(
  tx: Db,
  itemId: OrderItemId,
  amount: bigint,
  refund: NewOrderRefund,
): Promise<void> {
  const [item] = await tx
    .update(orderItems)
    .set({ refunded: sql`${orderItems.refunded} + ${amount}` })
    .where(eq(orderItems.id, itemId))
    .returning();
  invariant(item && item.refunded <= item.price, `item ${itemId} gives back no more than its price`);
  if (item.refunded < item.price) return;
  await endItem(tx, item, refund);
  await returnCreditOf(tx, item);
}

/** Free services end with a fully refunded order, too. */
async function endItems(tx: Db, orderId: OrderId, refund: NewOrderRefund): Promise<void> {
  const items = await tx.select().from(orderItems).where(eq(orderItems.orderId, orderId));
  for (const item of items) {
    await endItem(tx, item, refund);
    await returnCreditOf(tx, item);
  }
}

async function endItem(
  tx: Db,
  { id: itemId, state }: typeof orderItems.$inferSelect,
  { reason, refundedBy, refundedAt }: NewOrderRefund,
): Promise<void> {
  if (!itemCanBecome(state, "refunded")) return;
  await tx.update(orderItems).set({ state: "refunded" }).where(eq(orderItems.id, itemId));
  const change = { itemId, state: "refunded" as const, changedBy: refundedBy, note: reason };
  await tx.insert(orderItemChanges).values({ ...change, ...(refundedAt && { changedAt: refundedAt }) });
}

export async function refundedOf(tx: Db, orderId: OrderId): Promise<bigint> {
  const [sum] = await tx
    .select({ refunded: sql<string>`coalesce(sum(${orderItems.refunded}), 0)` })
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId));
  return BigInt(sum?.refunded ?? "0");
}
