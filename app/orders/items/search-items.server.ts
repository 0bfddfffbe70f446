import { and, desc, eq, inArray, isNotNull, like, type SQL, sql } from "drizzle-orm";

import type { ItemState } from "#app/orders/order-state.ts";
import { orderIdsWith } from "#app/orders/search-orders.server.ts";
import { orderItems, orders } from "#app/orders/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { OrderItemId, UserId } from "#app/platform/ids.ts";
import type { Configuration } from "#app/pricing/configuration.ts";

type FoundItem = {
  id: OrderItemId;
  number: number;
  userId: UserId;
  configuration: Configuration;
  state: ItemState;
};

/** Each is a way to find an item; null where nothing was typed for it. */
type ItemClues = {
  /** Null for everybody's. */
  assignedTo: UserId | null;
  /** Part of an order's number. */
  digits: string | null;
  isOrder: ((orderId: SQL) => SQL) | null;
  /** Whether somebody is meant, and which services, where that is said too. */
  isCustomer: ((userId: SQL) => SQL) | null;
  services: string[] | null;
};

/** Paid ones, the newest first. A statement for each clue, since each has its own index. */
export async function searchItems(tx: Db, clues: ItemClues, limit: number): Promise<FoundItem[]> {
  const { assignedTo, digits, isOrder, isCustomer, services } = clues;
  const ways: (SQL | undefined)[] = [];
  if (digits !== null) ways.push(hasNumber(tx, digits, { isOwn: assignedTo !== null, limit }));
  if (isOrder) ways.push(isOrder(sql`${orders.id}`));
  if (isCustomer) ways.push(and(isCustomer(sql`${orders.userId}`), amongServices(services)));
  const own = assignedTo === null ? undefined : eq(orderItems.assignedTo, assignedTo);
  const found = await Promise.all(ways.map((way) => itemsWhere(tx, and(own, way), limit)));
  return [...new Map(found.flat().map((item) => [item.id, item])).values()].slice(0, limit);
}

/** Whoever sees only their own finds it among all that have a rare part, or meets a common one soon. */
function hasNumber(tx: Db, digits: string, { isOwn, limit }: { isOwn: boolean; limit: number }): SQL {
  if (!isOwn) return inArray(orders.id, orderIdsWith(tx, digits, limit));
  if (digits.length < 4) return like(numberText, `%${digits}%`);
  return inArray(orders.id, orderIdsWith(tx, digits, rareMax));
}

const rareMax = 500;

const numberText = sql`${orderItems.orderNumber}::text`;

function itemsWhere(tx: Db, where: SQL | undefined, limit: number): Promise<FoundItem[]> {
  return tx
    .select(columns)
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(and(where, isNotNull(orderItems.paidOn)))
    .orderBy(desc(orderItems.orderNumber), orderItems.position)
    .limit(limit);
}

function amongServices(services: string[] | null): SQL | undefined {
  return services === null ? undefined : inArray(orderItems.service, services);
}

const columns = {
  id: orderItems.id,
  number: orderItems.orderNumber,
  userId: orders.userId,
  configuration: orderItems.configuration,
  state: orderItems.state,
};
