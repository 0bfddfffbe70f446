import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

import { users } from "#app/accounts/tables.server.ts";
import type { Billing } from "#app/orders/billing.ts";
import type { PaymentLinkId, UserId } from "#app/platform/ids.ts";
import type { Configuration } from "#app/pricing/configuration.ts";
import type { Currency } from "#app/money/currency.ts";

/** A link by which somebody else pays for a customer's purchase, without an account. The order is the customer's. */
export const paymentLinks = pgTable(
  "payment_links",
  {
    id: uuid().$type<PaymentLinkId>().primaryKey().defaultRandom(),
    /** Of the secret in the link: who reads the table cannot pay by it, nor see what it shows. */
    secretHash: text().notNull().unique(),
    /** The customer whose order it becomes. */
    userId: text()
      .$type<UserId>()
      .notNull()
      .references(() => users.id),
    /** A user's id: the customer's own, or staff. */
    createdBy: text().notNull(),
    configuration: jsonb().$type<Configuration>().notNull(),
    currency: text().$type<Currency>().notNull(),
    couponCode: text(),
    /** Whom the customer wanted the receipt made out to; null where they did not say. */
    billing: jsonb().$type<Billing>(),
    /** The one purchase that is paid by it, however often it is opened. */
    purchaseId: uuid().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    revokedAt: timestamp({ withTimezone: true }),
    /** A user's id: the customer's own, or staff. Null where nobody did, or nobody wrote it down. */
    revokedBy: text(),
    /** When its purchase was paid for, by this link or otherwise: by it the desk's lists are found. */
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
