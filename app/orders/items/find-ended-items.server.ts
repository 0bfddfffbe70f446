import { and, inArray } from "drizzle-orm";

import { orderItems } from "#app/orders/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { OrderItemId } from "#app/platform/ids.ts";

export async function findEndedItems(tx: Db, itemIds: readonly OrderItemId[]): Promise<OrderItemId[]> {
  if (itemIds.length === 0) return [];
  const found = await tx
    .select({ id: orderItems.id })
    .from(orderItems)
    .where(and(inArray(orderItems.id, [...itemIds]), inArray(orderItems.state, ["cancelled", "refunded"])));
  return found.map(({ id }) => id);
}
