import { eq } from "drizzle-orm";

import { orderName } from "#app/orders/order-number.ts";
import { orders } from "#app/orders/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";

export type NamedOrder = { id: string; name: string; listed: boolean };

export async function nameOrders(tx: Db, userId: UserId): Promise<NamedOrder[]> {
  const { id, number, state } = orders;
  const found = await tx.select({ id, number, state }).from(orders).where(eq(orders.userId, userId));
  return found.map((order) => ({
    id: order.id,
    name: orderName(order.number),
    listed: order.state !== "expired",
  }));
}
