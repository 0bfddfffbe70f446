import { and, count, eq, gt } from "drizzle-orm";

import { lockName } from "#app/orders/lock-purchase.server.ts";
import { orders } from "#app/orders/tables.server.ts";
import type { Transaction } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { type Given, prepared } from "#app/platform/prepared.server.ts";

/**
 * Locks the customer's count until the transaction ends, so two purchases cannot share the last free slot. Call it
 * right after `lockPurchase`.
 */
export async function countOpenOrders(
  tx: Transaction,
  { userId, since }: { userId: UserId; since: Date },
): Promise<number> {
  await lockName(tx, { name: `open orders of ${userId}` });
  const [open] = await openOrders(tx, { userId, since });
  return open?.count ?? 0;
}

const openOrders = prepared("open-orders", (db, { userId, since }: Given<{ userId: UserId; since: Date }>) =>
  db
    .select({ count: count() })
    .from(orders)
    .where(and(eq(orders.userId, userId), gt(orders.createdAt, since), eq(orders.state, "pending"))),
);
