import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from "drizzle-orm/pg-core";

import { users } from "#app/accounts/tables.server.ts";
import type { OrderId, UserId } from "#app/platform/ids.ts";
import { requestColumns } from "#app/wallet/request-columns.server.ts";
import { adjustmentDirections } from "#app/wallet/adjustment-directions.ts";
import type { Currency } from "#app/money/currency.ts";

/** Locked while money moves; also fixes the wallet's currency. */
export const wallets = pgTable("wallets", {
  userId: text()
    .$type<UserId>()
    .primaryKey()
    .references(() => users.id),
  currency: text().$type<Currency>().notNull(),
});

/** (kind, reference) is unique, so a movement happens once. */
export const transfers = pgTable(
  "transfers",
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text().notNull(),
    reference: text().notNull(),
    userId: text()
      .$type<UserId>()
      .references(() => users.id),
    text: text().notNull(),
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

/** Always positive. Append-only by trigger. */
export const postings = pgTable(
  "postings",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    transferId: uuid()
      .notNull()
      .references(() => transfers.id),
    /** Such as `wallet:<user id>` or `clearing:<gateway account>`. */
    source: text().notNull(),
    destination: text().notNull(),
    currency: text().$type<Currency>().notNull(),
    amount: bigint({ mode: "bigint" }).notNull(),
  },
  (table) => [
    check("posting_amount_positive", sql`${table.amount} > 0`),
    check("posting_moves", sql`${table.source} <> ${table.destination}`),
    index().on(table.transferId),
    index().on(table.source, table.id),
    index().on(table.destination, table.id),
  ],
);

/**
 * What a customer's postings add up to. A trigger changes it with every posting, and refuses what would take it below
 * zero.
 */
export const walletBalances = pgTable(
  "wallet_balances",
  {
    userId: text().$type<UserId>().notNull(),
    currency: text().$type<Currency>().notNull(),
    free: bigint({ mode: "bigint" }).notNull(),
    /** Set aside for orders. */
    held: bigint({ mode: "bigint" }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.currency] }),
    check("wallet_not_below_zero", sql`${table.free} >= 0 and ${table.held} >= 0`),
  ],
);

/** Posted or voided at most once. */
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
    /** For an order in another currency: what it pays there, and our margin, at the rates when the hold was made. */
    paysCurrency: text().$type<Currency>(),
    paysAmount: bigint({ mode: "bigint" }),
    spread: bigint({ mode: "bigint" }),
    state: text({ enum: ["held", "posted", "voided"] }).notNull(),
    /** Above one if it was voided and taken again. */
    times: integer().notNull().default(1),
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

export const walletAdjustments = pgTable(
  "wallet_adjustments",
  {
    /** Made with the form, so a double press makes one record. */
    id: uuid().primaryKey(),
    userId: text()
      .$type<UserId>()
      .notNull()
      .references(() => users.id),
    direction: text({ enum: adjustmentDirections }).notNull(),
    currency: text().$type<Currency>().notNull(),
    amount: bigint({ mode: "bigint" }).notNull(),
    reason: text().notNull(),
    ...requestColumns(),
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
 * Daily net change of all wallets, by time zone. A day is stored once it has rows (dollars always do); triggers drop
 * it after late writes.
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
