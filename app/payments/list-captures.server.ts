import { and, eq, gte, inArray, isNotNull, sql } from "drizzle-orm";

import { captures, paymentRefunds, payments } from "#app/payments/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { GatewayAccount } from "#app/payments/gateways/gateway-registry.ts";
import type { Currency } from "#app/money/currency.ts";

export type BookedMoney = {
  gatewayPaymentId: string;
  captured: bigint;
  refunded: bigint;
  currency: Currency;
  changedAt: Date;
};

export function bookedSince(tx: Db, account: GatewayAccount, since: Date): Promise<BookedMoney[]> {
  return readBooked(tx, and(eq(captures.gatewayAccount, account), gte(payments.createdAt, since)));
}

export async function bookedAs(
  tx: Db,
  account: GatewayAccount,
  gatewayPaymentIds: readonly string[],
): Promise<BookedMoney[]> {
  if (gatewayPaymentIds.length === 0) return [];
  const named = inArray(captures.gatewayPaymentId, [...gatewayPaymentIds]);
  return readBooked(tx, and(eq(captures.gatewayAccount, account), named));
}

async function readBooked(tx: Db, which: ReturnType<typeof and>): Promise<BookedMoney[]> {
  // Includes refunds the gateway has accepted and not failed.
  const refunds = tx
    .select({
      gatewayPaymentId: paymentRefunds.gatewayPaymentId,
      paymentId: paymentRefunds.paymentId,
      sum: sql<string>`sum(${paymentRefunds.amount})`.as("sum"),
      last: sql<string>`max(${paymentRefunds.changedAt})`.as("last"),
    })
    .from(paymentRefunds)
    .where(inArray(paymentRefunds.state, ["sent", "done"]))
    .groupBy(paymentRefunds.paymentId, paymentRefunds.gatewayPaymentId)
    .as("refunds");
  const rows = await tx
    .select({ capture: captures, refunded: refunds.sum, last: refunds.last })
    .from(captures)
    .innerJoin(payments, eq(payments.id, captures.paymentId))
    .leftJoin(
      refunds,
      and(eq(refunds.paymentId, captures.paymentId), eq(refunds.gatewayPaymentId, captures.gatewayPaymentId)),
    )
    .where(which);
  return rows.map(({ capture, refunded, last }) => ({
    gatewayPaymentId: capture.gatewayPaymentId,
    captured: capture.amount,
    refunded: BigInt(refunded ?? "0"),
    currency: capture.currency,
    changedAt: last ? new Date(last) : capture.bookedAt,
  }));
}

export async function attemptsSince(tx: Db, account: GatewayAccount, since: Date): Promise<string[]> {
  const rows = await tx
    .select({ gatewayOrderId: payments.gatewayOrderId })
    .from(payments)
    .where(
      and(
        eq(payments.gatewayAccount, account),
        gte(payments.createdAt, since),
        isNotNull(payments.gatewayOrderId),
      ),
    );
  return rows.flatMap(({ gatewayOrderId }) => (gatewayOrderId ? [gatewayOrderId] : []));
}
