import { sql } from "drizzle-orm";
import { bigint, check, date, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";

import { ofItem, orders } from "#app/orders/tables.server.ts";
import { paymentRefunds } from "#app/payments/tables.server.ts";
import type { OrderId, RefundId } from "#app/platform/ids.ts";
import { askedColumns } from "#app/wallet/asked-columns.server.ts";

/** A refund too large for one person: it waits for a second one, who makes or declines it. */
export const refundRequests = pgTable(
  "refund_requests",
  {
    /** Made with the form, so that a button pressed twice is one; the refund goes by it, too. */
    id: uuid().primaryKey(),
    orderId: uuid()
      .$type<OrderId>()
      .notNull()
      .references(() => orders.id),
    /** The one service that is given back; null for the order. */
    itemId: ofItem(),
    /** As it was shown, in hundredths of the order's currency. The premium goes to the gateway as well. */
    toWallet: bigint({ mode: "bigint" }).notNull(),
    toGateway: bigint({ mode: "bigint" }).notNull(),
    premium: bigint({ mode: "bigint" }).notNull(),
    reason: text().notNull(),
    ...askedColumns(),
  },
  (table) => [
    check("refund_seen_by_two", sql`${table.decidedBy} <> ${table.askedBy}`),
    index("refund_requests_waiting")
      .on(table.askedAt, table.id)
      .where(sql`${table.state} = 'waiting'`),
    index().on(table.orderId),
  ],
);

/** A refund that no gateway could make and that we have paid from our bank, or say so and wait for a second person. */
export const handPayments = pgTable(
  "hand_payments",
  {
    /** Made with the form, so that a button pressed twice is one. */
    id: uuid().primaryKey(),
    refundId: uuid()
      .$type<RefundId>()
      .notNull()
      .references(() => paymentRefunds.id),
    /** What the bank calls the transfer. */
    reference: text().notNull(),
    paidOn: date().notNull(),
    reason: text().notNull(),
    ...askedColumns(),
  },
  (table) => [
    check("hand_payment_seen_by_two", sql`${table.decidedBy} <> ${table.askedBy}`),
    uniqueIndex("hand_payments_one_each")
      .on(table.refundId)
      .where(sql`${table.state} <> 'declined'`),
    index("hand_payments_waiting")
      .on(table.askedAt, table.id)
      .where(sql`${table.state} = 'waiting'`),
  ],
);
