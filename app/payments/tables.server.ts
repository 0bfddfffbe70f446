import { sql } from "drizzle-orm";
import {
  bigint,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";

import { users } from "#app/accounts/tables.server.ts";
import { gatewayNames } from "#app/payments/gateways/gateway-registry.ts";
import { captureFates, paymentStates } from "#app/payments/payment-state.ts";
import { refundCauses, refundStates } from "#app/payments/refund-state.ts";
import type { OrderId, PaymentId, PaymentLinkId, RefundId, UserId } from "#app/platform/ids.ts";
import type { Currency } from "#app/money/currency.ts";

export const payments = pgTable(
  "payments",
  {
    id: uuid().$type<PaymentId>().primaryKey(),
    userId: text()
      .$type<UserId>()
      .notNull()
      .references(() => users.id),
    purpose: text({ enum: ["order", "top_up"] }).notNull(),
    orderId: uuid().$type<OrderId>(),
    /** Set if somebody else pays: an unapplied payment is then theirs, not the customer's. */
    paymentLinkId: uuid().$type<PaymentLinkId>(),
    /** Somebody else who pays, for their receipt, if they said so. The customer sees the name alone. */
    payerName: text(),
    payerEmail: text(),
    gateway: text({ enum: gatewayNames }).notNull(),
    gatewayAccount: text().notNull(),
    /** A Checkout Session, an order, a merchant reference. */
    gatewayOrderId: text(),
    gatewayPaymentId: text(),
    state: text({ enum: paymentStates }).notNull(),
    /** Hundredths, premium included. */
    amount: bigint({ mode: "bigint" }).notNull(),
    premium: bigint({ mode: "bigint" }).notNull(),
    currency: text().$type<Currency>().notNull(),
    /** The gateway's first answer, so a second start returns the same. */
    started: jsonb(),
    unapplied: text({ enum: ["credited", "to_refund", "refunded"] }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    settledAt: timestamp({ withTimezone: true }),
    checkedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    // Searched for what begins with a part of them, too.
    uniqueIndex("payments_gateway_order").on(table.gatewayOrderId.op("text_pattern_ops"), table.gateway),
    uniqueIndex("payments_gateway_payment").on(table.gatewayPaymentId.op("text_pattern_ops"), table.gateway),
    index().on(table.state, table.expiresAt),
    index().on(table.orderId),
    index().on(table.userId),
    index().on(table.createdAt, table.id),
    // Most are paid: the others are few among many.
    index("payments_not_paid")
      .on(table.state, table.createdAt, table.id)
      .where(sql`${table.state} <> 'paid'`),
    index("payments_other_currencies")
      .on(table.currency, table.createdAt, table.id)
      .where(sql`${table.currency} not in ('INR', 'USD')`),
    index("payments_top_ups")
      .on(table.gateway, table.createdAt, table.id)
      .where(sql`${table.purpose} = 'top_up'`),
  ],
);

/** Each captured payment once, with its use: an order, a top-up, a wallet credit, or a debt to send back. */
export const captures = pgTable(
  "captures",
  {
    gatewayPaymentId: text().notNull(),
    gatewayAccount: text().notNull(),
    paymentId: uuid()
      .$type<PaymentId>()
      .notNull()
      .references(() => payments.id),
    /** As the gateway reports it, which may differ from what we asked for. */
    amount: bigint({ mode: "bigint" }).notNull(),
    currency: text().$type<Currency>().notNull(),
    became: text({ enum: captureFates }).notNull(),
    bookedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.gatewayAccount, table.gatewayPaymentId] }),
    index().on(table.paymentId),
  ],
);

export const paymentRefunds = pgTable(
  "payment_refunds",
  {
    /** Also its id at the gateway. */
    id: uuid().$type<RefundId>().primaryKey(),
    paymentId: uuid()
      .$type<PaymentId>()
      .notNull()
      .references(() => payments.id),
    userId: text()
      .$type<UserId>()
      .notNull()
      .references(() => users.id),
    cause: text({ enum: refundCauses }).notNull(),
    /** May differ from the payment's own: an attempt can be paid twice. */
    gatewayPaymentId: text().notNull(),
    /** Of a top-up including its share of the premium, which never was in the wallet. */
    amount: bigint({ mode: "bigint" }).notNull(),
    premium: bigint({ mode: "bigint" })
      .notNull()
      .default(sql`0`),
    currency: text().$type<Currency>().notNull(),
    state: text({ enum: refundStates }).notNull(),
    refusals: integer().notNull().default(0),
    /** Counted for gateways that may pay a repeated refund twice. */
    asks: integer().notNull().default(0),
    /** Null while no answer is awaited. */
    askedAt: timestamp({ withTimezone: true }),
    /** The gateway's own total before our request, in hundredths. */
    sentBackBefore: bigint({ mode: "bigint" }),
    gatewayRefundId: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    changedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    checkedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index().on(table.paymentId),
    index().on(table.gatewayPaymentId),
    index().on(table.state, table.changedAt),
    index().on(table.changedAt, table.id),
    index().on(table.userId),
  ],
);

/** Verified and stored once, answered at once, handled by a job. */
export const webhookEvents = pgTable(
  "webhook_events",
  {
    id: uuid().primaryKey().defaultRandom(),
    gateway: text().notNull(),
    eventId: text().notNull(),
    type: text().notNull(),
    gatewayOrderId: text(),
    refundId: uuid().$type<RefundId>(),
    refundAsk: integer(),
    refundSaid: text({ enum: ["pending", "done", "failed"] }),
    /** Emptied once handled: it can name the payer. */
    body: text().notNull(),
    receivedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    handledAt: timestamp({ withTimezone: true }),
  },
  (table) => [unique().on(table.gateway, table.eventId), index().on(table.handledAt)],
);

export const gatewayPayouts = pgTable(
  "gateway_payouts",
  {
    /** Made with the form, so a double press makes one record. */
    id: uuid().primaryKey(),
    gatewayAccount: text().notNull(),
    reference: text().notNull(),
    currency: text().$type<Currency>().notNull(),
    /** Hundredths: what arrived; the gateway's fee comes on top. */
    amount: bigint({ mode: "bigint" }).notNull(),
    fee: bigint({ mode: "bigint" }).notNull(),
    paidOn: date().notNull(),
    recordedBy: text().notNull(),
    recordedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [unique().on(table.gatewayAccount, table.reference), index().on(table.recordedAt)],
);

export const lostDisputes = pgTable(
  "lost_disputes",
  {
    /** Made with the form, so a double press makes one record. */
    id: uuid().primaryKey(),
    gatewayAccount: text().notNull(),
    reference: text().notNull(),
    paymentId: uuid()
      .$type<PaymentId>()
      .notNull()
      .references(() => payments.id),
    gatewayPaymentId: text().notNull(),
    currency: text().$type<Currency>().notNull(),
    /** Hundredths: what was taken back; the gateway's charge comes on top. */
    amount: bigint({ mode: "bigint" }).notNull(),
    fee: bigint({ mode: "bigint" }).notNull(),
    lostOn: date().notNull(),
    recordedBy: text().notNull(),
    recordedAt: timestamp({ withTimezone: true }).notNull(),
    fromWallet: bigint({ mode: "bigint" })
      .notNull()
      .default(sql`0`),
    /** When it was won after all, and who recorded that; null while lost. */
    wonOn: date(),
    wonBy: text(),
    wonAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    unique().on(table.gatewayAccount, table.reference),
    index().on(table.paymentId),
    index().on(table.recordedAt),
  ],
);
