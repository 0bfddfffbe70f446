import { and, asc, eq, inArray, isNotNull, sql } from "drizzle-orm";

import { orderLines, orders } from "#app/orders/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { OrderId } from "#app/platform/ids.ts";
import type { Currency } from "#app/money/currency.ts";

export type TakenOff = { currency: Currency; takenOff: bigint };

const takenOff = sql<string>`-sum(${orderLines.amount})`;

export async function takenOffByCoupons(tx: Db, codes: readonly string[]): Promise<Map<string, TakenOff[]>> {
  if (codes.length === 0) return new Map();
  const { couponCode, currency } = orders;
  const rows = await tx
    .select({ code: couponCode, currency, takenOff })
    .from(orders)
    .innerJoin(orderLines, and(eq(orderLines.orderId, orders.id), eq(orderLines.kind, "coupon")))
    .where(and(inArray(couponCode, [...codes]), isNotNull(couponCode), isNotNull(orders.paidAt)))
    .groupBy(couponCode, currency)
    .orderBy(asc(currency));
  const sums = rows.map((row) => ({ ...row, takenOff: BigInt(row.takenOff) }));
  return Map.groupBy(sums, ({ code }) => code ?? "");
}

export async function takenOffOrders(
  tx: Db,
  orderIds: readonly OrderId[],
): Promise<Map<string, TakenOff & { number: number }>> {
  if (orderIds.length === 0) return new Map();
  const { id, number, currency } = orders;
  const rows = await tx
    .select({ id, number, currency, takenOff: sql<string>`coalesce(${takenOff}, 0)` })
    .from(orders)
    .leftJoin(orderLines, and(eq(orderLines.orderId, id), eq(orderLines.kind, "coupon")))
    .where(inArray(id, [...orderIds]))
    .groupBy(id);
  return new Map(rows.map((row) => [row.id, { ...row, takenOff: BigInt(row.takenOff) }]));
}
