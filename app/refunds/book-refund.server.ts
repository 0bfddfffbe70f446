import { clearingOf, markUnapplied } from "#app/payments/record-payment.server.ts";
import { failRefund } from "#app/refunds/fail-refund.server.ts";
import { lockPayment } from "#app/payments/find-payment.server.ts";
import type { GatewayRefund } from "#app/payments/gateways/gateway.ts";
import { changeRefund, lockRefund, type Refund } from "#app/payments/record-refund.server.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import { invariant } from "#app/platform/invariant.ts";
import { moveFunds } from "#app/wallet/move-funds.server.ts";
import type { RefundId } from "#app/platform/ids.ts";

export async function bookAnswer(refund: Refund, made: GatewayRefund, now: Date): Promise<void> {
  await db.transaction((tx) => bookSent(tx, refund, made, now));
  if (made.state !== "pending") await endRefund(refund.id, made.state, now);
}

/** The caller has locked the payment. */
export async function bookArrived(tx: Transaction, refund: Refund, now: Date): Promise<void> {
  await bookSent(tx, refund, { gatewayRefundId: refund.id, state: "done" }, now);
  await changeRefund(tx, await lockRefund(tx, refund.id), "done", { now });
}

async function bookSent(tx: Transaction, asked: Refund, made: GatewayRefund, now: Date): Promise<void> {
  const payment = await lockPayment(tx, asked.paymentId);
  invariant(payment, `payment ${asked.paymentId} is still there`);
  const refund = await lockRefund(tx, asked.id);
  if (refund.state !== "owed") return;
  const { id: reference, amount, currency, gatewayPaymentId, userId } = refund;
  await changeRefund(tx, refund, "sent", { now, gatewayRefundId: made.gatewayRefundId });
  const posting = { source: "refunds" as const, destination: clearingOf(payment), amount, currency };
  const text = "Sent back the way it came";
  await moveFunds(tx, {
    kind: "refund_sent",
    reference,
    userId,
    text,
    gatewayPaymentId,
    now,
    postings: [posting],
  });
  // Another payment of this attempt, or a part of the money, does not change what became of the first.
  if (payment.unapplied === "to_refund" && payment.gatewayPaymentId === gatewayPaymentId)
    await markUnapplied(tx, payment, "refunded");
}

/** Harmless when repeated, in any order. */
export async function endRefund(
  refundId: RefundId,
  end: "done" | "failed",
  now: Date,
  { sentBesides }: { sentBesides?: bigint } = {},
): Promise<void> {
  if (end === "failed") return failRefund(refundId, now, sentBesides === undefined ? {} : { sentBesides });
  await db.transaction(async (tx) => {
    const refund = await lockRefund(tx, refundId);
    if (refund.state === "sent") await changeRefund(tx, refund, "done", { now });
  });
}
