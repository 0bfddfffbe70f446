import { and, eq, isNull, sql } from "drizzle-orm";

import { paymentLinks } from "#app/payment-links/tables.server.ts";
import type { Transaction } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";

/** Rows stay, because a payer's money may still be on its way and must be traceable. */
export async function erasePaymentLinks(tx: Transaction, userId: UserId): Promise<void> {
  await tx
    .update(paymentLinks)
    .set({ revokedAt: new Date() })
    .where(and(eq(paymentLinks.userId, userId), isNull(paymentLinks.revokedAt)));
  await tx
    .update(paymentLinks)
    .set({ couponCode: null, billing: null })
    .where(eq(paymentLinks.userId, userId));
  // Staff's notes may be about the customer. The title also appears on a receipt, so it stays.
  const { configuration } = paymentLinks;
  const bare = sql`jsonb_set(${configuration}, '{custom,description}', '""')`;
  await tx
    .update(paymentLinks)
    .set({ configuration: bare })
    .where(and(eq(paymentLinks.userId, userId), sql`${configuration} -> 'custom' is not null`));
}
