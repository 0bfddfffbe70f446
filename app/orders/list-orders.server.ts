import { and, asc, desc, eq, inArray, ne } from "drizzle-orm";

import type { ListedOrder } from "#app/orders/listed-order.ts";
import { orderItems, orderLines, orders } from "#app/orders/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";

export async function listOrders(userId: UserId, ordersMax = 100): Promise<ListedOrder[]> {
  const found = await db
    .select(orderColumns)
    .from(orders)
    .where(and(eq(orders.userId, userId), ne(orders.state, "expired")))
    .orderBy(desc(orders.createdAt), desc(orders.number))
    .limit(ordersMax);
  if (found.length === 0) return [];
  const orderIds = found.map((order) => order.id);
  const [items, lines] = await Promise.all([
    db
      .select(itemColumns)
      .from(orderItems)
      .where(inArray(orderItems.orderId, orderIds))
      .orderBy(asc(orderItems.position)),
    db
      .select(lineColumns)
      .from(orderLines)
      .where(inArray(orderLines.orderId, orderIds))
      .orderBy(asc(orderLines.id)),
  ]);
  const itemsOf = Map.groupBy(items, (item) => item.orderId);
  const linesOf = Map.groupBy(lines, (line) => line.itemId);
  return found.map((order) => ({
    ...order,
    items: (itemsOf.get(order.id) ?? []).map((item) => ({ ...item, lines: linesOf.get(item.id) ?? [] })),
  }));
}

const orderColumns = {
  id: orders.id,
  number: orders.number,
  state: orders.state,
  currency: orders.currency,
  price: orders.price,
  walletShare: orders.walletShare,
  premium: orders.premium,
  charged: orders.charged,
  createdAt: orders.createdAt,
  paidAt: orders.paidAt,
};

const itemColumns = {
  id: orderItems.id,
  orderId: orderItems.orderId,
  configuration: orderItems.configuration,
  price: orderItems.price,
  state: orderItems.state,
  dueOn: orderItems.dueOn,
};

const lineColumns = {
  itemId: orderLines.itemId,
  kind: orderLines.kind,
  label: orderLines.label,
  amount: orderLines.amount,
};
