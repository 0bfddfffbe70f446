import { blockDeletion } from "#app/accounts/block-deletion.server.ts";
import { notify } from "#app/notifications/notify.server.ts";
import { clearingOf, markUnapplied, type Payment } from "#app/payments/record-payment.server.ts";
import { queueMoneyNote } from "#app/refunds/send-money-note.server.ts";
import { lockPayment } from "#app/payments/find-payment.server.ts";
import { formatMoney } from "#app/money/format.ts";
import { sumOf } from "#app/money/money.ts";
import {
  changeRefund,
  findRefund,
  lockRefund,
  otherAcceptedRefunds,
  type Refund,
} from "#app/payments/record-refund.server.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import { invariant } from "#app/platform/invariant.ts";
import { log } from "#app/platform/log.server.ts";
import { creditWallet } from "#app/wallet/credit-wallet.server.ts";
import { moveFunds } from "#app/wallet/move-funds.server.ts";
import type { RefundId } from "#app/platform/ids.ts";

/**
 * To the wallet if possible, else still owed; `toWallet: false` if the customer may have it: a person must look. Safe
 * to repeat. Does nothing if our other refunds differ from `sentBesides`, as they were when the gateway told its sum.
 */
export async function failRefund(
  refundId: RefundId,
  now: Date,
  { toWallet = true, sentBesides }: { toWallet?: boolean; sentBesides?: bigint } = {},
): Promise<void> {
  const known = await findRefund(db, refundId);
  invariant(known, `refund ${refundId} is there`);
  await db.transaction(async (tx) => {
    const payment = await lockPayment(tx, known.paymentId);
    invariant(payment, `payment ${known.paymentId} is still there`);
    const refund = await lockRefund(tx, refundId);
    if (!["owed", "sent", "done"].includes(refund.state)) return;
    const besides = sumOf((await otherAcceptedRefunds(tx, refund)).map(({ amount }) => amount));
    if (sentBesides !== undefined && besides !== sentBesides) return;
    if (refund.state !== "owed") await bookReturn(tx, refund, payment, now);
    // A payer's money that never became the order is not the customer's.
    const isPayers = payment.paymentLinkId !== null && refund.cause === "unapplied";
    // The account may be deleted: then the money waits for a person.
    const isThere = await blockDeletion(tx, refund.userId);
    const credited = toWallet && !isPayers && isThere && (await credit(tx, refund, now));
    await changeRefund(tx, refund, credited ? "credited" : "failed", { now });
    const isOwn = payment.gatewayPaymentId === refund.gatewayPaymentId;
    if (payment.unapplied !== null && payment.unapplied !== "credited" && isOwn)
      await markUnapplied(tx, payment, credited ? "credited" : "to_refund");
    log.error({ refund: refundId, credited, toWallet }, "a refund came to nothing");
    const amount = formatMoney(refund.amount, refund.currency);
    const notice = { path: "/staff/payments", by: null, key: refundId, facts: { amount } };
    if (!credited) await notify(tx, [{ kind: "refund_failed", ...notice }], now);
    if (toWallet) await queueMoneyNote(tx, { about: "refund_failed", refundId });
  });
}

async function bookReturn(tx: Transaction, refund: Refund, payment: Payment, now: Date): Promise<void> {
  const { id: reference, amount, currency, gatewayPaymentId, userId } = refund;
  const posting = { source: clearingOf(payment), destination: "refunds" as const, amount, currency };
  const text = "Came back: the refund could not be delivered";
  const postings = [posting];
  await moveFunds(tx, { kind: "refund_returned", reference, userId, text, gatewayPaymentId, now, postings });
}

async function credit(tx: Transaction, refund: Refund, now: Date): Promise<boolean> {
  const { id: reference, userId, amount, currency } = refund;
  const text = "A refund that could not be delivered";
  const movement = { kind: "refund_credited", reference, text, now };
  return (await creditWallet(tx, { ...movement, userId, amount, currency, source: "refunds" })).ok;
}
