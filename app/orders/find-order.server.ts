import { and, eq, getTableColumns, gte, ne, sql } from "drizzle-orm";
import { z } from "zod";

import { counsellingCreditUses, orderItems, orderLines, orders } from "#app/orders/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { OrderId, OrderItemId, UserId } from "#app/platform/ids.ts";
import { type Given, prepared } from "#app/platform/prepared.server.ts";
import type { Configuration } from "#app/pricing/configuration.ts";

export type Order = typeof orders.$inferSelect & {
  items: OrderItem[];
  configurations: Configuration[];
  holdsCredit: boolean;
};

export type OrderItem = {
  id: OrderItemId;
  configuration: Configuration;
  price: bigint;
  lines: { label: string; amount: bigint }[];
};

/** Name the customer where they are known: then one shard answers (docs/scale.md). */
export async function findOrder(tx: Db, orderId: OrderId, userId?: UserId): Promise<Order | null> {
  return first(await (userId ? ownOrder(tx, { orderId, userId }) : orderById(tx, { orderId })));
}

export async function findOrderByNumber(tx: Db, number: number): Promise<Order | null> {
  return first(await selectOrders(tx).where(eq(orders.number, number)));
}

export async function findLiveOrder(
  tx: Db,
  { userId, purchaseId }: { userId: UserId; purchaseId: string },
): Promise<Order | null> {
  return first(await liveOrder(tx, { userId, purchaseId }));
}

export async function findOpenCartOrder(
  tx: Db,
  userId: UserId,
  { besides }: { besides?: OrderId } = {},
): Promise<Order | null> {
  const others = besides ? ne(orders.id, besides) : undefined;
  return first(
    await selectOrders(tx).where(
      and(eq(orders.userId, userId), eq(orders.state, "pending"), orders.fromCart, others),
    ),
  );
}

const PurchaseId = z.uuid();

/** By the id its page was made with, or as the cart's order. */
export async function findBegunOrder(
  tx: Db,
  begun: { userId: UserId; purchaseId: string | null; fromCart: boolean },
): Promise<Order | null> {
  const { userId, fromCart } = begun;
  const purchase = PurchaseId.safeParse(begun.purchaseId);
  const own = purchase.success ? await findLiveOrder(tx, { userId, purchaseId: purchase.data }) : null;
  const order = own ?? (fromCart ? await findOpenCartOrder(tx, userId) : null);
  return order?.state === "pending" ? order : null;
}

export async function findCartOrdersSince(tx: Db, { id, userId, createdAt }: Order): Promise<Order[]> {
  const found = await selectOrders(tx).where(
    and(
      eq(orders.userId, userId),
      gte(orders.createdAt, createdAt),
      ne(orders.id, id),
      ne(orders.state, "expired"),
      orders.fromCart,
    ),
  );
  return found.map(toOrder);
}

const orderById = prepared("order-by-id", (db, { orderId }: Given<{ orderId: OrderId }>) =>
  selectOrders(db).where(eq(orders.id, orderId)),
);

const ownOrder = prepared(
  "own-order-by-id",
  (db, { orderId, userId }: Given<{ orderId: OrderId; userId: UserId }>) =>
    selectOrders(db).where(and(eq(orders.id, orderId), eq(orders.userId, userId))),
);

const liveOrder = prepared(
  "live-order",
  (db, { userId, purchaseId }: Given<{ userId: UserId; purchaseId: string }>) =>
    selectOrders(db).where(
      and(eq(orders.userId, userId), eq(orders.purchaseId, purchaseId), ne(orders.state, "expired")),
    ),
);

type StoredItem = Omit<OrderItem, "price" | "lines"> & {
  price: string;
  lines: { label: string; amount: string }[];
};

/** One statement. The columns of its inner queries are plain text: drizzle would not say whose they are. */
function selectOrders(db: Db) {
  const lines = sql`(select coalesce(json_agg(json_build_object('label', line.label, 'amount', line.amount::text)
    order by line.id), '[]') from ${orderLines} line where line.order_id = orders.id and line.item_id = item.id)`;
  const items = sql<StoredItem[]>`(select coalesce(json_agg(json_build_object('id', item.id,
    'configuration', item.configuration, 'price', item.price::text, 'lines', ${lines}) order by item.position), '[]')
    from ${orderItems} item where item.order_id = orders.id)`;
  const holdsCredit = sql<boolean>`exists (select from ${counsellingCreditUses} use
    where use.order_id = orders.id and use.state = 'held')`;
  return db.select({ ...getTableColumns(orders), items, holdsCredit }).from(orders);
}

type Row = typeof orders.$inferSelect & { items: StoredItem[]; holdsCredit: boolean };

function first(rows: Row[]): Order | null {
  return rows[0] ? toOrder(rows[0]) : null;
}

function toOrder(row: Row): Order {
  const items = row.items.map(({ price, lines, ...item }) => ({
    ...item,
    price: BigInt(price),
    lines: lines.map(({ label, amount }) => ({ label, amount: BigInt(amount) })),
  }));
  return { ...row, items, configurations: items.map(({ configuration }) => configuration) };
}
