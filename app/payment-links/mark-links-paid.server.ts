import { and, eq, isNull } from "drizzle-orm";

import { paymentLinks } from "#app/payment-links/tables.server.ts";
import type { Transaction } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";

export async function markLinksPaid(
  tx: Transaction,
  { userId, purchaseId }: { userId: UserId; purchaseId: string },
  now: Date,
): Promise<void> {
  await tx
    .update(paymentLinks)
    .set({ paidAt: now })
    .where(
      and(
        eq(paymentLinks.userId, userId),
        eq(paymentLinks.purchaseId, purchaseId),
        isNull(paymentLinks.paidAt),
      ),
    );
}
