import { date, integer, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

export type FaqItem = { question: string; answer: string };

/** The words of a service. Its rules (choices, delivery, display) are code, in `service-rules.ts`. */
export const services = pgTable("services", {
  slug: text().primaryKey(),
  heading: text().notNull(),
  intro: text().notNull(),
  /** Sanitised HTML: the About Service text. */
  details: text().notNull(),
  iButtonText: text().notNull(),
  mbaIButtonText: text(),
  /** The video's id at the player's site, if the service has one. */
  ytLink: text(),
  ogImage: text(),
  faqs: jsonb().$type<FaqItem[]>().notNull(),
  /** Fingerprint of the shipped record, so that an upgrade updates only what nobody edited. */
  shippedHash: text().notNull(),
  updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** How often a service's page was seen and the service put into a cart in a day, in UTC. Nobody's: only counts. */
export const pageViews = pgTable(
  "page_views",
  {
    day: date().notNull(),
    service: text().notNull(),
    views: integer().notNull().default(0),
    carted: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.day, table.service] })],
);
