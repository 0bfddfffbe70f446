import { and, eq, gte, inArray, isNotNull, lt, sql } from "drizzle-orm";

import type { Currency } from "#app/money/currency.ts";
import type { OrderState } from "#app/orders/order-state.ts";
import { orders } from "#app/orders/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { OrderId, UserId } from "#app/platform/ids.ts";
import { pageAfter, type Turn } from "#app/platform/page-after.server.ts";

export type OrdersAsked = {
  /** Null for all of them. */
  states: readonly OrderState[] | null;
  gateway: string | null;
  currency: Currency | null;
  /** Of the moment that the list is sorted by. */
  from: Date | null;
  until: Date | null;
  customers: readonly UserId[] | null;
  ids: readonly OrderId[] | null;
  /** By payment there are only those that were paid. */
  by: "ordered" | "paid";
  oldestFirst: boolean;
};

export type OrderInList = {
  id: OrderId;
  number: number;
  userId: UserId;
  state: OrderState;
  currency: Currency;
  total: bigint;
  walletShare: bigint;
  premium: bigint;
  gateway: string | null;
  couponCode: string | null;
  createdAt: Date;
  paidAt: Date | null;
};

/** All orders of the shop. */
export async function pageOrders(
  tx: Db,
  asked: OrdersAsked,
  turn: Turn,
): Promise<{ rows: OrderInList[]; previous: OrderId | null; next: OrderId | null }> {
  const by = asked.by === "paid" ? orders.paidAt : orders.createdAt;
  return pageAfter(
    ({ beyond, orderBy, limit }) =>
      tx
        .select(columns)
        .from(orders)
        .where(and(whichOrders(asked), beyond))
        .orderBy(...orderBy)
        .limit(limit),
    { by, id: orders.id, oldestFirst: asked.oldestFirst, idOf: ({ id }) => id },
    turn,
  );
}

function whichOrders({ states, gateway, currency, from, until, customers, ids, by }: OrdersAsked) {
  const moment = by === "paid" ? orders.paidAt : orders.createdAt;
  return and(
    by === "paid" ? isNotNull(orders.paidAt) : undefined,
    states === null ? undefined : inArray(orders.state, [...states]),
    gateway === null ? undefined : eq(orders.gateway, gateway),
    currency === null ? undefined : eq(orders.currency, currency),
    from === null ? undefined : gte(moment, from),
    until === null ? undefined : lt(moment, until),
    customers === null ? undefined : inArray(orders.userId, [...customers]),
    ids === null ? undefined : inArray(orders.id, [...ids]),
  );
}

const columns = {
  id: orders.id,
  number: orders.number,
  userId: orders.userId,
  state: orders.state,
  currency: orders.currency,
  total: sql<bigint>`${orders.price} + ${orders.premium}`.mapWith(orders.price),
  walletShare: orders.walletShare,
  premium: orders.premium,
  gateway: orders.gateway,
  couponCode: orders.couponCode,
  createdAt: orders.createdAt,
  paidAt: orders.paidAt,
};
