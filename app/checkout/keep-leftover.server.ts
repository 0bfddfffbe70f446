import { clearingOf, type Captured } from "#app/checkout/captured.server.ts";
import type { Settlement } from "#app/checkout/settlement.ts";
import { markLeftover } from "#app/payments/record-payment.server.ts";
import type { Transaction } from "#app/platform/db.server.ts";
import { creditWallet } from "#app/wallet/credit-wallet.server.ts";
import { moveFunds } from "#app/wallet/move-funds.server.ts";

/**
 * Money came that could not become what it was meant for: it is the customer's, whole. It goes to their wallet
 * where the currencies agree or the wallet is empty; otherwise it waits among the refunds to go back where it
 * came from.
 */
export async function keepLeftover(tx: Transaction, { paid, truth, now }: Captured): Promise<Settlement> {
  const { id: paymentId, userId } = paid;
  const { amount, currency } = truth;
  const source = clearingOf(paid);
  const words = "A payment that could not become an order";
  const movement = { kind: "leftover_payment", reference: paymentId, words, now };
  const credited = await creditWallet(tx, { ...movement, userId, amount, currency, source });
  if (!credited.ok) {
    await moveFunds(tx, { ...movement, postings: [{ source, destination: "refunds", amount, currency }] });
  }
  const leftover = credited.ok ? "credited" : "to_refund";
  await markLeftover(tx, paid, leftover);
  return { state: "leftover", paymentId, leftover };
}
