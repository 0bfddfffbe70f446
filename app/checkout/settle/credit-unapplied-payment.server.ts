import type { Captured } from "#app/checkout/settle/right-money.server.ts";
import { clearingOf, markUnapplied, type Payment } from "#app/payments/record-payment.server.ts";
import { queueMoneyNote } from "#app/refunds/send-money-note.server.ts";
import { oweRefund } from "#app/refunds/send-refund.server.ts";
import type { Settlement } from "#app/checkout/settle/settlement.ts";
import { findPayment, lockPayment } from "#app/payments/find-payment.server.ts";
import type { CapturedMoney } from "#app/payments/gateways/gateway.ts";
import { findCapture, recordCapture } from "#app/payments/record-capture.server.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import { invariant } from "#app/platform/invariant.ts";
import { creditWallet } from "#app/wallet/credit-wallet.server.ts";
import { moveFunds } from "#app/wallet/move-funds.server.ts";
import { newId, RefundId } from "#app/platform/ids.ts";

/** The money cannot buy what it was for: it is the customer's, in full. */
export async function creditUnappliedPayment(tx: Transaction, captured: Captured): Promise<Settlement> {
  const { paid } = captured;
  const meant = paid.purpose === "top_up" ? "a top-up" : "an order";
  const unapplied = await giveBack(tx, captured, `A payment for ${meant} that could not be completed`);
  await markUnapplied(tx, paid, unapplied);
  return { state: "unapplied", paymentId: paid.id, unapplied };
}

/**
 * Extra captures belong to the customer. Separate transactions, because settling takes locks that come after the
 * wallet's.
 */
export async function keepSecondPayments(
  { id: paymentId, userId }: Payment,
  captures: CapturedMoney[],
  now: Date,
): Promise<void> {
  const booked = (await findPayment(db, paymentId, userId))?.gatewayPaymentId;
  invariant(booked, `payment ${paymentId} was settled before a second one is looked for`);
  for (const money of captures.filter(({ gatewayPaymentId }) => gatewayPaymentId !== booked)) {
    await db.transaction(async (tx) => {
      const paid = await lockPayment(tx, paymentId, userId);
      invariant(paid, `payment ${paymentId} is still there`);
      if (await findCapture(tx, paid, money.gatewayPaymentId)) return;
      await giveBack(tx, { paid, money, now }, "A second payment for what was paid already");
    });
  }
}

/** How money given back to a customer's wallet is named in the ledger. */
const unappliedCredit = "unapplied_payment";

/**
 * To the wallet if its currency fits, otherwise back through the gateway. A payer's money always goes back to the
 * payer. The caller holds the payment's lock.
 */
async function giveBack(
  tx: Transaction,
  { paid, money, now }: Captured,
  text: string,
): Promise<"credited" | "to_refund"> {
  const { gatewayPaymentId, amount, currency } = money;
  const { id: paymentId, userId } = paid;
  const source = clearingOf(paid);
  const movement = { reference: gatewayPaymentId, gatewayPaymentId, text, now };
  const wallet = { userId, amount, currency, source };
  const isCustomers = paid.paymentLinkId === null;
  const credited =
    isCustomers && (await creditWallet(tx, { ...movement, kind: unappliedCredit, ...wallet })).ok;
  const became = credited ? ("credited" as const) : ("to_refund" as const);
  await recordCapture(tx, paid, money, { became, now });
  if (became === "to_refund") {
    const posting = { source, destination: "refunds" as const, amount, currency };
    await moveFunds(tx, { ...movement, kind: "unapplied_to_refund", userId, postings: [posting] });
    const owed = { id: newId(RefundId), cause: "unapplied" as const, paymentId, userId };
    await oweRefund(tx, { ...owed, gatewayPaymentId, amount, currency }, now);
  }
  await queueMoneyNote(tx, { about: "unapplied", paymentId, gatewayPaymentId });
  return became;
}
