import { and, asc, eq, inArray, isNull, ne } from "drizzle-orm";

import type { ItemState, OrderState } from "#app/orders/order-state.ts";
import { orderItems, orderLines, orderRefunds, orders } from "#app/orders/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { OrderId, OrderItemId, UserId } from "#app/platform/ids.ts";
import type { Currency } from "#app/money/currency.ts";

export type ItemStatus = {
  id: OrderItemId;
  state: ItemState;
  dueOn: string | null;
  answerBy: string | null;
  assignedTo: UserId | null;
  refunded: bigint;
};

export function itemStatuses(tx: Db, orderId: OrderId): Promise<ItemStatus[]> {
  const { id, state, dueOn, answerBy, assignedTo, refunded } = orderItems;
  return tx
    .select({ id, state, dueOn, answerBy, assignedTo, refunded })
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.position));
}

/** Without the premium, which stands with the order. */
export function linesOfWhole(tx: Db, orderId: OrderId): Promise<{ label: string; amount: bigint }[]> {
  return tx
    .select({ label: orderLines.label, amount: orderLines.amount })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId), isNull(orderLines.itemId), ne(orderLines.kind, "premium")))
    .orderBy(asc(orderLines.id));
}

export function refundsOfOrders(tx: Db, orderIds: readonly OrderId[]) {
  return tx
    .select()
    .from(orderRefunds)
    .where(inArray(orderRefunds.orderId, [...orderIds]))
    .orderBy(asc(orderRefunds.refundedAt), asc(orderRefunds.id));
}

export async function numbersOfOrders(
  tx: Db,
  orderIds: readonly OrderId[],
): Promise<Map<string, { number: number; state: OrderState }>> {
  const { id, number, state } = orders;
  const found = await tx
    .select({ id, number, state })
    .from(orders)
    .where(inArray(orders.id, [...orderIds]));
  return new Map(found.map((order) => [order.id, { number: order.number, state: order.state }]));
}

export function headsOfOrders(
  tx: Db,
  orderIds: readonly OrderId[],
): Promise<{ id: string; number: number; userId: UserId; currency: Currency }[]> {
  const { id, number, userId, currency } = orders;
  return tx
    .select({ id, number, userId, currency })
    .from(orders)
    .where(inArray(id, [...orderIds]));
}

export function ordersOf(tx: Db, userId: UserId) {
  return tx.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId));
}
