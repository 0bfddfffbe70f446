import { sql } from "drizzle-orm";

import type { Transaction } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";

/**
 * Take locks in this order, or deadlocks follow: purchase, open-order count, payment, order, research group, wallet,
 * coupon, counselling credit, cart, and last the year's receipt counter.
 */
export async function lockPurchase(
  tx: Transaction,
  { userId, purchaseId }: { userId: UserId; purchaseId: string },
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${userId} ${purchaseId}`}, 0))`);
}
