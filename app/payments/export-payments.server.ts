import { asc, eq } from "drizzle-orm";

import { decimal } from "#app/money/decimal.ts";
import type { StartedPayment } from "#app/payments/gateways/gateway.ts";
import { captures, paymentRefunds, payments } from "#app/payments/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";

export async function exportPayments(userId: UserId) {
  const [attempts, captured, refunds] = await Promise.all([
    db.select().from(payments).where(eq(payments.userId, userId)).orderBy(asc(payments.createdAt)),
    db
      .select({
        paymentId: captures.paymentId,
        reference: captures.gatewayPaymentId,
        amount: captures.amount,
        currency: captures.currency,
        became: captures.became,
        at: captures.bookedAt,
      })
      .from(captures)
      .innerJoin(payments, eq(payments.id, captures.paymentId))
      .where(eq(payments.userId, userId))
      .orderBy(asc(captures.bookedAt)),
    db
      .select()
      .from(paymentRefunds)
      .where(eq(paymentRefunds.userId, userId))
      .orderBy(asc(paymentRefunds.createdAt)),
  ]);
  const capturedOf = Map.groupBy(captured, ({ paymentId }) => paymentId);
  return {
    payments: attempts.map((attempt) => ({
      id: attempt.id,
      purpose: attempt.purpose,
      order_id: attempt.orderId,
      payment_link_id: attempt.paymentLinkId,
      paid_by: attempt.payerName,
      platform: attempt.gateway,
      state: attempt.state,
      amount: decimal(attempt.amount),
      premium: decimal(attempt.premium),
      currency: attempt.currency,
      created_at: attempt.createdAt,
      settled_at: attempt.settledAt,
      told_platform: toldGateway(attempt),
      received: (capturedOf.get(attempt.id) ?? []).map(({ paymentId: _id, amount, ...rest }) => ({
        ...rest,
        amount: decimal(amount),
      })),
    })),
    sent_back: refunds.map((refund) => ({
      id: refund.id,
      payment_id: refund.paymentId,
      cause: refund.cause,
      amount: decimal(refund.amount),
      currency: refund.currency,
      state: refund.state,
      created_at: refund.createdAt,
      changed_at: refund.changedAt,
    })),
  };
}

/** Whom the form to a gateway names as the customer; null where it names nobody, or somebody else pays. */
function toldGateway({ started, paymentLinkId }: typeof payments.$inferSelect) {
  const fields = (started as StartedPayment | null)?.form?.fields;
  if (!fields || paymentLinkId !== null) return null;
  return { email: fields["customer_email"] ?? null, name: fields["customer_name"] ?? null };
}
