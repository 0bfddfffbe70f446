import { and, asc, eq, isNotNull, isNull, ne } from "drizzle-orm";

import { orders } from "#app/orders/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import { receipts } from "#app/receipts/tables.server.ts";

/** Paid orders that have no receipt, those paid first first. */
export async function ordersWithoutReceipt(tx: Db): Promise<string[]> {
  const rows = await tx
    .select({ id: orders.id })
    .from(orders)
    .leftJoin(receipts, eq(receipts.orderId, orders.id))
    .where(and(isNull(receipts.orderId), isNotNull(orders.paidAt), ne(orders.state, "expired")))
    .orderBy(asc(orders.paidAt));
  return rows.map(({ id }) => id);
}
