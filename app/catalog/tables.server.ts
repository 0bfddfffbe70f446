import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from "drizzle-orm/pg-core";

import type { Need } from "#app/catalog/service-parts/service-definition.ts";
import type { DeliveryTime } from "#app/catalog/delivery-time.ts";
import type { WorkEdits } from "#app/catalog/work-edits.ts";

export type FaqItem = { question: string; answer: string };

/** The words, who reads along, and on what terms it is sold. Choices and display are code, in `service-rules.ts`. */
export const services = pgTable(
  "services",
  {
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
    /** What customers read while it is paused; null while it is on sale. */
    pausedText: text(),
    resumesOn: date(),
    takesCoupons: boolean().notNull().default(true),
    /** Its place among those of its need; null as shipped. */
    position: integer(),
    /** From a day on, in order. Before the first, and without any, as shipped. */
    deliveryTimes: jsonb().$type<DeliveryTime[]>().notNull().default([]),
    /** Null: form and plan as shipped. */
    workEdits: jsonb().$type<WorkEdits>(),
    /** The shipped service whose rules it has; null for those that ship. */
    template: text(),
    need: text().$type<Need>(),
    /** Made, but not on sale yet: staff alone see it. */
    isDraft: boolean().notNull().default(false),
  },
  (table) => [
    check("service_is_made", sql`(${table.template} is null) = (${table.need} is null)`),
    check("service_draft_is_made", sql`not ${table.isDraft} or ${table.template} is not null`),
    check("service_resumes", sql`${table.resumesOn} is null or ${table.pausedText} is not null`),
  ],
);

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
