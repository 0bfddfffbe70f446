import { eq, type SQL, sql } from "drizzle-orm";

import type { Db } from "#app/platform/db.server.ts";
import type { OrderId } from "#app/platform/ids.ts";
import { type Given, prepared } from "#app/platform/prepared.server.ts";
import type { Receipt } from "#app/receipts/receipt.ts";
import { receipts } from "#app/receipts/tables.server.ts";

export async function findReceipt(tx: Db, orderId: OrderId): Promise<Receipt | null> {
  const [receipt] = await receiptOfOrder(tx, { orderId });
  return receipt ?? null;
}

const receiptOfOrder = prepared("receipt-of-order", (on, { orderId }: Given<{ orderId: OrderId }>) =>
  on.select().from(receipts).where(eq(receipts.orderId, orderId)),
);

/** A subquery for lists of orders. */
export function receiptOf(orderId: SQL<OrderId>): SQL<Pick<Receipt, "year" | "number"> | null> {
  return sql`(select json_build_object('year', receipt.year, 'number', receipt.number)
    from ${receipts} receipt where receipt.order_id = ${orderId})`;
}
