import { index, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

import { users } from "#app/accounts/tables.server.ts";
import type { Configuration } from "#app/pricing/configuration.ts";

/** A link by which somebody else pays for a customer's purchase, without an account. The order is the customer's. */
export const paymentLinks = pgTable(
  "payment_links",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Of the secret in the link: who reads the table cannot pay by it, nor see what it shows. */
    secretHash: text().notNull().unique(),
    /** The customer whose order it becomes. */
    userId: text()
      .notNull()
      .references(() => users.id),
    /** A user's id: the customer's own, or staff. */
    createdBy: text().notNull(),
    configuration: jsonb().$type<Configuration>().notNull(),
    currency: text().notNull(),
    couponCode: text(),
    /** The one purchase that is paid by it, however often it is opened. */
    purchaseId: uuid().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    revokedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.userId)],
);
