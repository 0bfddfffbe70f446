import { eq } from "drizzle-orm";

import type { StartedPayment } from "#app/payments/gateways/gateway.ts";
import { gatewayAccountFor } from "#app/payments/gateways/gateway-registry.server.ts";
import { gatewayAccounts, type GatewayName } from "#app/payments/gateways/gateway-registry.ts";
import { requireTransition, type PaymentState } from "#app/payments/payment-state.ts";
import { payments } from "#app/payments/tables.server.ts";
import { minuteMs } from "#app/platform/dates.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { OrderId, PaymentId, PaymentLinkId, UserId } from "#app/platform/ids.ts";
import { invariant } from "#app/platform/invariant.ts";
import { type Account, clearing } from "#app/wallet/accounts.ts";
import type { Currency } from "#app/money/currency.ts";

export type Payment = typeof payments.$inferSelect;

export type NewPayment = {
  id: PaymentId;
  userId: UserId;
  purpose: "order" | "top_up";
  /** The order it pays; null for a top-up. */
  orderId: OrderId | null;
  /** The link that somebody else pays it by, if one does. */
  paymentLinkId?: PaymentLinkId | null;
  gateway: GatewayName;
  /** Hundredths of `currency`, premium included. */
  amount: bigint;
  premium: bigint;
  currency: Currency;
  expiresAt: Date;
};

/** Longer than any gateway is waited for. */
const startsWithinMs = 2 * minuteMs;

/**
 * Whether an attempt can be paid, or is being opened. One that was written down a while ago and not opened since never
 * will be: whoever was about to has ended.
 */
export function isOpenAt({ state, expiresAt, createdAt }: Payment, now: Date): boolean {
  if (expiresAt <= now) return false;
  return state === "pending" || (state === "created" && now.getTime() - createdAt.getTime() < startsWithinMs);
}

/** Whether an attempt ended before its gateway had opened it: nobody can pay it, and another may take its place. */
export function endedUnopened({ state, gatewayOrderId }: Payment): boolean {
  return gatewayOrderId === null && (state === "failed" || state === "expired");
}

/** Writes the attempt down before the gateway hears of it. */
export async function createPayment(tx: Db, payment: NewPayment, now: Date): Promise<Payment> {
  invariant(payment.amount > 0n, "a payment through a gateway is of more than nothing");
  invariant(payment.premium >= 0n && payment.premium < payment.amount, "a premium is a part of the payment");
  const gatewayAccount = gatewayAccountFor(payment.gateway, payment.currency);
  const rows = await tx
    .insert(payments)
    .values({ ...payment, gatewayAccount, state: "created", createdAt: now })
    .returning();
  return theOne(rows, payment.id);
}

/** The gateway has opened the attempt. Written again without harm when a start was repeated. */
export async function markPending(tx: Db, payment: Payment, started: StartedPayment): Promise<Payment> {
  if (payment.state === "pending" && payment.gatewayOrderId === started.gatewayOrderId) return payment;
  invariant(
    payment.gatewayAccount === started.gatewayAccount,
    "a payment is started with the account it names",
  );
  return change(tx, payment, "pending", { gatewayOrderId: started.gatewayOrderId, started });
}

/** The gateway holds the money. */
export function markPaid(
  tx: Db,
  payment: Payment,
  { gatewayPaymentId, now }: { gatewayPaymentId: string; now: Date },
): Promise<Payment> {
  return change(tx, payment, "paid", { gatewayPaymentId, settledAt: now });
}

export function markFailed(tx: Db, payment: Payment, now: Date): Promise<Payment> {
  return change(tx, payment, "failed", { settledAt: now });
}

export function markExpired(tx: Db, payment: Payment, now: Date): Promise<Payment> {
  return change(tx, payment, "expired", { settledAt: now });
}

/** What became of money that did not become its order. It can change: a credit is sent back, a refund comes back. */
export async function markUnapplied(
  tx: Db,
  payment: Payment,
  unapplied: "credited" | "to_refund" | "refunded",
): Promise<Payment> {
  invariant(payment.state === "paid", "only money that arrived can be left over");
  return write(tx, payment.id, { unapplied });
}

/** The row must have been read under lock in this transaction, or two changes could both seem allowed. */
function change(
  tx: Db,
  payment: Payment,
  state: PaymentState,
  values: Partial<typeof payments.$inferInsert>,
): Promise<Payment> {
  requireTransition(payment.state, state);
  return write(tx, payment.id, { ...values, state });
}

async function write(tx: Db, id: PaymentId, values: Partial<typeof payments.$inferInsert>): Promise<Payment> {
  return theOne(await tx.update(payments).set(values).where(eq(payments.id, id)).returning(), id);
}

function theOne(rows: Payment[], id: string): Payment {
  const [row] = rows;
  invariant(row, `payment ${id} exists`);
  return row;
}

/** The account of our books through which a payment's money comes in. */
export function clearingOf({ gatewayAccount }: Payment): Account {
  const account = gatewayAccounts.find((one) => one === gatewayAccount);
  invariant(account, `${gatewayAccount} is one of our gateway accounts`);
  return clearing(account);
}
