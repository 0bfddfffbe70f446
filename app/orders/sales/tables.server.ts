import { bigint, date, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

const hundredths = () => bigint({ mode: "bigint" }).notNull();

/**
 * Daily sums by time zone, so a year reads fast. A day is stored once it has a `day` row; triggers drop it after late
 * writes. Hundredths of US dollars, each order at its own rate, or of the currency in `key`.
 */
export const salesDays = pgTable(
  "sales_days",
  {
    timeZone: text().notNull(),
    day: date().notNull(),
    cut: text({
      enum: ["day", "service", "currency", "own_money", "gateway", "coupon", "coupon_own_money"],
    }).notNull(),
    /** A service, a currency, a gateway, or a coupon and a currency; empty for a day. */
    key: text().notNull(),
    started: integer().notNull(),
    sold: integer().notNull(),
    price: hundredths(),
    premium: hundredths(),
    /** Refunded that day, whenever the order was placed. */
    refunded: hundredths(),
    premiumRefunded: hundredths(),
  },
  (table) => [
    primaryKey({ columns: [table.timeZone, table.cut, table.day, table.key] }),
    index().on(table.day),
  ],
);
