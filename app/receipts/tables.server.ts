import { integer, jsonb, pgTable, timestamp, unique, uuid } from "drizzle-orm/pg-core";

import { orders } from "#app/orders/tables.server.ts";
import type { OrderId } from "#app/platform/ids.ts";
import type { ReceiptDocument } from "#app/receipts/receipt.ts";

/** Locked while a receipt is written, so no number is skipped. */
export const receiptCounters = pgTable("receipt_counters", {
  year: integer().primaryKey(),
  last: integer().notNull(),
});

/** Never changes, whatever happens to names and settings. */
export const receipts = pgTable(
  "receipts",
  {
    orderId: uuid()
      .$type<OrderId>()
      .primaryKey()
      .references(() => orders.id),
    year: integer().notNull(),
    number: integer().notNull(),
    document: jsonb().$type<ReceiptDocument>().notNull(),
    issuedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [unique().on(table.year, table.number)],
);
