import { and, asc, eq, ne } from "drizzle-orm";

import { orderItems, orders } from "#app/orders/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { Configuration } from "#app/pricing/configuration.ts";

export type Order = typeof orders.$inferSelect & { configurations: Configuration[] };

export async function findOrder(tx: Db, orderId: string): Promise<Order | null> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId));
  return order ? withConfigurations(tx, order) : null;
}

/** The order a purchase has made, unless it expired: there is never more than one. */
export async function findLiveOrder(
  tx: Db,
  purchase: { userId: string; purchaseId: string },
): Promise<Order | null> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.userId, purchase.userId),
        eq(orders.purchaseId, purchase.purchaseId),
        ne(orders.state, "expired"),
      ),
    );
  return order ? withConfigurations(tx, order) : null;
}

async function withConfigurations(tx: Db, order: typeof orders.$inferSelect): Promise<Order> {
  const items = await tx
    .select({ configuration: orderItems.configuration })
    .from(orderItems)
    .where(eq(orderItems.orderId, order.id))
    .orderBy(asc(orderItems.position));
  return { ...order, configurations: items.map((item) => item.configuration) };
}
