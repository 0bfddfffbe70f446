import { and, asc, eq, exists, isNull } from "drizzle-orm";

import { sumOf } from "#app/money/money.ts";
import type { Refund } from "#app/payments/record-refund.server.ts";
import { captures, lostDisputes, paymentRefunds, payments } from "#app/payments/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { OrderId } from "#app/platform/ids.ts";

/** Whether a customer's bank took back money that an order was paid with: what is gone is not given back once more. */
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

/** Captured money that a bank may take back, in hundredths of its currency. */
export type Disputable = typeof captures.$inferSelect & {
  /** What of it is neither sent back, nor promised, nor lost. */
  left: bigint;
  /** What of it went to the customer's wallet and was not taken out to be sent back, or for a dispute. */
  inWallet: bigint;
  /** What of it we paid to the customer from our bank. */
  paidByHand: bigint;
  /** Its refunds that failed. */
  failed: Refund[];
};

/** Captured money by its gateway's name. */
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
    inWallet: putInWallet(capture, found.premium) + sumOf(refunds.map(walletsGain)) - recovered,
  };
}

const promisedStates = ["owed", "sent", "done", "failed"];

/** What of captured money went to the wallet: all of a top-up but its premium, and all that became a credit. */
function putInWallet({ became, amount }: typeof captures.$inferSelect, premium: bigint): bigint {
  if (became === "credited") return amount;
  return became === "top_up" ? amount - premium : 0n;
}

/** What a refund took out of the wallet to be sent back, less than nothing, and what came to it when that failed. */
function walletsGain({ cause, state, amount, premium }: Refund): bigint {
  const taken = (cause === "credit" || cause === "top_up") && state !== "retried" ? amount - premium : 0n;
  return (state === "credited" ? amount : 0n) - taken;
}

/**
 * The failed refunds whose money a dispute took, the oldest first: as many as it needs beyond what is left. Null where
 * it needs more.
 */
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
