import { and, asc, eq, exists, isNull } from "drizzle-orm";

import { sumOf } from "#app/money/money.ts";
import type { Refund } from "#app/payments/record-refund.server.ts";
import { captures, lostDisputes, paymentRefunds, payments } from "#app/payments/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { OrderId } from "#app/platform/ids.ts";

/** Then the bank has paid the customer back, and we must not pay again. */
export async function hasLostDispute(tx: Db, orderId: OrderId): Promise<boolean> {
  const ofOrder = tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.id, lostDisputes.paymentId), eq(payments.orderId, orderId)));
  const [found] = await tx
    .select({ id: lostDisputes.id })
    .from(lostDisputes)
    .where(and(exists(ofOrder), isNull(lostDisputes.wonOn)))
    .limit(1);
  return found !== undefined;
}

export type Disputable = typeof captures.$inferSelect & {
  /** Neither sent back, promised nor lost. */
  left: bigint;
  /** Without what was taken out again for a refund or dispute. */
  inWallet: bigint;
  paidByHand: bigint;
  failed: Refund[];
};

export async function findDisputable(tx: Db, gatewayPaymentId: string): Promise<Disputable | null> {
  const [found] = await tx
    .select({ capture: captures, premium: payments.premium })
    .from(captures)
    .innerJoin(payments, eq(payments.id, captures.paymentId))
    .where(eq(captures.gatewayPaymentId, gatewayPaymentId));
  if (!found) return null;
  const { capture } = found;
  const { paymentId, amount } = capture;
  const lost = await tx
    .select({ amount: lostDisputes.amount, fromWallet: lostDisputes.fromWallet })
    .from(lostDisputes)
    .where(
      and(
        eq(lostDisputes.paymentId, paymentId),
        eq(lostDisputes.gatewayPaymentId, gatewayPaymentId),
        isNull(lostDisputes.wonOn),
      ),
    );
  const refunds = await tx
    .select()
    .from(paymentRefunds)
    .where(
      and(eq(paymentRefunds.paymentId, paymentId), eq(paymentRefunds.gatewayPaymentId, gatewayPaymentId)),
    )
    .orderBy(asc(paymentRefunds.createdAt), asc(paymentRefunds.id));
  const promised = refunds.filter(({ state }) => promisedStates.includes(state));
  const recovered = sumOf(lost.map((one) => one.fromWallet));
  return {
    ...capture,
    paidByHand: sumOf(refunds.filter(({ state }) => state === "by_hand").map((one) => one.amount)),
    failed: refunds.filter(({ state }) => state === "failed"),
    left: amount - sumOf(lost.map((one) => one.amount)) - sumOf(promised.map((one) => one.amount)),
    inWallet: putInWallet(capture, found.premium) + sumOf(refunds.map(netWalletChange)) - recovered,
  };
}

const promisedStates = ["owed", "sent", "done", "failed"];

/** A top-up without its premium, or a whole credit. */
function putInWallet({ became, amount }: typeof captures.$inferSelect, premium: bigint): bigint {
  if (became === "credited") return amount;
  return became === "top_up" ? amount - premium : 0n;
}

/** Negative when a refund took money out; positive when a failed one returned it. */
function netWalletChange({ cause, state, amount, premium }: Refund): bigint {
  const taken = (cause === "credit" || cause === "top_up") && state !== "retried" ? amount - premium : 0n;
  return (state === "credited" ? amount : 0n) - taken;
}

/** Oldest first, as many as needed beyond what is left. Null if even all are not enough. */
export function endedByDispute({ left, failed }: Disputable, amount: bigint): Refund[] | null {
  const ended: Refund[] = [];
  let covered = left;
  for (const refund of failed) {
    if (covered >= amount) break;
    ended.push(refund);
    covered += refund.amount;
  }
  return covered >= amount ? ended : null;
}
