import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  smallint,
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
    /** Who holds it; null while it has no time. */
    counsellorId: text().$type<UserId>(),
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
    index().on(table.createdAt, table.id),
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

/** When somebody can be booked, on the clock of their own zone. The database refuses overlaps. */
export const workingHours = pgTable(
  "working_hours",
  {
    id: uuid().primaryKey(),
    userId: text()
      .$type<UserId>()
      .notNull()
      .references(() => users.id),
    /** 1 is Monday. */
    weekday: smallint().notNull(),
    /** Minutes of the day; 1440 is its end. */
    fromMinute: integer().notNull(),
    toMinute: integer().notNull(),
  },
  (table) => [
    check("working_hours_weekday", sql`${table.weekday} between 1 and 7`),
    check(
      "working_hours_in_order",
      sql`0 <= ${table.fromMinute} and ${table.fromMinute} < ${table.toMinute} and ${table.toMinute} <= 1440`,
    ),
  ],
);

/** Of free chats and sessions alike, kept by triggers: two constraints keep anybody's times apart. */
export const busyTimes = pgTable("busy_times", {
  bookingId: uuid().primaryKey(),
  counsellorId: text().$type<UserId>().notNull(),
  customerId: text().$type<UserId>().notNull(),
  startsAt: timestamp({ withTimezone: true }).notNull(),
  endsAt: timestamp({ withTimezone: true }).notNull(),
});

export type Booking = typeof bookings.$inferSelect;
export type BusyTime = typeof busyTimes.$inferSelect;
