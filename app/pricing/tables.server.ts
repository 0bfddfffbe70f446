import { bigint, index, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Appended, never edited: the last entry that has begun counts. */
export const priceBookEntries = pgTable(
  "price_book_entries",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    service: text().notNull(),
    choice: text().notNull(),
    inr: bigint({ mode: "bigint" }).notNull(),
    usd: bigint({ mode: "bigint" }).notNull(),
    startsAt: timestamp({ withTimezone: true }).notNull(),
    source: text({ enum: ["shipped", "staff"] }).notNull(),
  },
  (table) => [index().on(table.service, table.choice, table.startsAt)],
);

/** Only before a price begins; the database refuses later ones. */
export const priceWithdrawals = pgTable("price_withdrawals", {
  entryId: bigint({ mode: "number" })
    .primaryKey()
    .references(() => priceBookEntries.id),
  withdrawnAt: timestamp({ withTimezone: true }).notNull(),
});
