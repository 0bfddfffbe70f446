import { and, eq, exists, inArray, sql } from "drizzle-orm";

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

/** Captured money by its gateway's name, with what of it is neither sent back, nor promised, nor lost. */
export async function findDisputable(
  tx: Db,
  gatewayPaymentId: string,
): Promise<(typeof captures.$inferSelect & { left: bigint }) | null> {
  const [capture] = await tx.select().from(captures).where(eq(captures.gatewayPaymentId, gatewayPaymentId));
  if (!capture) return null;
  const { paymentId, amount } = capture;
  const sumOf = (column: typeof lostDisputes.amount | typeof paymentRefunds.amount) =>
    sql<string>`coalesce(sum(${column}), 0)::text`;
  const [lost] = await tx
    .select({ sum: sumOf(lostDisputes.amount) })
    .from(lostDisputes)
    .where(and(eq(lostDisputes.paymentId, paymentId), eq(lostDisputes.gatewayPaymentId, gatewayPaymentId)));
  const [promised] = await tx
    .select({ sum: sumOf(paymentRefunds.amount) })
    .from(paymentRefunds)
    .where(
      and(
        eq(paymentRefunds.paymentId, paymentId),
        eq(paymentRefunds.gatewayPaymentId, gatewayPaymentId),
        inArray(paymentRefunds.state, ["owed", "sent", "done", "failed"]),
      ),
    );
  return { ...capture, left: amount - BigInt(lost?.sum ?? "0") - BigInt(promised?.sum ?? "0") };
}
