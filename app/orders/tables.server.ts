import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  type PgColumn,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";

import { users } from "#app/accounts/tables.server.ts";
import { awaitingColumns, awaitingIndexes } from "#app/orders/awaiting-columns.server.ts";
import type { Billing } from "#app/orders/billing.ts";
import { changeColumns, changeIndexes } from "#app/orders/items/change-columns.server.ts";
import { itemStates } from "#app/orders/order-state.ts";
import { inQueue, isPaid } from "#app/orders/queue-order.server.ts";
import type { OrderId, OrderItemId, RefundId, UserId } from "#app/platform/ids.ts";
import type { Configuration } from "#app/pricing/configuration.ts";
import type { Currency } from "#app/money/currency.ts";

const hundredths = () => bigint({ mode: "bigint" }).notNull();

export const orders = pgTable(
  "orders",
  {
    id: uuid().$type<OrderId>().primaryKey(),
    number: integer().notNull().generatedAlwaysAsIdentity({ startWith: 1001 }).unique(),
    userId: text()
      .$type<UserId>()
      .notNull()
      .references(() => users.id),
    /** Made with the page, so pressing Buy Now twice gives one order. */
    purchaseId: uuid().notNull(),
    state: text({ enum: ["pending", "paid", "part_refunded", "refunded", "expired"] }).notNull(),
    fromCart: boolean().notNull(),
    currency: text().$type<Currency>().notNull(),
    price: hundredths(),
    walletShare: hundredths(),
    premium: hundredths(),
    charged: hundredths(),
    /** Null if nothing was charged, or not yet paid. */
    gateway: text(),
    couponCode: text(),
    billing: jsonb().$type<Billing>(),
    /** The date of the accepted terms; null for orders older than this column. */
    termsVersion: text(),
    /** Units per US dollar at purchase, and that rate's date. */
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
    index("orders_with_coupon")
      .on(table.couponCode, table.currency, table.id)
      .where(sql`${table.couponCode} is not null and ${table.paidAt} is not null`),
    index().on(table.paidAt),
    index().on(table.createdAt),
    // Most are paid, and in a currency of the price book: the others are few among many.
    index("orders_not_paid")
      .on(table.state, table.createdAt, table.id)
      .where(sql`${table.state} <> 'paid'`),
    index("orders_other_currencies")
      .on(table.currency, table.createdAt, table.id)
      .where(sql`${table.currency} not in ('INR', 'USD')`),
    index("orders_number_parts").using("gin", sql`(number::text) gin_trgm_ops`),
  ],
);

const ofOrder = () =>
  uuid()
    .$type<OrderId>()
    .notNull()
    .references(() => orders.id);

export const orderItems = pgTable(
  "order_items",
  {
    id: uuid().$type<OrderItemId>().primaryKey(),
    orderId: ofOrder(),
    position: integer().notNull(),
    service: text().notNull(),
    configuration: jsonb().$type<Configuration>().notNull(),
    /** After coupon and credit, without premium. */
    price: hundredths(),
    refunded: hundredths().default(sql`0`),
    state: text({ enum: itemStates }).notNull().default("received"),
    dueOn: date(),
    assignedTo: text().$type<UserId>(),
    /** While delivered: the last day of the customer's answer, and whether they were reminded of it. */
    answerBy: date(),
    answerReminded: boolean().notNull().default(false),
    /** Copied from the order, so the desk can sort without a join. */
    orderNumber: integer().notNull(),
    paidOn: date(),
    /** 0 for open lightning items, which go before others of their day, else 1. */
    queueRank: integer()
      .notNull()
      .generatedAlwaysAs(
        sql`case when configuration -> 'choices' -> 'lightning' = 'true'::jsonb and state in ('received', 'in_progress', 'in_review') then 0 else 1 end`,
      ),
    /** Comes first, so what is late stands on top. */
    queueDay: date().generatedAlwaysAs(sql`coalesce(due_on, paid_on)`),
    ...awaitingColumns(),
  },
  (table) => [
    ...awaitingIndexes(table),
    index("order_items_ever")
      .on(...inQueue(table))
      .where(isPaid(table)),
    index("order_items_by_state")
      .on(table.state, ...inQueue(table))
      .where(isPaid(table)),
    index("order_items_by_service")
      .on(table.service, ...inQueue(table))
      .where(isPaid(table)),
    index("order_items_by_counsellor")
      .on(table.assignedTo, ...inQueue(table))
      .where(isPaid(table)),
    index("order_items_newest_of_counsellor")
      .on(table.assignedTo, table.orderNumber, table.position)
      .where(isPaid(table)),
    index().on(table.orderId),
    index().on(table.assignedTo, table.state),
    index("order_items_to_answer")
      .on(table.answerBy)
      .where(sql`${table.state} = 'delivered'`),
    index("order_items_late")
      .on(table.dueOn, table.assignedTo, table.service)
      .where(sql`${table.state} in ('received', 'in_progress', 'in_review')`),
  ],
);

export const ofItem = () =>
  uuid()
    .$type<OrderItemId>()
    .references(() => orderItems.id);

const isOwed = ({ walletOwed }: { walletOwed: PgColumn }) => sql`${walletOwed}`;

/** Lines of the whole order have no item. */
export const orderLines = pgTable(
  "order_lines",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: ofOrder(),
    itemId: ofItem(),
    kind: text().notNull(),
    label: text().notNull(),
    amount: hundredths(),
  },
  (table) => [
    index().on(table.orderId),
    index("order_lines_of_coupons")
      .on(table.orderId, table.amount)
      .where(sql`${table.kind} = 'coupon'`),
  ],
);

export const orderItemChanges = pgTable(
  "order_item_changes",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    itemId: ofItem().notNull(),
    state: text({ enum: itemStates }).notNull(),
    /** A user's id or `system`. */
    changedBy: text().notNull(),
    ...changeColumns(),
    changedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  changeIndexes,
);

export const orderRefunds = pgTable(
  "order_refunds",
  {
    id: uuid().$type<RefundId>().primaryKey(),
    orderId: ofOrder(),
    requestKey: text().notNull().unique(),
    /** Of the price: `walletPart` goes to the wallet, unless still owed; the rest to the gateway. */
    amount: hundredths(),
    walletPart: hundredths(),
    walletOwed: boolean().notNull().default(false),
    premium: hundredths(),
    items: jsonb().$type<{ itemId: OrderItemId; amount: string }[]>().notNull(),
    reason: text().notNull(),
    /** A user's id or `system`. */
    refundedBy: text().notNull(),
    refundedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index().on(table.orderId),
    index().on(table.refundedAt),
    index("order_refunds_wallet_owed").on(table.refundedAt).where(isOwed(table)),
  ],
);

/** Held when payment starts, used when it settles, or released. */
export const counsellingCreditUses = pgTable(
  "counselling_credit_uses",
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: ofOrder(),
    counsellingItemId: ofItem().notNull(),
    amount: hundredths(),
    state: text({ enum: ["held", "used", "released"] }).notNull(),
  },
  (table) => [index().on(table.counsellingItemId), index().on(table.orderId)],
);
