import { and, eq, inArray } from "drizzle-orm";

import { boughtStates } from "#app/orders/order-state.ts";
import { orders } from "#app/orders/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";

/** A paid order not wholly refunded: `premium_user` on the wire. */
export async function hasPurchased(userId: UserId): Promise<boolean> {
  const [found] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, userId), inArray(orders.state, [...boughtStates])))
    .limit(1);
  return found !== undefined;
}
