import { boolean, date, integer, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

export type FaqItem = { question: string; answer: string };

/** The words, and who reads along. Rules (choices, delivery, display) are code, in `service-rules.ts`. */
export const services = pgTable("services", {
  slug: text().primaryKey(),
  heading: text().notNull(),
  intro: text().notNull(),
  /** Sanitised HTML: the About Service text. */
  details: text().notNull(),
  iButtonText: text().notNull(),
  mbaIButtonText: text(),
  ytLink: text(),
  ogImage: text(),
  faqs: jsonb().$type<FaqItem[]>().notNull(),
  /** Fingerprint of the shipped record: upgrades update only unedited rows. */
  shippedHash: text().notNull(),
  updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  /** A version is delivered once somebody other than its writer approves it. */
  secondReader: boolean().notNull().default(false),
});

/** Per day in UTC; counts only, nobody's data. */
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
