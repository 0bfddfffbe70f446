import { asc, inArray } from "drizzle-orm";

import { db } from "#app/platform/db.server.ts";
import type { OrderId } from "#app/platform/ids.ts";
import { receiptName } from "#app/receipts/receipt.ts";
import { receipts } from "#app/receipts/tables.server.ts";

export async function exportReceipts(orderIds: readonly OrderId[]) {
  if (orderIds.length === 0) return [];
  const found = await db
    .select()
    .from(receipts)
    .where(inArray(receipts.orderId, [...orderIds]))
    .orderBy(asc(receipts.issuedAt), asc(receipts.number));
  return found.map((receipt) => ({
    name: receiptName(receipt),
    order_id: receipt.orderId,
    issued_at: receipt.issuedAt,
    document: receipt.document,
  }));
}
