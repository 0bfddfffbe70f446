import { and, desc, eq, ne, type SQL, sql } from "drizzle-orm";

import type { ListedItem, ListedOrder } from "#app/orders/listed-order.ts";
import { orderItems, orderLines, orders } from "#app/orders/tables.server.ts";
import { type Db, db } from "#app/platform/db.server.ts";
import type { OrderId, OrderItemId, UserId } from "#app/platform/ids.ts";
import { type Given, prepared } from "#app/platform/prepared.server.ts";

export const listOrders = (userId: UserId) => listPlainOrders(userId, {});

/** Without those that expired, newest first, in one statement with what other subjects know of them. */
export function orderList<
  Values extends Record<string, unknown>,
  OfOrder extends Facts,
  OfItem extends Facts,
>(name: string, factsFor: (given: Given<Values>) => KnownOfOrders<OfOrder, OfItem>) {
  type Found = Omit<ListedOrder, "items"> & Known<OfOrder> & { items: (ListedItem & Known<OfItem>)[] };
  const select = prepared<Values & Whose, Row[]>(name, (on, given) =>
    selectOrders(on, given, factsFor(given)),
  );
  return async (userId: UserId, values: Values): Promise<Found[]> =>
    (await select(db, { ...values, userId })).map((row) => toListedOrder(row) as Found);
}

type Facts = Record<string, SQL>;
type Known<Of extends Facts> = { [Name in keyof Of]: Of[Name] extends SQL<infer Value> ? Value : never };

/** Subqueries that read from the order's or the item's id. Those of items are read as JSON. */
type KnownOfOrders<OfOrder, OfItem> = {
  ofOrder: (orderId: SQL<OrderId>) => OfOrder;
  ofItem: (itemId: SQL<OrderItemId>, assignedTo: SQL<UserId | null>) => OfItem;
};
type Whose = { userId: UserId };

const ordersMax = 100;

const listPlainOrders = orderList("orders-of-customer", () => ({ ofOrder: () => ({}), ofItem: () => ({}) }));

/** The columns of its inner queries are plain text: drizzle would not say whose they are. */
function selectOrders(on: Db, { userId }: Given<Whose>, { ofOrder, ofItem }: KnownOfOrders<Facts, Facts>) {
  const lines = sql`(select coalesce(json_agg(json_build_object('label', line.label, 'amount', line.amount::text)
    order by line.id), '[]') from ${orderLines} line where line.order_id = orders.id and line.item_id = item.id)`;
  const facts = Object.entries(ofItem(sql`item.id`, sql`item.assigned_to`)).map(
    ([name, fact]) => sql`, ${sql.raw(`'${name}'`)}, ${fact}`,
  );
  const items = sql<StoredItem[]>`(select coalesce(json_agg(json_build_object('id', item.id,
    'configuration', item.configuration, 'price', item.price::text, 'state', item.state, 'dueOn', item.due_on, 'answerBy', item.answer_by,
    'lines', ${lines}${sql.join(facts)}) order by item.position), '[]')
    from ${orderItems} item where item.order_id = orders.id)`;
  return on
    .select({ ...orderColumns, ...ofOrder(sql`orders.id`), items })
    .from(orders)
    .where(and(eq(orders.userId, userId), ne(orders.state, "expired")))
    .orderBy(desc(orders.createdAt), desc(orders.number))
    .limit(ordersMax);
}

const orderColumns = {
  id: orders.id,
  number: orders.number,
  state: orders.state,
  currency: orders.currency,
  price: orders.price,
  walletShare: orders.walletShare,
  premium: orders.premium,
  charged: orders.charged,
  createdAt: orders.createdAt,
  paidAt: orders.paidAt,
};

type StoredItem = Omit<ListedItem, "price" | "lines"> & {
  price: string;
  lines: { label: string; amount: string }[];
};
type Row = Omit<ListedOrder, "items"> & { items: StoredItem[] };

function toListedOrder({ items, ...order }: Row): ListedOrder {
  return {
    ...order,
    items: items.map(({ price, lines, ...item }) => ({
      ...item,
      price: BigInt(price),
      lines: lines.map(({ label, amount }) => ({ label, amount: BigInt(amount) })),
    })),
  };
}
