import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  date,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from "drizzle-orm/pg-core";

import { users } from "#app/accounts/tables.server.ts";
import type { OrderId, UserId } from "#app/platform/ids.ts";
import { askedColumns } from "#app/wallet/asked-columns.server.ts";
import { adjustmentDirections } from "#app/wallet/adjustment-directions.ts";
import type { Currency } from "#app/money/currency.ts";

/** One row per customer who has a wallet: locked while money moves, and it names the wallet's currency. */
export const wallets = pgTable("wallets", {
  userId: text()
    .$type<UserId>()
    .primaryKey()
    .references(() => users.id),
  currency: text().$type<Currency>().notNull(),
});

/** One movement of money and why it happened. The pair (kind, reference) makes it happen once. */
export const transfers = pgTable(
  "transfers",
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text().notNull(),
    reference: text().notNull(),
    /** The customer whose wallet log shows it, if any. */
    userId: text()
      .$type<UserId>()
      .references(() => users.id),
    /** What happened, in words for the customer. */
    text: text().notNull(),
    /** The gateway's name for the captured money that it brings in or sends back, if it does. */
    gatewayPaymentId: text(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique().on(table.kind, table.reference),
    index().on(table.userId, table.at),
    index().on(table.gatewayPaymentId),
    index().on(table.at),
  ],
);

/** Positive amounts from an account to an account. Appended, never edited: a trigger sees to it. */
export const postings = pgTable(
  "postings",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    transferId: uuid()
      .notNull()
      .references(() => transfers.id),
    /** An account's address, such as `wallet:<user id>` or `clearing:<account of a gateway>`. */
    source: text().notNull(),
    destination: text().notNull(),
    currency: text().$type<Currency>().notNull(),
    amount: bigint({ mode: "bigint" }).notNull(),
  },
  (table) => [
    check("posting_amount_positive", sql`${table.amount} > 0`),
    check("posting_moves", sql`${table.source} <> ${table.destination}`),
    index().on(table.transferId),
    index().on(table.source, table.currency),
    index().on(table.destination, table.currency),
  ],
);

/** Wallet money set aside for an order: posted or voided at most once. */
export const walletHolds = pgTable(
  "wallet_holds",
  {
    orderId: uuid().$type<OrderId>().primaryKey(),
    userId: text()
      .$type<UserId>()
      .notNull()
      .references(() => users.id),
    currency: text().$type<Currency>().notNull(),
    amount: bigint({ mode: "bigint" }).notNull(),
    /**
     * Where the order is in another currency, what it pays there once it is changed, and our margin of `amount`. The rates
     * are those of the moment at which it was set aside.
     */
    paysCurrency: text().$type<Currency>(),
    paysAmount: bigint({ mode: "bigint" }),
    spread: bigint({ mode: "bigint" }),
    state: text({ enum: ["held", "posted", "voided"] }).notNull(),
    changedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check("hold_amount_positive", sql`${table.amount} > 0`),
    check(
      "hold_pays_in_another_currency",
      sql`num_nulls(${table.paysCurrency}, ${table.paysAmount}, ${table.spread}) = 3
        or (num_nulls(${table.paysCurrency}, ${table.paysAmount}, ${table.spread}) = 0
          and ${table.paysCurrency} <> ${table.currency} and ${table.paysAmount} > 0
          and ${table.spread} >= 0 and ${table.spread} < ${table.amount})`,
    ),
    index().on(table.userId),
  ],
);

/** Money that the desk puts into a wallet or takes out of it by hand: made at once, or once a second person agrees. */
export const walletAdjustments = pgTable(
  "wallet_adjustments",
  {
    /** Made with the form, so that a button pressed twice is one. */
    id: uuid().primaryKey(),
    userId: text()
      .$type<UserId>()
      .notNull()
      .references(() => users.id),
    direction: text({ enum: adjustmentDirections }).notNull(),
    currency: text().$type<Currency>().notNull(),
    amount: bigint({ mode: "bigint" }).notNull(),
    /** In words for the customer. */
    reason: text().notNull(),
    ...askedColumns(),
  },
  (table) => [
    check("adjustment_amount_positive", sql`${table.amount} > 0`),
    check("adjustment_seen_by_two", sql`${table.decidedBy} <> ${table.askedBy}`),
    index("wallet_adjustments_waiting")
      .on(table.askedAt, table.id)
      .where(sql`${table.state} = 'waiting'`),
    index().on(table.userId, table.askedAt),
  ],
);

/**
 * What all wallets together, with what is set aside, gained less what they gave in a day of a time zone. A day is kept
 * when it has rows: dollars always have one. Triggers make it unkept when a movement is written into it later.
 */
export const walletDays = pgTable(
  "wallet_days",
  {
    timeZone: text().notNull(),
    day: date().notNull(),
    currency: text().$type<Currency>().notNull(),
    net: bigint({ mode: "bigint" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.timeZone, table.day, table.currency] }), index().on(table.day)],
);
