import { and, asc, desc, eq, inArray, like, or, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { gatewayAccounts, gatewayNames } from "#app/payments/gateways/gateway-registry.ts";
import type { Payment } from "#app/payments/record-payment.server.ts";
import type { Refund } from "#app/payments/record-refund.server.ts";
import { captures, paymentRefunds, payments } from "#app/payments/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import { isId, type OrderId, PaymentId, type RefundId, type UserId } from "#app/platform/ids.ts";
import { escapeLike } from "#app/platform/search-terms.ts";

type PaymentClues = { name: string; orderIds: readonly OrderId[]; userIds: readonly UserId[] };

export async function searchPayments(
  tx: Db,
  { name, orderIds, userIds }: PaymentClues,
  limit = 50,
): Promise<Payment[]> {
  const ids = await paymentsOfCapture(tx, name);
  if (isId(PaymentId, name)) ids.push(name);
  // Naming every gateway lets the indexes be used, which begin with it.
  const atGateway = inArray(payments.gateway, [...gatewayNames]);
  return tx
    .select()
    .from(payments)
    .where(
      or(
        and(atGateway, eq(payments.gatewayPaymentId, name)),
        and(atGateway, eq(payments.gatewayOrderId, name)),
        inArray(payments.id, ids),
        inArray(payments.orderId, [...orderIds]),
        inArray(payments.userId, [...userIds]),
      ),
    )
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(limit);
}

/** A second payment of the same attempt has its own id, known only to its capture. */
async function paymentsOfCapture(tx: Db, name: string): Promise<PaymentId[]> {
  const found = await tx
    .select({ paymentId: captures.paymentId })
    .from(captures)
    .where(and(inArray(captures.gatewayAccount, [...gatewayAccounts]), eq(captures.gatewayPaymentId, name)));
  return found.map(({ paymentId }) => paymentId);
}

/** What begins with `start` at a gateway, in the order of those ids: read from the index, and no more than asked for. */
export async function paymentsStarting(tx: Db, start: string, limit: number): Promise<Payment[]> {
  const beginning = (column: typeof payments.gatewayPaymentId | typeof payments.gatewayOrderId) =>
    tx
      .select()
      .from(payments)
      .where(like(column, `${escapeLike(start)}%`))
      .orderBy(sql`${column} using ~<~`)
      .limit(limit);
  const found = await unionAll(beginning(payments.gatewayPaymentId), beginning(payments.gatewayOrderId));
  return [...new Map(found.map((payment) => [payment.id, payment])).values()].slice(0, limit);
}

export function paymentsOfCustomer(tx: Db, userId: UserId, limit = 50): Promise<Payment[]> {
  return tx
    .select()
    .from(payments)
    .where(eq(payments.userId, userId))
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(limit);
}

export type Capture = typeof captures.$inferSelect;

export function capturesOf(tx: Db, paymentIds: readonly PaymentId[]): Promise<Capture[]> {
  return tx
    .select()
    .from(captures)
    .where(inArray(captures.paymentId, [...paymentIds]))
    .orderBy(asc(captures.bookedAt), asc(captures.gatewayPaymentId));
}

export async function refundsOfPayments(tx: Db, paymentIds: readonly PaymentId[]): Promise<Refund[]> {
  if (paymentIds.length === 0) return [];
  return tx
    .select()
    .from(paymentRefunds)
    .where(inArray(paymentRefunds.paymentId, [...paymentIds]))
    .orderBy(asc(paymentRefunds.createdAt), asc(paymentRefunds.id));
}

export async function refundsOfPaidOrders(tx: Db, orderIds: readonly OrderId[]): Promise<Refund[]> {
  const found = await tx
    .select({ refund: paymentRefunds })
    .from(paymentRefunds)
    .innerJoin(payments, eq(payments.id, paymentRefunds.paymentId))
    .where(and(inArray(payments.orderId, [...orderIds]), eq(paymentRefunds.cause, "order")));
  return found.map(({ refund }) => refund);
}

export function refundsById(tx: Db, ids: readonly RefundId[]): Promise<Refund[]> {
  return tx
    .select()
    .from(paymentRefunds)
    .where(inArray(paymentRefunds.id, [...ids]));
}

export function refundIdsOf(tx: Db, userId: UserId) {
  return tx.select({ id: paymentRefunds.id }).from(paymentRefunds).where(eq(paymentRefunds.userId, userId));
}
