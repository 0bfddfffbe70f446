import { jsonb, pgTable, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";

import { users } from "#app/accounts/tables.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import type { CatalogueConfiguration } from "#app/pricing/configuration.ts";
import type { Currency } from "#app/money/currency.ts";

/** A customer's cart: one currency, at most one coupon. Its row is locked while the cart changes. */
export const carts = pgTable("carts", {
  userId: text()
    .$type<UserId>()
    .primaryKey()
    .references(() => users.id),
  currency: text().$type<Currency>().notNull(),
  couponCode: text(),
});

export const cartItems = pgTable(
  "cart_items",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: text()
      .$type<UserId>()
      .notNull()
      .references(() => carts.userId),
    service: text().notNull(),
    configuration: jsonb().$type<CatalogueConfiguration>().notNull(),
    /** The configuration as one string: the same one stands in a cart once. */
    fingerprint: text().notNull(),
    addedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [unique().on(table.userId, table.fingerprint)],
);
