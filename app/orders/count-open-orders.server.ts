import { and, eq, gt, sql } from "drizzle-orm";

import { orders } from "#app/orders/tables.server.ts";
import type { Transaction } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";

/**
 * Locks the customer's count until the transaction ends, so two purchases cannot share the last free slot. Call it
 * right after `lockPurchase`.
 */
export async function countOpenOrders(
  tx: Transaction,
  { userId, since }: { userId: UserId; since: Date },
): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`open orders of ${userId}`}, 0))`);
  return tx.$count(
    orders,
    and(eq(orders.userId, userId), gt(orders.createdAt, since), eq(orders.state, "pending")),
  );
}
