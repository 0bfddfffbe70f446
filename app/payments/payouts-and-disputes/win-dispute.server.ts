import { and, desc, eq, isNull } from "drizzle-orm";

import { blockDeletion } from "#app/accounts/block-deletion.server.ts";
import { formatMoney } from "#app/money/format.ts";
import { findPayment, lockPayment } from "#app/payments/find-payment.server.ts";
import type { LostDispute } from "#app/payments/payouts-and-disputes/record-payout.server.ts";
import { lostDisputes, paymentRefunds } from "#app/payments/tables.server.ts";
import type { Db, Transaction } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { invariant } from "#app/platform/invariant.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";
import type { GatewayAccount } from "#app/payments/gateways/gateway-registry.ts";
import { clearing } from "#app/wallet/accounts.ts";
import { creditConverted } from "#app/wallet/credit-converted.server.ts";
import { moveFunds } from "#app/wallet/move-funds.server.ts";

type Won = { reference: string; wonOn: string; wonBy: string; wonAt: Date };

/**
 * Once. Puts back the money and what the wallet gave; the dispute's fee stays lost. Refuses: `unknown_dispute`,
 * `refund_ended`, `customer_gone`, and as `creditConverted`.
 */
export async function recordWonDispute(
  tx: Transaction,
  { reference, ...won }: Won,
): Promise<Outcome<{ dispute: LostDispute; state: "now" | "before" }>> {
  const known = await findByReference(tx, reference);
  if (!known) return unknownDispute;
  const payment = await lockPayment(tx, known.paymentId);
  invariant(payment, `payment ${known.paymentId} is there`);
  const [dispute] = await tx.select().from(lostDisputes).where(eq(lostDisputes.id, known.id));
  invariant(dispute, `dispute ${known.id} is there`);
  if (dispute.wonOn !== null) return done({ dispute, state: "before" });
  if (await endedRefund(tx, dispute)) return refundEnded;
  const { id, currency, amount, fromWallet } = dispute;
  const source = clearing(dispute.gatewayAccount as GatewayAccount);
  await moveFunds(tx, {
    kind: "dispute_won",
    reference: id,
    text: `Won after all: dispute ${reference}`,
    now: won.wonAt,
    postings: [{ source, destination: "disputes", currency, amount }],
  });
  if (fromWallet > 0n) {
    const { userId } = payment;
    if (!(await blockDeletion(tx, userId))) return customerGone;
    const text = `Put back: your bank has paid us ${formatMoney(amount, currency)} again (dispute ${reference})`;
    const movement = { kind: "dispute_returned", reference: id, text, now: won.wonAt };
    const put = { ...movement, userId, currency, amount: fromWallet, source: "disputes" } as const;
    const credited = await creditConverted(tx, put);
    if (!credited.ok) return credited;
  }
  await tx.update(lostDisputes).set(won).where(eq(lostDisputes.id, id));
  return done({ dispute: { ...dispute, ...won }, state: "now" });
}

/** Lost disputes first: two gateways may use the same reference. */
async function findByReference(tx: Db, reference: string): Promise<LostDispute | null> {
  const [found] = await tx
    .select()
    .from(lostDisputes)
    .where(eq(lostDisputes.reference, reference))
    .orderBy(desc(isNull(lostDisputes.wonOn)), desc(lostDisputes.recordedAt))
    .limit(1);
  return found ?? null;
}

/** That refund would be owed again if the dispute were won. */
async function endedRefund(tx: Db, { paymentId, gatewayPaymentId }: LostDispute): Promise<boolean> {
  const [found] = await tx
    .select({ id: paymentRefunds.id })
    .from(paymentRefunds)
    .where(
      and(
        eq(paymentRefunds.paymentId, paymentId),
        eq(paymentRefunds.gatewayPaymentId, gatewayPaymentId),
        eq(paymentRefunds.state, "disputed"),
      ),
    )
    .limit(1);
  return found !== undefined;
}

export async function findDisputeOf(
  tx: Db,
  id: string,
): Promise<{ dispute: LostDispute; userId: UserId } | null> {
  const [dispute] = await tx.select().from(lostDisputes).where(eq(lostDisputes.id, id));
  if (!dispute) return null;
  const payment = await findPayment(tx, dispute.paymentId);
  return payment && { dispute, userId: payment.userId };
}

const unknownDispute = refuse({
  code: "unknown_dispute",
  message: "No dispute of this name was recorded as lost.",
  status: 404,
  field: "reference",
});

const refundEnded = refuse({
  code: "refund_ended",
  message:
    "A refund that had failed ended with this dispute, so the customer is owed it again. Leave the dispute as it is, and pay the customer by hand.",
  status: 409,
  field: "reference",
});

const customerGone = refuse({
  code: "customer_gone",
  message:
    "The customer has deleted their account, and part of this was taken from their wallet, which nobody can open any more.",
  status: 409,
  field: "reference",
});
