import { sql } from "drizzle-orm";
import { bigint, check, date, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";

import { ofItem, orders } from "#app/orders/tables.server.ts";
import { paymentRefunds } from "#app/payments/tables.server.ts";
import type { OrderId, RefundId } from "#app/platform/ids.ts";
import { requestColumns } from "#app/wallet/request-columns.server.ts";

export const refundRequests = pgTable(
  "refund_requests",
  {
    /** Made with the form, so a double press makes one; also the refund's request key. */
    id: uuid().primaryKey(),
    orderId: uuid()
      .$type<OrderId>()
      .notNull()
      .references(() => orders.id),
    /** Null for the whole order. */
    itemId: ofItem(),
    /** As shown, in hundredths; the premium goes to the gateway too. */
    toWallet: bigint({ mode: "bigint" }).notNull(),
    toGateway: bigint({ mode: "bigint" }).notNull(),
    premium: bigint({ mode: "bigint" }).notNull(),
    reason: text().notNull(),
    ...requestColumns(),
  },
  (table) => [
    check("refund_seen_by_two", sql`${table.decidedBy} <> ${table.askedBy}`),
    index("refund_requests_waiting")
      .on(table.askedAt, table.id)
      .where(sql`${table.state} = 'waiting'`),
    index().on(table.orderId),
  ],
);

/** Paid from our bank because no gateway could; may still wait for a second person. */
export const handPayments = pgTable(
  "hand_payments",
  {
    /** Made with the form, so a double press makes one record. */
    id: uuid().primaryKey(),
    refundId: uuid()
      .$type<RefundId>()
      .notNull()
      .references(() => paymentRefunds.id),
    reference: text().notNull(),
    paidOn: date().notNull(),
    reason: text().notNull(),
    ...requestColumns(),
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
