import { bigint, date, index, numeric, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Dated rates, appended and never edited. The rate in force is the one accepted last. */
export const exchangeRates = pgTable(
  "exchange_rates",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    currency: text().notNull(),
    /** Units of the currency for one US dollar, as a decimal string. */
    perUsd: numeric().notNull(),
    asOf: date().notNull(),
    source: text().notNull(),
    fetchedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Null while a jump of more than 10% waits for staff. */
    acceptedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.currency, table.acceptedAt)],
);
