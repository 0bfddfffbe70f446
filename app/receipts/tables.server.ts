import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, timestamp, unique, uuid } from "drizzle-orm/pg-core";

import { orders } from "#app/orders/tables.server.ts";
import type { OrderId } from "#app/platform/ids.ts";
import type { ReceiptDocument } from "#app/receipts/receipt.ts";

/** Locked while a receipt is numbered, so no number is skipped. */
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
    /** Below zero until the transaction commits: then a trigger gives it the next of its year. */
    number: integer().notNull(),
    document: jsonb().$type<ReceiptDocument>().notNull(),
    issuedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique().on(table.year, table.number),
    index("receipts_number_parts").using("gin", sql`lpad(number::text, 6, '0') gin_trgm_ops`),
  ],
);
