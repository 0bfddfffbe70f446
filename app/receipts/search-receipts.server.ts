import { and, between, desc, gt, inArray, like, sql, type SQL } from "drizzle-orm";

import { customerOfOrder } from "#app/orders/search-orders.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { OrderId, UserId } from "#app/platform/ids.ts";
import { receipts } from "#app/receipts/tables.server.ts";

type FoundReceipt = {
  orderId: OrderId;
  userId: UserId;
  order: string;
  year: number;
  number: number;
};

/** By the whole number without `LF-`, such as `2026-000042`, or a part of it; the newest first. */
export async function searchReceipts(
  tx: Db,
  { part, now }: { part: string; now: Date },
  limit: number,
): Promise<FoundReceipt[]> {
  return tx
    .select({
      orderId: receipts.orderId,
      userId: customerOfOrder(sql`${receipts.orderId}`),
      order: sql<string>`${receipts.document} ->> 'order'`,
      year: receipts.year,
      number: receipts.number,
    })
    .from(receipts)
    .where(inArray(receipts.orderId, ordersOfReceipts(tx, { part, now }, limit)))
    .orderBy(desc(receipts.year), desc(receipts.number));
}

const listedMax = 500;

/** The orders of the newest receipts whose number has this part. */
export async function orderIdsOfReceipts(tx: Db, about: { part: string; now: Date }): Promise<OrderId[]> {
  return (await ordersOfReceipts(tx, about, listedMax)).map(({ id }) => id);
}

/** A subquery of the orders of the newest of them. */
export function ordersOfReceipts(tx: Db, { part, now }: { part: string; now: Date }, limit: number) {
  const { orderId: id, year, number } = receipts;
  // Below zero are those whose number is not settled yet.
  const all = tx
    .select({ id, year, number })
    .from(receipts)
    .where(and(gt(number, 0), hasPart(part, now)));
  // Of four digits and more there are few, which the trigrams name.
  const found = (/^\d{4,}$/.test(part) ? all.limit(fewMax) : all).as("found");
  return tx.select({ id: found.id }).from(found).orderBy(desc(found.year), desc(found.number)).limit(limit);
}

/** The same of one order. */
export function hasReceiptWith(orderId: SQL, { part, now }: { part: string; now: Date }): SQL {
  return sql`exists (select from ${receipts}
    where ${receipts.orderId} = ${orderId} and ${gt(receipts.number, 0)} and ${hasPart(part, now)} offset 0)`;
}

/** Four digits are in no more of one year's numbers than 300. */
const fewMax = 5_000;

const serialLength = 6;

/** On both sides of its hyphen a part is a range of the numbers' index; digits alone are part of what follows it. */
function hasPart(part: string, now: Date): SQL | undefined {
  const [ending = "", serial] = part.split("-");
  if (serial === undefined) return amongSerials(part);
  const years = Array.from({ length: now.getUTCFullYear() - firstYear + 1 }, (_year, at) => firstYear + at);
  const first = Number(serial.padEnd(serialLength, "0"));
  const last = Number(serial.padEnd(serialLength, "9"));
  return and(
    inArray(
      receipts.year,
      years.filter((year) => String(year).endsWith(ending)),
    ),
    between(receipts.number, first, last),
  );
}

/** Three digits are met soon from the newest on, which trigrams could not tell. */
function amongSerials(digits: string): SQL {
  return digits.length < 4 ? sql`strpos(${serialText}, ${digits}) > 0` : like(serialText, `%${digits}%`);
}

const firstYear = 2020;

const serialText = sql`lpad(${receipts.number}::text, 6, '0')`;
