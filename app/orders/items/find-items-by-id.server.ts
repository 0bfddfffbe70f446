import { eq, inArray, type SQL, sql } from "drizzle-orm";

import type { ItemState } from "#app/orders/order-state.ts";
import { orderItems, orders } from "#app/orders/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { OrderItemId, UserId } from "#app/platform/ids.ts";
import type { Configuration } from "#app/pricing/configuration.ts";

export type FoundItem = {
  id: OrderItemId;
  number: number;
  userId: UserId;
  configuration: Configuration;
  state: ItemState;
  assignedTo: UserId | null;
};

export async function findItemsById(
  tx: Db,
  itemIds: readonly OrderItemId[],
): Promise<Map<string, FoundItem>> {
  if (itemIds.length === 0) return new Map();
  const found = await tx
    .select({
      id: orderItems.id,
      number: orders.number,
      userId: orders.userId,
      configuration: orderItems.configuration,
      state: orderItems.state,
      assignedTo: orderItems.assignedTo,
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(inArray(orderItems.id, [...new Set(itemIds)]));
  return new Map(found.map((item) => [item.id, item]));
}

/** A subquery for lists: what was bought and who works on it, as JSON. */
export function itemOf(itemId: SQL): SQL {
  return sql`(select jsonb_build_object('configuration', bought.configuration, 'assignedTo', bought.assigned_to)
    from ${orderItems} bought where bought.id = ${itemId})`;
}
