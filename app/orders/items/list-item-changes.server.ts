import { asc, desc, eq, inArray } from "drizzle-orm";

import type { ItemState } from "#app/orders/order-state.ts";
import { orderItemChanges } from "#app/orders/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { OrderItemId } from "#app/platform/ids.ts";

export type ItemChange = {
  state: ItemState;
  changedBy: string;
  note: string | null;
  noteTold: boolean;
  changedAt: Date;
};

export async function listItemChanges(
  tx: Db,
  itemIds: readonly OrderItemId[],
): Promise<Map<string, ItemChange[]>> {
  if (itemIds.length === 0) return new Map();
  const found = await tx
    .select({ itemId: orderItemChanges.itemId, ...columns })
    .from(orderItemChanges)
    .where(inArray(orderItemChanges.itemId, [...itemIds]))
    .orderBy(asc(orderItemChanges.id));
  return Map.groupBy(found, ({ itemId }) => itemId);
}

export async function lastItemChange(tx: Db, itemId: OrderItemId): Promise<ItemChange | null> {
  const [last] = await tx
    .select(columns)
    .from(orderItemChanges)
    .where(eq(orderItemChanges.itemId, itemId))
    .orderBy(desc(orderItemChanges.id))
    .limit(1);
  return last ?? null;
}

const columns = {
  state: orderItemChanges.state,
  changedBy: orderItemChanges.changedBy,
  note: orderItemChanges.note,
  noteTold: orderItemChanges.noteTold,
  changedAt: orderItemChanges.changedAt,
};
