import { isRightMoney, type Captured } from "#app/checkout/settle/right-money.server.ts";
import { clearingOf } from "#app/payments/record-payment.server.ts";
import { creditUnappliedPayment } from "#app/checkout/settle/credit-unapplied-payment.server.ts";
import type { Settlement } from "#app/checkout/settle/settlement.ts";
import { recordCapture } from "#app/payments/record-capture.server.ts";
import type { Transaction } from "#app/platform/db.server.ts";
import { creditWallet } from "#app/wallet/credit-wallet.server.ts";
import { moveFunds } from "#app/wallet/move-funds.server.ts";

/** The money of a top-up is there: all but the gateway's premium goes to the wallet. */
export async function settleTopUp(tx: Transaction, captured: Captured): Promise<Settlement> {
  const { paid, now } = captured;
  if (!isRightMoney(captured)) return creditUnappliedPayment(tx, captured);
  const { id: paymentId, userId, currency, premium } = paid;
  const { gatewayPaymentId } = captured.money;
  const source = clearingOf(paid);
  const movement = { reference: paymentId, gatewayPaymentId, text: "Funds added", now };
  const amount = paid.amount - premium;
  const credited = await creditWallet(tx, { ...movement, kind: "top_up", userId, currency, amount, source });
  // The wallet's currency has changed since.
  if (!credited.ok) return creditUnappliedPayment(tx, captured);
  await recordCapture(tx, paid, captured.money, { became: "top_up", now });
  if (premium > 0n) {
    const posting = { source, destination: "premium" as const, currency, amount: premium };
    await moveFunds(tx, { ...movement, kind: "top_up_premium", postings: [posting] });
  }
  return { state: "topped_up", paymentId };
}
