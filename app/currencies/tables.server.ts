import { sql } from "drizzle-orm";
import { bigint, check, date, index, numeric, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { Currency } from "#app/money/currency.ts";

/**
 * Dated rates, appended and never edited: the database lets one that waits be accepted or refused, once, and nothing else
 * about it change. The rate in force is the one accepted last.
 */
export const exchangeRates = pgTable(
  "exchange_rates",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    currency: text().$type<Currency>().notNull(),
    /** Units of the currency for one US dollar, as a decimal string. */
    perUsd: numeric().notNull(),
    asOf: date().notNull(),
    source: text().notNull(),
    fetchedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Null while a jump of more than 10% waits for staff, and for one that was refused. */
    acceptedAt: timestamp({ withTimezone: true }),
    /** Who let a jump come into force: a user's id. Null for what came into force at once. */
    acceptedBy: text(),
    refusedAt: timestamp({ withTimezone: true }),
    refusedBy: text(),
    /** Who entered it by hand, and why; null for what a source published. */
    enteredBy: text(),
    reason: text(),
  },
  (table) => [
    index().on(table.currency, table.acceptedAt),
    index().on(table.currency, table.id),
    index("exchange_rates_waiting")
      .on(table.id)
      .where(sql`${table.acceptedAt} is null and ${table.refusedAt} is null`),
    check("rate_decided_once", sql`${table.acceptedAt} is null or ${table.refusedAt} is null`),
    /** Who enters a jump does not accept it. */
    check("rate_accepted_by_another", sql`${table.acceptedBy} <> ${table.enteredBy}`),
  ],
);
