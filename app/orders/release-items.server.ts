import { and, eq, notInArray } from "drizzle-orm";

import { orderItems } from "#app/orders/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";

/** Takes everything unfinished from whom it is assigned to, for somebody else to take: the items' ids. */
export async function releaseItems(tx: Db, assignedTo: string): Promise<string[]> {
  const released = await tx
    .update(orderItems)
    .set({ assignedTo: null })
    .where(
      and(
        eq(orderItems.assignedTo, assignedTo),
        notInArray(orderItems.state, ["completed", "cancelled", "refunded"]),
      ),
    )
    .returning({ id: orderItems.id });
  return released.map(({ id }) => id).toSorted();
}
