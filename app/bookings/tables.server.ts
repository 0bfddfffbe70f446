import { sql } from "drizzle-orm";
import {
  bigint,
  date,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";

import { users } from "#app/accounts/tables.server.ts";
import { bookingStates } from "#app/bookings/booking.ts";
import type { ServiceSlug } from "#app/catalog/slugs.ts";
import type { BookingId, UserId } from "#app/platform/ids.ts";

/** Requested and confirmed ones are open; a customer has one open per service. */
export const bookings = pgTable(
  "bookings",
  {
    id: uuid().$type<BookingId>().primaryKey().defaultRandom(),
    userId: text()
      .$type<UserId>()
      .notNull()
      .references(() => users.id),
    service: text().$type<ServiceSlug>().notNull(),
    /** Digits as typed, without the country code. */
    mobile: text().notNull(),
    country: text().notNull(),
    /** In full, such as +919876543210. */
    number: text().notNull(),
    preferredOn: date(),
    state: text({ enum: bookingStates }).notNull().default("requested"),
    startsAt: timestamp({ withTimezone: true }),
    /** Grows with each new time, so calendars accept the newer file. */
    sequence: integer().notNull().default(0),
    consentedAt: timestamp({ withTimezone: true }).notNull(),
    consentText: text().notNull(),
    remindedAt: timestamp({ withTimezone: true }),
    /** From the browser, such as Asia/Kolkata: mails have no browser to ask. */
    timeZone: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("bookings_one_open_per_service")
      .on(table.userId, table.service)
      .where(sql`${table.state} in ('requested', 'confirmed')`),
    index().on(table.userId, table.createdAt),
    index().on(table.state, table.startsAt, table.id),
    index().on(table.state, table.createdAt, table.id),
    index("bookings_ended")
      .on(table.createdAt, table.id)
      .where(sql`${table.state} in ('completed', 'no_show', 'cancelled')`),
    index("bookings_to_remind")
      .on(table.startsAt)
      .where(sql`${table.state} = 'confirmed' and ${table.remindedAt} is null`),
  ],
);

export const bookingChanges = pgTable(
  "booking_changes",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    bookingId: uuid()
      .$type<BookingId>()
      .notNull()
      .references(() => bookings.id, { onDelete: "cascade" }),
    state: text({ enum: bookingStates }).notNull(),
    startsAt: timestamp({ withTimezone: true }),
    changedBy: text().notNull(),
    changedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index().on(table.bookingId)],
);

export type Booking = typeof bookings.$inferSelect;
