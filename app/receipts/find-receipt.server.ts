import { eq, inArray } from "drizzle-orm";

import type { Db } from "#app/platform/db.server.ts";
import type { OrderId } from "#app/platform/ids.ts";
import { type Receipt, receiptName } from "#app/receipts/receipt.ts";
import { receipts } from "#app/receipts/tables.server.ts";

export async function findReceipt(tx: Db, orderId: OrderId): Promise<Receipt | null> {
  const [receipt] = await tx.select().from(receipts).where(eq(receipts.orderId, orderId));
  return receipt ?? null;
}

export async function receiptNames(tx: Db, orderIds: readonly OrderId[]): Promise<Map<string, string>> {
  if (orderIds.length === 0) return new Map();
  const found = await tx
    .select({ orderId: receipts.orderId, year: receipts.year, number: receipts.number })
    .from(receipts)
    .where(inArray(receipts.orderId, [...orderIds]));
  return new Map(found.map((receipt) => [receipt.orderId, receiptName(receipt)]));
}
