import { and, gt, inArray, sql } from "drizzle-orm";

import type { Db } from "#app/platform/db.server.ts";
import type { OrderId } from "#app/platform/ids.ts";
import { receipts } from "#app/receipts/tables.server.ts";

export type ReceiptHead = {
  orderId: OrderId;
  year: number;
  number: number;
  issuedAt: Date;
  billedTo: string;
};

/** For lists of orders; one whose number is not settled yet is left out. */
export async function receiptsOfOrders(
  tx: Db,
  orderIds: readonly OrderId[],
): Promise<Map<OrderId, ReceiptHead>> {
  if (orderIds.length === 0) return new Map();
  const { orderId, year, number, issuedAt, document } = receipts;
  const billedTo = sql<string>`${document} -> 'billedTo' ->> 'name'`;
  const found = await tx
    .select({ orderId, year, number, issuedAt, billedTo })
    .from(receipts)
    .where(and(inArray(orderId, [...orderIds]), gt(number, 0)));
  return new Map(found.map((receipt) => [receipt.orderId, receipt]));
}
