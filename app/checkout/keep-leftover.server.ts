import { clearingOf, type Captured } from "#app/checkout/captured.server.ts";
import { queueLeftoverRefund } from "#app/checkout/refund-leftover.server.ts";
import type { Settlement } from "#app/checkout/settlement.ts";
import { findPayment, lockPayment } from "#app/payments/find-payment.server.ts";
import type { CapturedMoney } from "#app/payments/gateway.ts";
import { markLeftover } from "#app/payments/record-payment.server.ts";
import { db, type Db, type Transaction } from "#app/platform/db.server.ts";
import { invariant } from "#app/platform/invariant.ts";
import { creditWallet } from "#app/wallet/credit-wallet.server.ts";
import { findTransfer, moveFunds } from "#app/wallet/move-funds.server.ts";

/** A payment's money came but could not become what it was meant for: it is the customer's, whole. */
export async function keepLeftover(tx: Transaction, captured: Captured): Promise<Settlement> {
  const { paid } = captured;
  const meant = paid.purpose === "top_up" ? "a top-up" : "an order";
  const leftover = await giveBack(tx, captured, `A payment that could not become ${meant}`);
  await markLeftover(tx, paid, leftover);
  return { state: "leftover", paymentId: paid.id, leftover };
}

/**
 * Everything captured for a settled payment besides the money booked for it is the customer's as well. In
 * transactions of their own, since settling has taken locks that come after the wallet's.
 */
export async function keepSecondPayments(
  paymentId: string,
  captures: CapturedMoney[],
  now: Date,
): Promise<void> {
  const booked = (await findPayment(db, paymentId))?.gatewayPaymentId;
  invariant(booked, `payment ${paymentId} was settled before a second one is looked for`);
  for (const money of captures.filter(({ gatewayPaymentId }) => gatewayPaymentId !== booked)) {
    await db.transaction(async (tx) => {
      const paid = await lockPayment(tx, paymentId);
      invariant(paid, `payment ${paymentId} is still there`);
      await giveBack(tx, { paid, money, now }, "A second payment for what was paid already");
    });
  }
}

/** Whether money that a gateway captured was given back to its customer, in either way. */
export async function wasGivenBack(tx: Db, gatewayPaymentId: string): Promise<boolean> {
  const found = await Promise.all([credit, debt].map((kind) => findTransfer(tx, kind, gatewayPaymentId)));
  return found.some((transfer) => transfer !== null);
}

/** The two things leftover money can become, each its own kind in the ledger. */
const credit = "leftover_payment";
const debt = "leftover_to_refund";

/**
 * Puts money into the customer's wallet where the currencies agree or the wallet is empty; otherwise it waits among
 * the refunds and a job sends it back where it came from. Once for each captured payment: the caller holds the
 * lock of our payment.
 */
async function giveBack(
  tx: Transaction,
  { paid, money, now }: Captured,
  words: string,
): Promise<"credited" | "to_refund"> {
  const { gatewayPaymentId: reference, amount, currency } = money;
  // What could not go to the wallet once may fit into it later, and must not go there as well.
  if (await findTransfer(tx, debt, reference)) return "to_refund";
  const source = clearingOf(paid);
  const movement = { reference, words, now };
  const { userId } = paid;
  const credited = await creditWallet(tx, { ...movement, kind: credit, userId, amount, currency, source });
  if (credited.ok) return "credited";
  const posting = { source, destination: "refunds" as const, amount, currency };
  await moveFunds(tx, { ...movement, kind: debt, postings: [posting] });
  await queueLeftoverRefund(tx, { paymentId: paid.id, ...money });
  return "to_refund";
}
