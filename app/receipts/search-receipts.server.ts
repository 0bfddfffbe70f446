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

/** A subquery of the orders of the newest of them. */
export function ordersOfReceipts(tx: Db, { part, now }: { part: string; now: Date }, limit: number) {
  // Below zero are those whose number is not settled yet.
  return tx
    .select({ id: receipts.orderId })
    .from(receipts)
    .where(and(gt(receipts.number, 0), hasPart(part, now)))
    .orderBy(desc(receipts.year), desc(receipts.number))
    .limit(limit);
}

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

const firstYear = 2020;

/** Three digits are found soon from the newest on; of more there are few, which the trigram index has. */
function amongSerials(digits: string): SQL {
  const found = like(serialText, `%${digits}%`);
  if (digits.length < 4) return found;
  return sql`${receipts.orderId} in (select order_id from ${receipts} where ${found} offset 0)`;
}

const serialText = sql`lpad(${receipts.number}::text, 6, '0')`;
