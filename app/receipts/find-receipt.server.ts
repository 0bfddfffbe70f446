import { eq, inArray } from "drizzle-orm";

import type { Db } from "#app/platform/db.server.ts";
import type { OrderId } from "#app/platform/ids.ts";
import { type Given, prepared } from "#app/platform/prepared.server.ts";
import { type Receipt, receiptName } from "#app/receipts/receipt.ts";
import { receipts } from "#app/receipts/tables.server.ts";

export async function findReceipt(tx: Db, orderId: OrderId): Promise<Receipt | null> {
  const [receipt] = await receiptOfOrder(tx, { orderId });
  return receipt ?? null;
}

const receiptOfOrder = prepared("receipt-of-order", (on, { orderId }: Given<{ orderId: OrderId }>) =>
  on.select().from(receipts).where(eq(receipts.orderId, orderId)),
);

export async function receiptNames(tx: Db, orderIds: readonly OrderId[]): Promise<Map<string, string>> {
  if (orderIds.length === 0) return new Map();
  const found = await tx
    .select({ orderId: receipts.orderId, year: receipts.year, number: receipts.number })
    .from(receipts)
    .where(inArray(receipts.orderId, [...orderIds]));
  return new Map(found.map((receipt) => [receipt.orderId, receiptName(receipt)]));
}
