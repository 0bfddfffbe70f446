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
  uuid,
} from "drizzle-orm/pg-core";

import { users } from "#app/accounts/tables.server.ts";
import { gatewayNames } from "#app/payments/gateways/gateway-registry.ts";
import { captureFates, paymentStates } from "#app/payments/payment-state.ts";
import { refundCauses, refundStates } from "#app/payments/refund-state.ts";
import type { OrderId, PaymentId, PaymentLinkId, RefundId, UserId } from "#app/platform/ids.ts";
import type { Currency } from "#app/money/currency.ts";

/** One attempt to take money through a gateway, written before the gateway is called. */
export const payments = pgTable(
  "payments",
  {
    id: uuid().$type<PaymentId>().primaryKey(),
    userId: text()
      .$type<UserId>()
      .notNull()
      .references(() => users.id),
    purpose: text({ enum: ["order", "top_up"] }).notNull(),
    /** The order it pays, unless it is a top-up. */
    orderId: uuid().$type<OrderId>(),
    /** The link it is paid by, where somebody else than the customer pays: what is left over is theirs. */
    paymentLinkId: uuid().$type<PaymentLinkId>(),
    gateway: text({ enum: gatewayNames }).notNull(),
    /** Which of our accounts there it is made with. */
    gatewayAccount: text().notNull(),
    /** The gateway's name for the attempt: a Checkout Session, an order, a merchant reference. */
    gatewayOrderId: text(),
    /** The gateway's name for the captured money. */
    gatewayPaymentId: text(),
    state: text({ enum: paymentStates }).notNull(),
    /** Hundredths of `currency`: what the gateway is asked to charge, premium included. */
    amount: bigint({ mode: "bigint" }).notNull(),
    premium: bigint({ mode: "bigint" }).notNull(),
    currency: text().$type<Currency>().notNull(),
    /** What the gateway answered at the start, so that starting twice gives the same. */
    started: jsonb(),
    /** What became of money that did not become its order: `credited` to the wallet, `to_refund`, `refunded`. */
    unapplied: text({ enum: ["credited", "to_refund", "refunded"] }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    settledAt: timestamp({ withTimezone: true }),
    /** When a job last asked the gateway about it. */
    checkedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    unique().on(table.gateway, table.gatewayOrderId),
    unique().on(table.gateway, table.gatewayPaymentId),
    index().on(table.state, table.expiresAt),
    index().on(table.orderId),
    index().on(table.userId),
  ],
);

/**
 * All money that a gateway has captured for us, each piece once, written with what became of it: an order, a top-up,
 * a credit in the wallet, or a debt to be sent back.
 */
export const captures = pgTable(
  "captures",
  {
    gatewayPaymentId: text().notNull(),
    gatewayAccount: text().notNull(),
    paymentId: uuid()
      .$type<PaymentId>()
      .notNull()
      .references(() => payments.id),
    /** Hundredths of `currency`, as the gateway said, which may not be what was asked for. */
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

/** Captured money on its way back through its gateway, written before the gateway is asked. */
export const paymentRefunds = pgTable(
  "payment_refunds",
  {
    /** Also the name it goes by at the gateway. */
    id: uuid().$type<RefundId>().primaryKey(),
    /** The attempt whose money it is. */
    paymentId: uuid()
      .$type<PaymentId>()
      .notNull()
      .references(() => payments.id),
    userId: text()
      .$type<UserId>()
      .notNull()
      .references(() => users.id),
    cause: text({ enum: refundCauses }).notNull(),
    /** The captured money it is taken of. An attempt can be paid twice, so this may not be the attempt's own. */
    gatewayPaymentId: text().notNull(),
    /** Hundredths of `currency`; of a top-up with its share of the premium, which was never in the wallet. */
    amount: bigint({ mode: "bigint" }).notNull(),
    premium: bigint({ mode: "bigint" })
      .notNull()
      .default(sql`0`),
    currency: text().$type<Currency>().notNull(),
    state: text({ enum: refundStates }).notNull(),
    /** How often the gateway has refused it. */
    refusals: integer().notNull().default(0),
    /** How often it was asked for, where a gateway may take the same refund asked for twice as two. */
    asks: integer().notNull().default(0),
    /** Since when such a gateway owes us an answer; null while none is awaited. */
    askedAt: timestamp({ withTimezone: true }),
    /** What it had sent back of the same money before it was asked, in hundredths, as it said itself. */
    sentBackBefore: bigint({ mode: "bigint" }),
    gatewayRefundId: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** When its state last changed. */
    changedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** When a job last asked the gateway about it. */
    checkedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index().on(table.paymentId),
    index().on(table.gatewayPaymentId),
    index().on(table.state, table.changedAt),
    index().on(table.userId),
  ],
);

/** The webhook inbox: verified, stored once, answered fast, handled by a job. */
export const webhookEvents = pgTable(
  "webhook_events",
  {
    id: uuid().primaryKey().defaultRandom(),
    gateway: text().notNull(),
    eventId: text().notNull(),
    type: text().notNull(),
    /** The attempt it speaks of, in the gateway's words, if it names one. */
    gatewayOrderId: text(),
    /** The refund of ours it speaks of, if any. */
    refundId: uuid().$type<RefundId>(),
    /** Which asking for that refund it answers, and what it says of it, where the message itself is the proof. */
    refundAsk: integer(),
    refundSaid: text({ enum: ["pending", "done", "failed"] }),
    /** As it came; empty once it is handled, since it can name who paid. */
    body: text().notNull(),
    receivedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    handledAt: timestamp({ withTimezone: true }),
  },
  (table) => [unique().on(table.gateway, table.eventId), index().on(table.handledAt)],
);

/** What a gateway paid out to our bank, as somebody at the desk read it there: what arrived, and the fee kept of it. */
export const gatewayPayouts = pgTable(
  "gateway_payouts",
  {
    /** Made with the form, so that a button pressed twice is one. */
    id: uuid().primaryKey(),
    gatewayAccount: text().notNull(),
    /** The gateway's name for it. */
    reference: text().notNull(),
    currency: text().$type<Currency>().notNull(),
    /** Hundredths of `currency`: what arrived, and on top of it what the gateway kept. */
    amount: bigint({ mode: "bigint" }).notNull(),
    fee: bigint({ mode: "bigint" }).notNull(),
    paidOn: date().notNull(),
    recordedBy: text().notNull(),
    recordedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [unique().on(table.gatewayAccount, table.reference), index().on(table.recordedAt)],
);

/** Captured money that a customer's bank took back for good. */
export const lostDisputes = pgTable(
  "lost_disputes",
  {
    /** Made with the form, so that a button pressed twice is one. */
    id: uuid().primaryKey(),
    gatewayAccount: text().notNull(),
    /** The gateway's name for the dispute. */
    reference: text().notNull(),
    paymentId: uuid()
      .$type<PaymentId>()
      .notNull()
      .references(() => payments.id),
    gatewayPaymentId: text().notNull(),
    currency: text().$type<Currency>().notNull(),
    /** Hundredths of `currency`: what was taken back, and what the gateway charged for it on top. */
    amount: bigint({ mode: "bigint" }).notNull(),
    fee: bigint({ mode: "bigint" }).notNull(),
    lostOn: date().notNull(),
    recordedBy: text().notNull(),
    recordedAt: timestamp({ withTimezone: true }).notNull(),
    /** How much of it the customer's wallet has given, in hundredths of `currency`. */
    fromWallet: bigint({ mode: "bigint" })
      .notNull()
      .default(sql`0`),
    /** The day on which it was won after all, and who of the desk said so; null while it is lost. */
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
