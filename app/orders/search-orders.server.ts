import { desc, eq, inArray, like, sql, type SQL } from "drizzle-orm";

import type { Currency } from "#app/money/currency.ts";
import type { OrderState } from "#app/orders/order-state.ts";
import { orders } from "#app/orders/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { OrderId, UserId } from "#app/platform/ids.ts";

type FoundOrder = {
  id: OrderId;
  number: number;
  userId: UserId;
  state: OrderState;
  total: bigint;
  currency: Currency;
};

/** By the whole number or a part of it of at least three digits. */
export function searchOrders(tx: Db, digits: string, limit: number): Promise<FoundOrder[]> {
  const { id, userId, state, currency } = orders;
  return tx
    .select({
      id,
      number: orders.number,
      userId,
      state,
      currency,
      total: sql<bigint>`${orders.price} + ${orders.premium}`.mapWith(orders.price),
    })
    .from(orders)
    .where(inArray(id, orderIdsWith(tx, digits, limit)))
    .orderBy(...bestFirst(digits));
}

export async function orderIdsNumbered(tx: Db, number: number): Promise<OrderId[]> {
  const found = await tx.select({ id: orders.id }).from(orders).where(eq(orders.number, number));
  return found.map(({ id }) => id);
}

/** A subquery: the whole number first, then what begins so. */
export function orderIdsWith(tx: Db, digits: string, limit: number) {
  return tx
    .select({ id: orders.id })
    .from(orders)
    .where(hasPart(digits))
    .orderBy(...bestFirst(digits))
    .limit(limit);
}

/** Of three digits there are thousands: the newest are read from the last on, which trigrams cannot do. */
function hasPart(digits: string): SQL {
  return digits.length < 4 ? sql`strpos(${numberText}, ${digits}) > 0` : like(numberText, `%${digits}%`);
}

/** Of three digits the newest, which are found soon from the last on: no number is as short. */
function bestFirst(digits: string): SQL[] {
  const newest = desc(orders.number);
  if (digits.length < 4) return [newest];
  return [desc(sql`${numberText} = ${digits}`), desc(sql`${numberText} like ${`${digits}%`}`), newest];
}

/** As its trigram index has it. */
const numberText = sql`${orders.number}::text`;

/** A subquery for lists of later folders. */
export function customerOfOrder(orderId: SQL): SQL<UserId> {
  return sql`(select o.user_id from ${orders} o where o.id = ${orderId})`;
}
