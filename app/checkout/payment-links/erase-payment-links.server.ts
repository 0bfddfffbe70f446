import { and, eq, isNull, sql } from "drizzle-orm";

import { paymentLinks } from "#app/checkout/tables.server.ts";
import type { Transaction } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";

/**
 * Ends all links of a customer who leaves. The rows stay: money that is still on its way by one is the payer's, who
 * must be told where it is. They name nobody but the account, which is nameless then.
 */
export async function erasePaymentLinks(tx: Transaction, userId: UserId): Promise<void> {
  await tx
    .update(paymentLinks)
    .set({ revokedAt: new Date() })
    .where(and(eq(paymentLinks.userId, userId), isNull(paymentLinks.revokedAt)));
  await tx
    .update(paymentLinks)
    .set({ couponCode: null, billing: null })
    .where(eq(paymentLinks.userId, userId));
  // What staff wrote about the work may be about the customer. Its title stands on an order's receipt as well.
  const { configuration } = paymentLinks;
  const bare = sql`jsonb_set(${configuration}, '{custom,description}', '""')`;
  await tx
    .update(paymentLinks)
    .set({ configuration: bare })
    .where(and(eq(paymentLinks.userId, userId), sql`${configuration} -> 'custom' is not null`));
}
