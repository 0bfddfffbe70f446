import { integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

import type { ServiceSlug } from "#app/catalog/slugs.ts";
import { itemStates } from "#app/orders/order-state.ts";

/** What the desk writes again and again. */
export const messageTemplates = pgTable("message_templates", {
  id: uuid().primaryKey(),
  name: text().notNull().unique(),
  /** Null: for every service, in every state. */
  service: text().$type<ServiceSlug>(),
  state: text({ enum: itemStates }),
  /** With variables: `{{service}}`. */
  body: text().notNull(),
  /** Grows with each change, so that two at the desk do not change it at once. */
  version: integer().notNull().default(1),
  /** A user's id or `system`. */
  changedBy: text().notNull(),
  changedAt: timestamp({ withTimezone: true }).notNull(),
});
