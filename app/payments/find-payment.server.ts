import { and, asc, eq, gt, inArray, isNotNull, lte, or, type Placeholder, sql, type SQL } from "drizzle-orm";

import { gatewayAdapters } from "#app/payments/gateways/gateway-registry.server.ts";
import { type GatewayName, gatewayNames } from "#app/payments/gateways/gateway-registry.ts";
import type { Payment } from "#app/payments/record-payment.server.ts";
import { payments } from "#app/payments/tables.server.ts";
import { dayMs, minuteMs } from "#app/platform/dates.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { OrderId, PaymentId, UserId } from "#app/platform/ids.ts";

/** Name the customer where they are known: then one shard answers (docs/scale.md). */
export async function findPayment(tx: Db, id: PaymentId, userId?: UserId): Promise<Payment | null> {
  return first(await tx.select().from(payments).where(byId(id, userId)));
}

export function findPayments(tx: Db, ids: readonly PaymentId[]): Promise<Payment[]> {
  return tx
    .select()
    .from(payments)
    .where(inArray(payments.id, [...ids]));
}

export async function findPaymentAtGateway(
  tx: Db,
  gateway: GatewayName,
  gatewayOrderId: string,
): Promise<Payment | null> {
  return first(await tx.select().from(payments).where(atGateway(gateway, gatewayOrderId)));
}

/**
 * Locks the row against changes, but not against foreign keys: a refund inserts one while it holds the wallet's lock.
 */
export async function lockPayment(tx: Db, id: PaymentId, userId?: UserId): Promise<Payment | null> {
  return first(await tx.select().from(payments).where(byId(id, userId)).for("no key update"));
}

export function paymentsOfOrder(tx: Db, orderId: OrderId): Promise<Payment[]> {
  return tx.select().from(payments).where(eq(payments.orderId, orderId)).orderBy(asc(payments.createdAt));
}

/** Quiet for two minutes: the webhook may be lost. */
export function paymentsToAskAbout(tx: Db, now: Date, limit = 500): Promise<Payment[]> {
  const quiet = new Date(now.getTime() - 2 * minuteMs);
  return nextInTurn(
    tx,
    and(eq(payments.state, "pending"), lte(payments.createdAt, quiet), gt(payments.expiresAt, now)),
    limit,
  );
}

export function paymentsToExpire(tx: Db, now: Date, limit = 500): Promise<Payment[]> {
  return nextInTurn(
    tx,
    and(inArray(payments.state, ["created", "pending"]), lte(payments.expiresAt, now)),
    limit,
  );
}

/** How long past its deadline a payment waits for the gateway's answer. */
export const graceMs = dayMs;

/**
 * Until three days past the deadline: where the gateway cannot close an attempt, which may even be paid twice, and
 * payments that ended without the gateway's answer.
 */
export function paymentsThatMayStillArrive(tx: Db, now: Date, limit = 2_000): Promise<Payment[]> {
  const threeDaysAgo = new Date(now.getTime() - 3 * dayMs);
  const endedUnanswered = sql`${payments.settledAt} >= ${payments.expiresAt} + ${`${graceMs} ms`}::interval`;
  return nextInTurn(
    tx,
    and(
      inArray(payments.state, ["expired", "failed", "paid"]),
      isNotNull(payments.gatewayOrderId),
      gt(payments.expiresAt, threeDaysAgo),
      or(inArray(payments.gateway, unclosable), endedUnanswered),
    ),
    limit,
  );
}

const unclosable = gatewayNames.filter((name) => !gatewayAdapters[name].canExpire);

/** Marked before the answer, so one that never answers does not block the others. */
export async function markChecked(tx: Db, paymentId: PaymentId, now: Date): Promise<void> {
  await tx.update(payments).set({ checkedAt: now }).where(eq(payments.id, paymentId));
}

function nextInTurn(tx: Db, condition: SQL | undefined, limit: number): Promise<Payment[]> {
  return tx
    .select()
    .from(payments)
    .where(condition)
    .orderBy(sql`${payments.checkedAt} asc nulls first`, asc(payments.expiresAt))
    .limit(limit);
}

function byId(id: PaymentId, userId: UserId | undefined): SQL | undefined {
  return and(eq(payments.id, id), userId === undefined ? undefined : eq(payments.userId, userId));
}

function atGateway(gateway: GatewayName, gatewayOrderId: string): SQL | undefined {
  return and(eq(payments.gateway, gateway), eq(payments.gatewayOrderId, gatewayOrderId));
}

function first(rows: Payment[]): Payment | null {
  return rows[0] ?? null;
}

/** A subquery for lists of orders. At most one per order; not those of payment links, which are the payer's. */
export function openPaymentOf(orderId: SQL<OrderId>, now: Placeholder): SQL<PaymentId | null> {
  return sql`(select payment.id from ${payments} payment where payment.order_id = ${orderId}
    and payment.state = 'pending' and payment.expires_at > ${now}::timestamptz
    and payment.payment_link_id is null limit 1)`;
}
