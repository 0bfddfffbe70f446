import { jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";

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
