import { and, eq, sql } from "drizzle-orm";

import type { ItemState, OrderState } from "#app/orders/order-state.ts";
import { orderItems, orderLines, orders } from "#app/orders/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import { isId, type OrderId, OrderItemId, type UserId } from "#app/platform/ids.ts";
import type { Configuration } from "#app/pricing/configuration.ts";
import type { Currency } from "#app/money/currency.ts";

export type ItemInOrder = {
  id: OrderItemId;
  orderId: OrderId;
  number: number;
  orderState: OrderState;
  userId: UserId;
  paidAt: Date | null;
  currency: Currency;
  configuration: Configuration;
  price: bigint;
  refunded: bigint;
  state: ItemState;
  dueOn: string | null;
  assignedTo: UserId | null;
  /** While delivered. */
  answerBy: string | null;
  movedAt: Date | null;
  unansweredSince: Date | null;
  requestSince: Date | null;
  lines: { kind: string; label: string; amount: bigint }[];
};

/** Null unless its order was paid. Name the customer where only their own is asked for (docs/scale.md). */
export async function findItem(tx: Db, itemId: string, userId?: UserId): Promise<ItemInOrder | null> {
  if (!isId(OrderItemId, itemId)) return null;
  const [item] = await tx
    .select(columns)
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(and(eq(orderItems.id, itemId), userId === undefined ? undefined : eq(orders.userId, userId)));
  if (!item || item.orderState === "pending" || item.orderState === "expired") return null;
  return { ...item, lines: item.lines.map((line) => ({ ...line, amount: BigInt(line.amount) })) };
}

const columns = {
  id: orderItems.id,
  orderId: orderItems.orderId,
  number: orders.number,
  orderState: orders.state,
  userId: orders.userId,
  paidAt: orders.paidAt,
  currency: orders.currency,
  configuration: orderItems.configuration,
  price: orderItems.price,
  refunded: orderItems.refunded,
  state: orderItems.state,
  dueOn: orderItems.dueOn,
  assignedTo: orderItems.assignedTo,
  answerBy: orderItems.answerBy,
  movedAt: orderItems.movedAt,
  unansweredSince: orderItems.unansweredSince,
  requestSince: orderItems.requestSince,
  lines: sql<{ kind: string; label: string; amount: string }[]>`(select coalesce(json_agg(json_build_object(
    'kind', line.kind, 'label', line.label, 'amount', line.amount::text) order by line.id), '[]')
    from ${orderLines} line where line.order_id = ${orderItems.orderId} and line.item_id = ${orderItems.id})`,
};
