import { and, eq, type SQL, sql } from "drizzle-orm";

import type { StartedPayment } from "#app/payments/gateways/gateway.ts";
import { gatewayAccountFor } from "#app/payments/gateways/gateway-registry.server.ts";
import { gatewayAccounts, type GatewayName } from "#app/payments/gateways/gateway-registry.ts";
import { requireTransition, type PaymentState } from "#app/payments/payment-state.ts";
import { payments } from "#app/payments/tables.server.ts";
import { minuteMs } from "#app/platform/dates.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { OrderId, PaymentId, PaymentLinkId, UserId } from "#app/platform/ids.ts";
import { invariant } from "#app/platform/invariant.ts";
import { type Given, prepared } from "#app/platform/prepared.server.ts";
import { type Account, clearing } from "#app/wallet/accounts.ts";
import type { Currency } from "#app/money/currency.ts";

export type Payment = typeof payments.$inferSelect;

export type NewPayment = {
  id: PaymentId;
  userId: UserId;
  purpose: "order" | "top_up";
  orderId: OrderId | null;
  paymentLinkId?: PaymentLinkId | null;
  gateway: GatewayName;
  /** Hundredths, premium included. */
  amount: bigint;
  premium: bigint;
  currency: Currency;
  expiresAt: Date;
};

/** Longer than any gateway timeout. */
const startsWithinMs = 2 * minuteMs;

/** An attempt not opened within two minutes never will be: its process has died. */
export function isOpenAt({ state, expiresAt, createdAt }: Payment, now: Date): boolean {
  if (expiresAt <= now) return false;
  return state === "pending" || (state === "created" && now.getTime() - createdAt.getTime() < startsWithinMs);
}

/** Nobody can pay it, so a new attempt may replace it. */
export function endedUnopened({ state, gatewayOrderId }: Payment): boolean {
  return gatewayOrderId === null && (state === "failed" || state === "expired");
}

/** Call it before the gateway hears of the attempt. */
export async function createPayment(tx: Db, payment: NewPayment, now: Date): Promise<Payment> {
  invariant(payment.amount > 0n, "a payment through a gateway is of more than nothing");
  invariant(payment.premium >= 0n && payment.premium < payment.amount, "a premium is a part of the payment");
  const gatewayAccount = gatewayAccountFor(payment.gateway, payment.currency);
  const paymentLinkId = payment.paymentLinkId ?? null;
  const rows = await insertPayment(tx, { ...payment, paymentLinkId, gatewayAccount, createdAt: now });
  return theOne(rows, payment.id);
}

type Inserted = Required<NewPayment> & { gatewayAccount: string; createdAt: Date };

const insertPayment = prepared("insert-payment", (tx, given: Given<Inserted>) =>
  tx
    .insert(payments)
    .values({
      id: given.id,
      userId: given.userId,
      purpose: given.purpose,
      orderId: given.orderId,
      paymentLinkId: given.paymentLinkId,
      gateway: given.gateway,
      gatewayAccount: given.gatewayAccount,
      state: "created",
      amount: given.amount,
      premium: given.premium,
      currency: given.currency,
      createdAt: given.createdAt,
      expiresAt: given.expiresAt,
    })
    .returning(),
);

/** The first answer counts: a duplicate request may have stored its own, or ended the payment. */
export async function markPending(tx: Db, payment: Payment, started: StartedPayment): Promise<Payment> {
  invariant(
    payment.gatewayAccount === started.gatewayAccount,
    "a payment is started with the account it names",
  );
  const { id, userId } = payment;
  const [pending] = await updateStarted(tx, {
    id,
    userId,
    gatewayOrderId: started.gatewayOrderId,
    started: JSON.stringify(started),
  });
  return pending ?? theOne(await tx.select().from(payments).where(rowOf(payment)), payment.id);
}

type Started = { id: PaymentId; userId: UserId; gatewayOrderId: string; started: string };

const updateStarted = prepared("update-started-payment", (tx, given: Given<Started>) =>
  tx
    .update(payments)
    .set({
      state: "pending",
      gatewayOrderId: sql`${given.gatewayOrderId}`,
      started: sql`${given.started}::jsonb`,
    })
    .where(and(rowOf(given), eq(payments.state, "created")))
    .returning(),
);

export function markPaid(
  tx: Db,
  payment: Payment,
  { gatewayPaymentId, now }: { gatewayPaymentId: string; now: Date },
): Promise<Payment> {
  return change(tx, payment, "paid", { gatewayPaymentId, settledAt: now });
}

export function markFailed(tx: Db, payment: Payment, now: Date): Promise<Payment> {
  return change(tx, payment, "failed", { settledAt: now, ...noPayer });
}

export function markExpired(tx: Db, payment: Payment, now: Date): Promise<Payment> {
  return change(tx, payment, "expired", { settledAt: now, ...noPayer });
}

/** Can change: a credit is sent back, a refund returns. */
export async function markUnapplied(
  tx: Db,
  payment: Payment,
  unapplied: "credited" | "to_refund" | "refunded",
): Promise<Payment> {
  invariant(payment.state === "paid", "only money that arrived can be left over");
  return write(tx, payment, { unapplied, ...noPayer });
}

/** Who did not pay in the end gets no receipt, so nobody needs to know who that was. */
const noPayer = { payerName: null, payerEmail: null };

/** Read the row under lock in this transaction, or two changes could both pass. */
function change(
  tx: Db,
  payment: Payment,
  state: PaymentState,
  values: Partial<typeof payments.$inferInsert>,
): Promise<Payment> {
  requireTransition(payment.state, state);
  return write(tx, payment, { ...values, state });
}

async function write(
  tx: Db,
  payment: Payment,
  values: Partial<typeof payments.$inferInsert>,
): Promise<Payment> {
  return theOne(await tx.update(payments).set(values).where(rowOf(payment)).returning(), payment.id);
}

/** With its customer, whose shard alone is then asked. */
function rowOf({ id, userId }: Payment | Given<Started>): SQL | undefined {
  return and(eq(payments.id, id), eq(payments.userId, userId));
}

function theOne(rows: Payment[], id: string): Payment {
  const [row] = rows;
  invariant(row, `payment ${id} exists`);
  return row;
}

export function clearingOf({ gatewayAccount }: Payment): Account {
  const account = gatewayAccounts.find((one) => one === gatewayAccount);
  invariant(account, `${gatewayAccount} is one of our gateway accounts`);
  return clearing(account);
}
