import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";

import { orderItemChanges, orderItems, orders } from "#app/orders/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";

export async function eraseItemNotes(tx: Db, userId: UserId): Promise<void> {
  const theirs = tx
    .select({ id: orderItems.id })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(eq(orders.userId, userId));
  await tx
    .update(orderItemChanges)
    .set({ note: null })
    .where(and(inArray(orderItemChanges.itemId, theirs), isNotNull(orderItemChanges.note)));
  // Custom terms may describe the customer. The title stays: the receipt shows it too.
  const { id, configuration } = orderItems;
  const bare = sql`jsonb_set(${configuration}, '{custom,description}', '""')`;
  await tx
    .update(orderItems)
    .set({ configuration: bare })
    .where(and(inArray(id, theirs), sql`${configuration} -> 'custom' is not null`));
}
