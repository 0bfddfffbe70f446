import { bigint, index, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** The price book, appended and never edited: the price of a choice is its last entry that has begun. */
export const priceBookEntries = pgTable(
  "price_book_entries",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    service: text().notNull(),
    /** Which row of the service's table, such as `unit` or `universities:12`. */
    choice: text().notNull(),
    /** Hundredths of a rupee. */
    inr: bigint({ mode: "bigint" }).notNull(),
    /** Hundredths of a US dollar. */
    usd: bigint({ mode: "bigint" }).notNull(),
    startsAt: timestamp({ withTimezone: true }).notNull(),
    source: text({ enum: ["shipped", "staff"] }).notNull(),
  },
  (table) => [index().on(table.service, table.choice, table.startsAt)],
);

/** A price that was taken back before it began. Appended too, and only then: the database refuses it later. */
export const priceWithdrawals = pgTable("price_withdrawals", {
  entryId: bigint({ mode: "number" })
    .primaryKey()
    .references(() => priceBookEntries.id),
  withdrawnAt: timestamp({ withTimezone: true }).notNull(),
});
