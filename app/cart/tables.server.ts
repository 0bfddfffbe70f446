import { jsonb, pgTable, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";

import { users } from "#app/accounts/tables.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import type { CatalogueConfiguration } from "#app/pricing/configuration.ts";
import type { Currency } from "#app/money/currency.ts";

/** Lock this row before changing the cart. */
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
    /** The configuration as one string: no duplicates in a cart. */
    fingerprint: text().notNull(),
    addedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [unique().on(table.userId, table.fingerprint)],
);
