import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";

import { users } from "#app/accounts/tables.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { testimonialStates } from "#app/testimonials/testimonial.ts";

export const testimonials = pgTable(
  "testimonials",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Null for an older one that the desk entered. */
    userId: text()
      .$type<UserId>()
      .references(() => users.id),
    service: text().notNull(),
    details: text().notNull(),
    shownName: text().notNull(),
    /** The author's own; null where nobody asked. */
    stars: integer(),
    state: text({ enum: testimonialStates }).notNull().default("published"),
    hiddenReason: text(),
    answer: text(),
    featuredAt: timestamp({ withTimezone: true }),
    /** For one that the desk entered: how the author agreed, and where the proof is kept. */
    consent: text(),
    enteredBy: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique().on(table.userId, table.service),
    index().on(table.service, table.createdAt),
    index().on(table.createdAt, table.id),
    index("testimonials_shown")
      .on(table.featuredAt.desc().nullsLast(), table.createdAt.desc(), table.id)
      .where(sql`${table.state} = 'published'`),
    index("testimonials_waiting")
      .on(table.createdAt, table.id)
      .where(sql`${table.state} = 'waiting'`),
    check("testimonial_stars", sql`${table.stars} between 1 and 5`),
    check("testimonial_author", sql`(${table.userId} is null) = (${table.enteredBy} is not null)`),
    check("testimonial_consent", sql`${table.enteredBy} is null or ${table.consent} <> ''`),
  ],
);
