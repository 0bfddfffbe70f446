import { sql } from "drizzle-orm";
import { bigint, check, date, index, numeric, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { Currency } from "#app/money/currency.ts";

/** Append-only: a waiting rate may be accepted or refused once. The last accepted one is in force. */
export const exchangeRates = pgTable(
  "exchange_rates",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    currency: text().$type<Currency>().notNull(),
    /** Units per dollar, as a decimal string. */
    perUsd: numeric().notNull(),
    asOf: date().notNull(),
    source: text().notNull(),
    fetchedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Null while a jump over 10% waits, and once it is refused. */
    acceptedAt: timestamp({ withTimezone: true }),
    /** A user's id; null for rates in force at once. */
    acceptedBy: text(),
    refusedAt: timestamp({ withTimezone: true }),
    refusedBy: text(),
    /** Null for published rates. */
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
    /** Whoever entered a jump accepts it a day later at the soonest, and only where nobody else could. */
    check(
      "rate_accepted_by_another",
      sql`${table.acceptedBy} <> ${table.enteredBy} or ${table.acceptedAt} >= ${table.fetchedAt} + interval '1 day'`,
    ),
  ],
);
