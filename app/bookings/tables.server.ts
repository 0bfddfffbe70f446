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
import type { UserId } from "#app/platform/ids.ts";

/** A free five-minute WhatsApp chat. One that is requested or confirmed is open; a customer has one for a service. */
export const bookings = pgTable(
  "bookings",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: text()
      .$type<UserId>()
      .notNull()
      .references(() => users.id),
    service: text().$type<ServiceSlug>().notNull(),
    /** As it was typed: digits, without the country's code. */
    mobile: text().notNull(),
    /** ISO 3166 alpha-2. */
    country: text().notNull(),
    /** The number in full, such as +919876543210. */
    number: text().notNull(),
    /** The day the customer would like. */
    preferredOn: date(),
    state: text({ enum: bookingStates }).notNull().default("requested"),
    /** The time that staff have set. */
    startsAt: timestamp({ withTimezone: true }),
    /** Grows with every change of time, so that calendars take the newer file. */
    sequence: integer().notNull().default(0),
    /** When the customer agreed to be written to on WhatsApp, and the words they agreed to. */
    consentedAt: timestamp({ withTimezone: true }).notNull(),
    consentText: text().notNull(),
    /** When the reminder of `startsAt` was sent. */
    remindedAt: timestamp({ withTimezone: true }),
    /** That of the browser it was booked with, such as Asia/Kolkata: mails have no browser to ask. */
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

/** Who changed a booking, when, and to what. */
export const bookingChanges = pgTable(
  "booking_changes",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    bookingId: uuid()
      .notNull()
      .references(() => bookings.id, { onDelete: "cascade" }),
    state: text({ enum: bookingStates }).notNull(),
    startsAt: timestamp({ withTimezone: true }),
    /** A user's id, or `system`. */
    changedBy: text().notNull(),
    changedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index().on(table.bookingId)],
);

export type Booking = typeof bookings.$inferSelect;
