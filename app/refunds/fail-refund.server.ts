import { holdAccount } from "#app/accounts/hold-account.server.ts";
import { clearingOf, markUnapplied, type Payment } from "#app/payments/record-payment.server.ts";
import { queueMoneyNote } from "#app/refunds/send-money-note.server.ts";
import { lockPayment } from "#app/payments/find-payment.server.ts";
import { sumOf } from "#app/money/money.ts";
import {
  changeRefund,
  findRefund,
  lockRefund,
  takenOnBeside,
  type Refund,
} from "#app/payments/record-refund.server.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import { invariant } from "#app/platform/invariant.ts";
import { log } from "#app/platform/log.server.ts";
import { creditWallet } from "#app/wallet/credit-wallet.server.ts";
import { moveFunds } from "#app/wallet/move-funds.server.ts";
import type { RefundId } from "#app/platform/ids.ts";

/**
 * A refund has come to nothing: refused for good, or returned by the bank. The money is the customer's all the same,
 * so it goes to their wallet where it fits in; otherwise it stays owed, for us to try again or to ask the customer.
 * `toWallet: false` where the money may be with the customer already: then a person has to look. Harmless when repeated.
 * `sentBesides` is what our books had sent back of the same money besides this, when a gateway was asked that tells of it
 * by the sum alone: where that has changed since, nothing is done, and it is asked again.
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
    const besides = sumOf((await takenOnBeside(tx, refund)).map(({ amount }) => amount));
    if (sentBesides !== undefined && besides !== sentBesides) return;
    if (refund.state !== "owed") await bookReturn(tx, refund, payment, now);
    // What somebody else paid, and never became the customer's order, is not the customer's either.
    const isPayers = payment.paymentLinkId !== null && refund.cause === "unapplied";
    // Nor is a wallet anybody's whose account is gone: what a bank returned waits for a person then.
    const isThere = await holdAccount(tx, refund.userId);
    const credited = toWallet && !isPayers && isThere && (await credit(tx, refund, now));
    await changeRefund(tx, refund, credited ? "credited" : "failed", { now });
    const isOwn = payment.gatewayPaymentId === refund.gatewayPaymentId;
    if (payment.unapplied !== null && payment.unapplied !== "credited" && isOwn)
      await markUnapplied(tx, payment, credited ? "credited" : "to_refund");
    log.error({ refund: refundId, credited, toWallet }, "a refund came to nothing");
    if (toWallet) await queueMoneyNote(tx, { about: "refund_failed", refundId });
  });
}

/** What had left the gateway is there again. */
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
