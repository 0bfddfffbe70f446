import { and, eq } from "drizzle-orm";

import type { CapturedMoney } from "#app/payments/gateways/gateway.ts";
import type { CaptureFate } from "#app/payments/payment-state.ts";
import type { Payment } from "#app/payments/record-payment.server.ts";
import { captures, payments } from "#app/payments/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { PaymentId, UserId } from "#app/platform/ids.ts";

type Capture = typeof captures.$inferSelect;

/** Call it in the transaction that moves the money. Recording the same money twice breaks the table's key. */
export async function recordCapture(
  tx: Db,
  payment: Payment,
  { gatewayPaymentId, amount, currency }: CapturedMoney,
  { became, now }: { became: CaptureFate; now: Date },
): Promise<void> {
  const { id: paymentId, gatewayAccount } = payment;
  const capture = { gatewayPaymentId, gatewayAccount, paymentId, amount, currency, became, bookedAt: now };
  await tx.insert(captures).values(capture);
}

/** Null for money new to us. */
export async function findCapture(
  tx: Db,
  payment: Pick<Payment, "gatewayAccount">,
  gatewayPaymentId: string,
): Promise<Capture | null> {
  const { gatewayAccount } = payment;
  const [capture] = await tx
    .select()
    .from(captures)
    .where(and(eq(captures.gatewayAccount, gatewayAccount), eq(captures.gatewayPaymentId, gatewayPaymentId)));
  return capture ?? null;
}

export async function captureOfPayment(
  tx: Db,
  { paymentId, gatewayPaymentId }: { paymentId: PaymentId; gatewayPaymentId: string },
): Promise<(Capture & { userId: UserId }) | null> {
  const [found] = await tx
    .select({ capture: captures, userId: payments.userId })
    .from(captures)
    .innerJoin(payments, eq(payments.id, captures.paymentId))
    .where(and(eq(captures.paymentId, paymentId), eq(captures.gatewayPaymentId, gatewayPaymentId)));
  return found ? { ...found.capture, userId: found.userId } : null;
}
