import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { oweRefund } from "#app/refunds/send-refund.server.ts";
import { lockPayment } from "#app/payments/find-payment.server.ts";
import { waitingForHand } from "#app/refunds/hand-payments.server.ts";
import { changeRefund, findRefund, lockRefund } from "#app/payments/record-refund.server.ts";
import { type Db, db } from "#app/platform/db.server.ts";
import { done, refuse, type Outcome } from "#app/platform/outcome.ts";
import { isId, newId, RefundId } from "#app/platform/ids.ts";

/**
 * As a new refund: the gateway repeats its refusal of the old one. Refuses: `not_failed`, `waits_already`. May run in
 * the caller's transaction.
 */
export async function retryRefund(
  refundId: string,
  now: Date,
  within: Db = db,
): Promise<Outcome<{ refundId: RefundId }>> {
  const known = isId(RefundId, refundId) ? await findRefund(within, refundId) : null;
  if (!known) return notFailed;
  return allOrNothing(within, async (tx) => {
    // Same lock as a dispute, which may end this refund.
    await lockPayment(tx, known.paymentId);
    const refund = await lockRefund(tx, known.id);
    if (refund.state !== "failed") return notFailed;
    if ((await waitingForHand(tx, [known.id])).size > 0) return saidPaid;
    await changeRefund(tx, refund, "retried", { now });
    const { paymentId, userId, cause, gatewayPaymentId, amount, premium, currency } = refund;
    const id = newId(RefundId);
    await oweRefund(tx, { id, paymentId, userId, cause, gatewayPaymentId, amount, premium, currency }, now);
    return done({ refundId: id });
  });
}

const saidPaid = refuse({
  code: "waits_already",
  message: "A bank transfer is recorded for this refund. It has to be approved or declined first.",
  status: 409,
});

const notFailed = refuse({
  code: "not_failed",
  message: "There is no refund of this id that came to nothing.",
  status: 409,
});
