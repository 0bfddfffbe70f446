import {
  bigint,
  bigserial,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from "drizzle-orm/pg-core";

/**
 * What happened on a day, by time zone, so that reports of years read fast. A day is stored once it has a `day` row;
 * triggers drop it after late writes.
 */
export const reportDays = pgTable(
  "report_days",
  {
    timeZone: text().notNull(),
    day: date().notNull(),
    cut: text({
      enum: [
        "day",
        "delivery",
        "cohort",
        "cohort_again",
        "coupon_use",
        "answer",
        "answer_time",
        "chat",
        "chat_sale",
      ],
    }).notNull(),
    /** What each cut is by: see `sum-reports.server.ts`. */
    key: text().notNull(),
    events: integer().notNull(),
    /** Of the events: late ones, first orders, quick answers, missed chats. */
    among: integer().notNull(),
    /** Hundredths of the currency in the key, or minutes. */
    amount: bigint({ mode: "bigint" }).notNull(),
    /** Hundredths of US dollars, each order at its own rate. */
    usd: bigint({ mode: "bigint" }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.timeZone, table.cut, table.day, table.key] }),
    index().on(table.day),
  ],
);

/** What a transaction writes into days long past, until it commits: its trigger then drops those days. */
export const lateDays = pgTable("late_days", {
  id: bigserial({ mode: "bigint" }).primaryKey(),
  kept: text().notNull(),
  moments: timestamp({ withTimezone: true }).array().notNull(),
});
