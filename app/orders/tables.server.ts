import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";

import { users } from "#app/accounts/tables.server.ts";
import type { Billing } from "#app/orders/billing.ts";
import type { Configuration } from "#app/pricing/configuration.ts";

const hundredths = () => bigint({ mode: "bigint" }).notNull();

/** What a customer buys in one go, priced. Figures are hundredths of `currency`. */
export const orders = pgTable(
  "orders",
  {
    id: uuid().primaryKey(),
    /** What people call it: `LF-1042`. */
    number: integer().notNull().generatedAlwaysAsIdentity({ startWith: 1001 }).unique(),
    userId: text()
      .notNull()
      .references(() => users.id),
    /** Made with the page, so that Buy Now pressed twice is one order. */
    purchaseId: uuid().notNull(),
    state: text({ enum: ["pending", "paid", "part_refunded", "refunded", "expired"] }).notNull(),
    /** Whether it was bought from the cart, which settling then clears. */
    fromCart: boolean().notNull(),
    currency: text().notNull(),
    price: hundredths(),
    walletShare: hundredths(),
    premium: hundredths(),
    charged: hundredths(),
    couponCode: text(),
    /** Who the receipt is made out to, as they were at payment. */
    billing: jsonb().$type<Billing>(),
    /** The terms that were accepted with it, by their date; null for orders from before they were kept. */
    termsVersion: text(),
    /** Units of the currency for one US dollar when it was priced, and that rate's date. */
    ratePerUsd: text().notNull(),
    rateDate: date().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    paidAt: timestamp({ withTimezone: true }),
    expiredAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex("orders_one_live_per_purchase")
      .on(table.userId, table.purchaseId)
      .where(sql`${table.state} <> 'expired'`),
    index().on(table.userId, table.createdAt),
  ],
);

export const itemStates = [
  "received",
  "in_progress",
  "in_review",
  "delivered",
  "completed",
  "cancelled",
  "refunded",
] as const;

/** One service in an order, followed to its end once the order is paid. */
export const orderItems = pgTable(
  "order_items",
  {
    id: uuid().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    position: integer().notNull(),
    service: text().notNull(),
    configuration: jsonb().$type<Configuration>().notNull(),
    /** What stands for it after coupon and credit, without premium. */
    price: hundredths(),
    /** How much of the price was given back. */
    refunded: hundredths().default(sql`0`),
    state: text({ enum: itemStates }).notNull().default("received"),
    dueOn: date(),
    /** The counsellor who does the work: a user's id. */
    assignedTo: text(),
  },
  (table) => [
    index().on(table.orderId),
    index().on(table.state, table.dueOn),
    index().on(table.assignedTo, table.state),
  ],
);

/** The explained lines an order was priced by; those of the whole order have no item. */
export const orderLines = pgTable(
  "order_lines",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    itemId: uuid().references(() => orderItems.id),
    kind: text().notNull(),
    label: text().notNull(),
    amount: hundredths(),
  },
  (table) => [index().on(table.orderId)],
);

/** Who changed an item's state, when, and what they said. */
export const orderItemChanges = pgTable(
  "order_item_changes",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    itemId: uuid()
      .notNull()
      .references(() => orderItems.id),
    state: text({ enum: itemStates }).notNull(),
    /** A user's id, or `system`. */
    changedBy: text().notNull(),
    note: text(),
    /** Whether the note is for the customer to read; others are the desk's own. */
    noteTold: boolean().notNull().default(false),
    changedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index().on(table.itemId)],
);

/** What was given back of an order, once for each request: `amount` of its price, and `premium` on top. */
export const orderRefunds = pgTable(
  "order_refunds",
  {
    id: uuid().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    /** Chosen by whoever asks, so that asking twice refunds once. */
    requestKey: text().notNull().unique(),
    /** Of the price, in hundredths of the order's currency: `walletPart` of it to the wallet, the rest to the gateway. */
    amount: hundredths(),
    walletPart: hundredths(),
    /** Goes back to the gateway as well. */
    premium: hundredths(),
    /** How much of it is for which item. */
    items: jsonb().$type<{ itemId: string; amount: string }[]>().notNull(),
    reason: text().notNull(),
    /** A user's id, or `system`. */
    refundedBy: text().notNull(),
    refundedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index().on(table.orderId)],
);

/** Counselling fees taken off a larger service: held at payment start, used at settle, or released. */
export const counsellingCreditUses = pgTable(
  "counselling_credit_uses",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The order it was taken off. */
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    /** The counselling item it comes from, and how much of it, in that item's currency. */
    counsellingItemId: uuid()
      .notNull()
      .references(() => orderItems.id),
    amount: hundredths(),
    state: text({ enum: ["held", "used", "released"] }).notNull(),
  },
  (table) => [index().on(table.counsellingItemId), index().on(table.orderId)],
);
