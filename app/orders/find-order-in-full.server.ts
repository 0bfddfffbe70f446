import { asc, eq } from "drizzle-orm";

import { orderItems, orderLines, orders } from "#app/orders/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { OrderId, OrderItemId } from "#app/platform/ids.ts";
import type { Configuration } from "#app/pricing/configuration.ts";

export type OrderInFull = typeof orders.$inferSelect & { items: ItemInFull[] };

export type ItemInFull = {
  id: OrderItemId;
  configuration: Configuration;
  price: bigint;
  lines: { label: string; amount: bigint }[];
};

export async function findOrderInFull(tx: Db, orderId: OrderId): Promise<OrderInFull | null> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId));
  if (!order) return null;
  const items = await tx
    .select({ id: orderItems.id, configuration: orderItems.configuration, price: orderItems.price })
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.position));
  const lines = await tx
    .select({ itemId: orderLines.itemId, label: orderLines.label, amount: orderLines.amount })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.id));
  const linesOf = Map.groupBy(lines, (line) => line.itemId);
  return {
    ...order,
    items: items.map((item) => ({
      ...item,
      lines: (linesOf.get(item.id) ?? []).map(({ label, amount }) => ({ label, amount })),
    })),
  };
}
