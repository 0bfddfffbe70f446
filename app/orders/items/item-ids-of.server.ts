import { eq } from "drizzle-orm";

import { orderItems, orders } from "#app/orders/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { OrderItemId, UserId } from "#app/platform/ids.ts";

export async function itemIdsOf(tx: Db, userId: UserId): Promise<OrderItemId[]> {
  const items = await tx
    .select({ id: orderItems.id })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(eq(orders.userId, userId));
  return items.map(({ id }) => id);
}
