import { and, eq, isNull } from "drizzle-orm";

import { paymentLinks } from "#app/checkout/tables.server.ts";
import type { Transaction } from "#app/platform/db.server.ts";

/**
 * Ends all links of a customer who leaves. The rows stay: money that is still on its way by one is the payer's, who
 * must be told where it is. They name nobody but the account, which is nameless then.
 */
export async function forgetPaymentLinks(tx: Transaction, userId: string): Promise<void> {
  await tx
    .update(paymentLinks)
    .set({ revokedAt: new Date() })
    .where(and(eq(paymentLinks.userId, userId), isNull(paymentLinks.revokedAt)));
  await tx.update(paymentLinks).set({ couponCode: null }).where(eq(paymentLinks.userId, userId));
}
