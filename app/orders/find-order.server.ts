import { and, asc, eq, gte, ne } from "drizzle-orm";
import { z } from "zod";

import { orderItems, orders } from "#app/orders/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { OrderId, UserId } from "#app/platform/ids.ts";
import type { Configuration } from "#app/pricing/configuration.ts";

export type Order = typeof orders.$inferSelect & { configurations: Configuration[] };

export async function findOrder(tx: Db, orderId: OrderId): Promise<Order | null> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId));
  return order ? withConfigurations(tx, order) : null;
}

export async function findOrderByNumber(tx: Db, number: number): Promise<Order | null> {
  const [order] = await tx.select().from(orders).where(eq(orders.number, number));
  return order ? withConfigurations(tx, order) : null;
}

export async function findLiveOrder(
  tx: Db,
  purchase: { userId: UserId; purchaseId: string },
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

export async function findOpenCartOrder(
  tx: Db,
  userId: UserId,
  { besides }: { besides?: OrderId } = {},
): Promise<Order | null> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        eq(orders.state, "pending"),
        orders.fromCart,
        besides ? ne(orders.id, besides) : undefined,
      ),
    );
  return order ? withConfigurations(tx, order) : null;
}

/** By the id its page was made with, or as the cart's order. */
export async function findBegunOrder(
  tx: Db,
  begun: { userId: UserId; purchaseId: string | null; fromCart: boolean },
): Promise<Order | null> {
  const { userId, fromCart } = begun;
  const purchase = z.uuid().safeParse(begun.purchaseId);
  const own = purchase.success ? await findLiveOrder(tx, { userId, purchaseId: purchase.data }) : null;
  const order = own ?? (fromCart ? await findOpenCartOrder(tx, userId) : null);
  return order?.state === "pending" ? order : null;
}

export async function findCartOrdersSince(tx: Db, { id, userId, createdAt }: Order): Promise<Order[]> {
  const found = await tx
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        gte(orders.createdAt, createdAt),
        ne(orders.id, id),
        ne(orders.state, "expired"),
        orders.fromCart,
      ),
    );
  return Promise.all(found.map((order) => withConfigurations(tx, order)));
}

async function withConfigurations(tx: Db, order: typeof orders.$inferSelect): Promise<Order> {
  const items = await tx
    .select({ configuration: orderItems.configuration })
    .from(orderItems)
    .where(eq(orderItems.orderId, order.id))
    .orderBy(asc(orderItems.position));
  return { ...order, configurations: items.map((item) => item.configuration) };
}
