import { and, eq, inArray, ne, or } from "drizzle-orm";

import { paymentRefunds, payments, webhookEvents } from "#app/payments/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";

/**
 * Blanks what says who a customer was: what their ended payments were opened with, and what gateways have told of them.
 * The rows stay, for the books and for money that still comes: neither is looked up by what goes.
 */
export async function erasePayments(tx: Db, userId: UserId): Promise<void> {
  await tx
    .update(payments)
    .set({ started: null })
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
