import { sql } from "drizzle-orm";

import type { Transaction } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { preparedSql } from "#app/platform/prepared.server.ts";

/**
 * Take locks in this order, or deadlocks follow: purchase, open-order count, payment, order, research group, wallet,
 * coupon, counselling credit, cart, the year's receipt counter, and as it commits the days long past that it changes.
 */
export async function lockPurchase(
  tx: Transaction,
  { userId, purchaseId }: { userId: UserId; purchaseId: string },
): Promise<void> {
  await lockName(tx, { name: `${userId} ${purchaseId}` });
}

/** Until the transaction ends. */
export const lockName = preparedSql<{ name: string }, unknown>(
  "lock-name",
  ({ name }) => sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`,
);
