import { sql } from "drizzle-orm";

import type { Transaction } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";

/**
 * Whoever changes what becomes of a purchase takes its lock first. Everybody then goes on in the same order, so
 * that nobody waits in a circle: purchase, the customer's count of open orders, payment, order, research group, wallet, coupon, counselling credit, cart, and
 * last the year's receipt counter, which all purchases share.
 */
export async function lockPurchase(
  tx: Transaction,
  { userId, purchaseId }: { userId: UserId; purchaseId: string },
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${userId} ${purchaseId}`}, 0))`);
}
