import { sql } from "drizzle-orm";
import { bigint, check, index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

import { users } from "#app/accounts/tables.server.ts";
import type { OrderId, UserId } from "#app/platform/ids.ts";

export const coupons = pgTable(
  "coupons",
  {
    code: text().primaryKey(),
    percent: integer().notNull(),
    /** Hundredths of each currency. */
    capInr: bigint({ mode: "bigint" }).notNull(),
    capUsd: bigint({ mode: "bigint" }).notNull(),
    startsAt: timestamp({ withTimezone: true }).notNull(),
    endsAt: timestamp({ withTimezone: true }),
    /** Null: unlimited. */
    totalLimit: integer(),
    perCustomerLimit: integer(),
    /** Null: every service. */
    services: text().array(),
    /** Grows with each change, to detect concurrent edits. */
    version: integer().notNull().default(1),
  },
  (table) => [
    check("coupon_percent", sql`${table.percent} between 1 and 100`),
    index().on(table.startsAt, table.code),
  ],
);

/** Held at payment start; used on settlement, or released. */
export const couponUses = pgTable(
  "coupon_uses",
  {
    orderId: uuid().$type<OrderId>().primaryKey(),
    code: text()
      .notNull()
      .references(() => coupons.code),
    userId: text()
      .$type<UserId>()
      .notNull()
      .references(() => users.id),
    state: text({ enum: ["held", "used", "released"] }).notNull(),
    changedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index().on(table.code, table.userId),
    index().on(table.code, table.state),
    index("coupon_uses_live")
      .on(table.code, table.changedAt, table.orderId)
      .where(sql`${table.state} <> 'released'`),
  ],
);
