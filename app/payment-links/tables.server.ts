import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

import { users } from "#app/accounts/tables.server.ts";
import type { Billing } from "#app/orders/billing.ts";
import type { PaymentLinkId, UserId } from "#app/platform/ids.ts";
import type { Configuration } from "#app/pricing/configuration.ts";
import type { Currency } from "#app/money/currency.ts";

/** The order belongs to the customer, not the payer. */
export const paymentLinks = pgTable(
  "payment_links",
  {
    id: uuid().$type<PaymentLinkId>().primaryKey().defaultRandom(),
    /** A hash, so reading the table gives nobody the link. */
    secretHash: text().notNull().unique(),
    userId: text()
      .$type<UserId>()
      .notNull()
      .references(() => users.id),
    createdBy: text().notNull(),
    configuration: jsonb().$type<Configuration>().notNull(),
    currency: text().$type<Currency>().notNull(),
    couponCode: text(),
    /** Null when not specified. */
    billing: jsonb().$type<Billing>(),
    purchaseId: uuid().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    revokedAt: timestamp({ withTimezone: true }),
    revokedBy: text(),
    paidAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index().on(table.userId),
    index().on(table.createdAt, table.id),
    index().on(table.createdBy, table.createdAt, table.id),
    index("payment_links_unpaid")
      .on(table.createdAt, table.id)
      .where(sql`${table.paidAt} is null and ${table.revokedAt} is null`),
    index("payment_links_paid")
      .on(table.createdAt, table.id)
      .where(sql`${table.paidAt} is not null`),
    index("payment_links_revoked")
      .on(table.createdAt, table.id)
      .where(sql`${table.paidAt} is null and ${table.revokedAt} is not null`),
  ],
);
