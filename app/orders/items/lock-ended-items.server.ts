import { and, asc, inArray } from "drizzle-orm";

import { orderItems } from "#app/orders/tables.server.ts";
import type { Transaction } from "#app/platform/db.server.ts";
import type { OrderItemId } from "#app/platform/ids.ts";

/** Locks them: what is theirs changes after them. */
export async function lockEndedItems(
  tx: Transaction,
  itemIds: readonly OrderItemId[],
): Promise<OrderItemId[]> {
  if (itemIds.length === 0) return [];
  const found = await tx
    .select({ id: orderItems.id })
    .from(orderItems)
    .where(and(inArray(orderItems.id, [...itemIds]), inArray(orderItems.state, ["cancelled", "refunded"])))
    .orderBy(asc(orderItems.id))
    .for("update");
  return found.map(({ id }) => id);
}
