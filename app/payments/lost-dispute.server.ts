import { and, asc, eq, exists, inArray, sql } from "drizzle-orm";

import { sumOf } from "#app/money/money.ts";
import type { Refund } from "#app/payments/record-refund.server.ts";
import { captures, lostDisputes, paymentRefunds, payments } from "#app/payments/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";

/** Whether a customer's bank took back money that an order was paid with: what is gone is not given back once more. */
export async function hasLostDispute(tx: Db, orderId: string): Promise<boolean> {
  const ofOrder = tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.id, lostDisputes.paymentId), eq(payments.orderId, orderId)));
  const [found] = await tx.select({ id: lostDisputes.id }).from(lostDisputes).where(exists(ofOrder)).limit(1);
  return found !== undefined;
}

/**
 * Captured money by its gateway's name, with what of it is neither sent back, nor promised, nor lost, and which of its
 * refunds came to nothing.
 */
export async function findDisputable(
  tx: Db,
  gatewayPaymentId: string,
): Promise<(typeof captures.$inferSelect & { left: bigint; failed: Refund[] }) | null> {
  const [capture] = await tx.select().from(captures).where(eq(captures.gatewayPaymentId, gatewayPaymentId));
  if (!capture) return null;
  const { paymentId, amount } = capture;
  const [lost] = await tx
    .select({ sum: sql<string>`coalesce(sum(${lostDisputes.amount}), 0)::text` })
    .from(lostDisputes)
    .where(and(eq(lostDisputes.paymentId, paymentId), eq(lostDisputes.gatewayPaymentId, gatewayPaymentId)));
  const promised = await tx
    .select()
    .from(paymentRefunds)
    .where(
      and(
        eq(paymentRefunds.paymentId, paymentId),
        eq(paymentRefunds.gatewayPaymentId, gatewayPaymentId),
        inArray(paymentRefunds.state, ["owed", "sent", "done", "failed"]),
      ),
    )
    .orderBy(asc(paymentRefunds.createdAt), asc(paymentRefunds.id));
  const failed = promised.filter(({ state }) => state === "failed");
  return {
    ...capture,
    failed,
    left: amount - BigInt(lost?.sum ?? "0") - sumOf(promised.map((one) => one.amount)),
  };
}

/**
 * The refunds that came to nothing because the bank took their money: as many, the oldest first, as a dispute needs beyond
 * what is left. Null where it needs more.
 */
export function endedByDispute(
  { left, failed }: { left: bigint; failed: readonly Refund[] },
  amount: bigint,
): Refund[] | null {
  const ended: Refund[] = [];
  let covered = left;
  for (const refund of failed) {
    if (covered >= amount) break;
    ended.push(refund);
    covered += refund.amount;
  }
  return covered >= amount ? ended : null;
}
