import { and, asc, eq, inArray, notInArray } from "drizzle-orm";

import { boughtStates } from "#app/orders/order-state.ts";
import { orderItems, orders } from "#app/orders/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";

export async function ordersInWork(tx: Db, userId: UserId): Promise<number[]> {
  const found = await tx
    .selectDistinct({ number: orders.number })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .where(
      and(
        eq(orders.userId, userId),
        inArray(orders.state, [...boughtStates]),
        notInArray(orderItems.state, ["completed", "cancelled", "refunded"]),
      ),
    )
    .orderBy(asc(orders.number));
  return found.map(({ number }) => number);
}
