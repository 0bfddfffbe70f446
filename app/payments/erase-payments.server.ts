import { and, eq, inArray, ne, or } from "drizzle-orm";

import { paymentRefunds, payments, webhookEvents } from "#app/payments/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";

/**
 * Blanks personal data in ended payments and gateway messages. Rows stay for the books and for late money; neither is
 * looked up by what is erased.
 */
export async function erasePayments(tx: Db, userId: UserId): Promise<void> {
  await tx
    .update(payments)
    .set({ started: null, payerName: null, payerEmail: null })
    .where(and(eq(payments.userId, userId), inArray(payments.state, ["paid", "failed", "expired"])));
  const attempts = tx
    .select({ id: payments.gatewayOrderId })
    .from(payments)
    .where(eq(payments.userId, userId));
  const refunds = tx
    .select({ id: paymentRefunds.id })
    .from(paymentRefunds)
    .where(eq(paymentRefunds.userId, userId));
  await tx
    .update(webhookEvents)
    .set({ body: "" })
    .where(
      and(
        ne(webhookEvents.body, ""),
        or(inArray(webhookEvents.gatewayOrderId, attempts), inArray(webhookEvents.refundId, refunds)),
      ),
    );
}
