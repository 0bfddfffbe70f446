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
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";

import { users } from "#app/accounts/tables.server.ts";
import type { Billing } from "#app/orders/billing.ts";
import { itemStates } from "#app/orders/order-state.ts";
import type { OrderId, OrderItemId, RefundId, UserId } from "#app/platform/ids.ts";
import type { Configuration } from "#app/pricing/configuration.ts";
import type { Currency } from "#app/money/currency.ts";

const hundredths = () => bigint({ mode: "bigint" }).notNull();

/** What a customer buys in one go, priced. Figures are hundredths of `currency`. */
export const orders = pgTable(
  "orders",
  {
    id: uuid().$type<OrderId>().primaryKey(),
    /** What people call it: `LF-1042`. */
    number: integer().notNull().generatedAlwaysAsIdentity({ startWith: 1001 }).unique(),
    userId: text()
      .$type<UserId>()
      .notNull()
      .references(() => users.id),
    /** Made with the page, so that Buy Now pressed twice is one order. */
    purchaseId: uuid().notNull(),
    state: text({ enum: ["pending", "paid", "part_refunded", "refunded", "expired"] }).notNull(),
    /** Whether it was bought from the cart, which settling then clears. */
    fromCart: boolean().notNull(),
    currency: text().$type<Currency>().notNull(),
    price: hundredths(),
    walletShare: hundredths(),
    premium: hundredths(),
    charged: hundredths(),
    /** Through which gateway `charged` came; null where nothing was charged, and while it is not paid. */
    gateway: text(),
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
    /** For what a coupon has taken off in all. */
    index("orders_with_coupon")
      .on(table.couponCode, table.currency, table.id)
      .where(sql`${table.couponCode} is not null and ${table.paidAt} is not null`),
    index().on(table.paidAt),
    index().on(table.createdAt),
  ],
);

const ofOrder = () =>
  uuid()
    .$type<OrderId>()
    .notNull()
    .references(() => orders.id);

/** One service in an order, followed to its end once the order is paid. */
export const orderItems = pgTable(
  "order_items",
  {
    id: uuid().$type<OrderItemId>().primaryKey(),
    orderId: ofOrder(),
    position: integer().notNull(),
    service: text().notNull(),
    configuration: jsonb().$type<Configuration>().notNull(),
    /** What stands for it after coupon and credit, without premium. */
    price: hundredths(),
    /** How much of the price was given back. */
    refunded: hundredths().default(sql`0`),
    state: text({ enum: itemStates }).notNull().default("received"),
    dueOn: date(),
    assignedTo: text().$type<UserId>(),
    /** Its order's number and the day that was paid, so that the desk's lists need no other table to be in order. */
    orderNumber: integer().notNull(),
    paidOn: date(),
    /** Where it stands in the queue: lightning speed first while there is work to do, and then by its day. */
    queueRank: integer()
      .notNull()
      .generatedAlwaysAs(
        sql`case when configuration -> 'choices' -> 'lightning' = 'true'::jsonb and state in ('received', 'in_progress', 'in_review') then 0 else 1 end`,
      ),
    queueDay: date().generatedAlwaysAs(sql`coalesce(due_on, paid_on)`),
  },
  (table) => [
    index("order_items_queue")
      .on(...inQueue(table))
      .where(
        sql`${table.paidOn} is not null and ${table.state} in ('received', 'in_progress', 'in_review', 'delivered')`,
      ),
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
    index().on(table.orderId),
    index().on(table.state, table.dueOn),
    index().on(table.assignedTo, table.state),
    index("order_items_late")
      .on(table.dueOn, table.assignedTo, table.service)
      .where(sql`${table.state} in ('received', 'in_progress', 'in_review')`),
  ],
);

export const ofItem = () =>
  uuid()
    .$type<OrderItemId>()
    .references(() => orderItems.id);

type Queued = Record<"queueRank" | "queueDay" | "orderNumber" | "position" | "paidOn", PgColumn>;
const inQueue = (item: Queued) =>
  [item.queueRank, item.queueDay, item.orderNumber, item.position] as [PgColumn, ...PgColumn[]];
const isPaid = ({ paidOn }: Queued) => sql`${paidOn} is not null`;
const isOwed = ({ walletOwed }: { walletOwed: PgColumn }) => sql`${walletOwed}`;

/** The explained lines an order was priced by; those of the whole order have no item. */
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
    /** A user's id, or `system`. */
    changedBy: text().notNull(),
    note: text(),
    /** Whether the note is for the customer to read; others are the desk's own. */
    noteTold: boolean().notNull().default(false),
    changedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index().on(table.itemId)],
);

/** What was given back of an order, once for each key that whoever asks chooses: `amount` of its price, and `premium` on top. */
export const orderRefunds = pgTable(
  "order_refunds",
  {
    id: uuid().$type<RefundId>().primaryKey(),
    orderId: ofOrder(),
    requestKey: text().notNull().unique(),
    /** Of the price, in hundredths of its currency: `walletPart` to the wallet, if not owed still, the rest to the gateway. */
    amount: hundredths(),
    walletPart: hundredths(),
    walletOwed: boolean().notNull().default(false),
    premium: hundredths(),
    items: jsonb().$type<{ itemId: OrderItemId; amount: string }[]>().notNull(),
    reason: text().notNull(),
    /** A user's id, or `system`. */
    refundedBy: text().notNull(),
    refundedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index().on(table.orderId),
    index().on(table.refundedAt),
    index("order_refunds_wallet_owed").on(table.refundedAt).where(isOwed(table)),
  ],
);

/** Counselling fees taken off a larger service: held at payment start, used at settle, or released. */
export const counsellingCreditUses = pgTable(
  "counselling_credit_uses",
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: ofOrder(),
    /** The counselling item it comes from, and how much of it, in that item's currency. */
    counsellingItemId: ofItem().notNull(),
    amount: hundredths(),
    state: text({ enum: ["held", "used", "released"] }).notNull(),
  },
  (table) => [index().on(table.counsellingItemId), index().on(table.orderId)],
);

/**
 * Sales summed up by the days of a time zone, so that a year is read quickly. A day is kept when it has a row of the cut
 * `day`; triggers make it unkept when something is written into it later. Amounts are hundredths of US dollars, each
 * order's at its own rate, and where the cut says so of the currency that is the key.
 */
export const salesDays = pgTable(
  "sales_days",
  {
    timeZone: text().notNull(),
    day: date().notNull(),
    cut: text({
      enum: ["day", "service", "currency", "own_money", "gateway", "coupon", "coupon_own_money"],
    }).notNull(),
    /** A service, a currency, a gateway, or a coupon and a currency; empty for a day. */
    key: text().notNull(),
    /** Orders opened for payment that day, and paid; for a service, how often it stands in one. */
    started: integer().notNull(),
    sold: integer().notNull(),
    price: hundredths(),
    premium: hundredths(),
    /** Given back that day, of orders of any day. */
    refunded: hundredths(),
    premiumRefunded: hundredths(),
  },
  (table) => [
    primaryKey({ columns: [table.timeZone, table.cut, table.day, table.key] }),
    index().on(table.day),
  ],
);
