import { sql } from "drizzle-orm";
import {
  check,
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
import { staffRoles } from "#app/desk/permissions.ts";
import type { UserId } from "#app/platform/ids.ts";

/** Leaving ends a row and never deletes it. */
export const staff = pgTable(
  "staff",
  {
    userId: text()
      .$type<UserId>()
      .primaryKey()
      .references(() => users.id),
    role: text({ enum: staffRoles }).notNull(),
    /** IANA name; the desk shows times in it. */
    timeZone: text().notNull().default("UTC"),
    grantedBy: text().$type<UserId>().notNull(),
    grantedAt: timestamp({ withTimezone: true }).notNull(),
    endedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.role)],
);

/** Stores only the hash of the link's secret. */
export const staffInvitations = pgTable(
  "staff_invitations",
  {
    id: uuid().primaryKey(),
    email: text().notNull(),
    role: text({ enum: staffRoles }).notNull(),
    secretHash: text().notNull().unique(),
    /** Each sending gets its own secret and ends the one before. */
    sentTimes: integer().notNull().default(1),
    invitedBy: text().$type<UserId>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    acceptedAt: timestamp({ withTimezone: true }),
    acceptedBy: text()
      .$type<UserId>()
      .references(() => users.id),
    withdrawnAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex("staff_invitations_one_open")
      .on(table.email)
      .where(sql`${table.acceptedAt} is null and ${table.withdrawnAt} is null`),
    index().on(table.acceptedBy),
  ],
);

/** The last day is included. The database refuses overlaps. */
export const staffHolidays = pgTable(
  "staff_holidays",
  {
    id: uuid().primaryKey(),
    userId: text()
      .$type<UserId>()
      .notNull()
      .references(() => users.id),
    startsOn: date().notNull(),
    endsOn: date().notNull(),
  },
  (table) => [
    check("staff_holiday_days_in_order", sql`${table.startsOn} <= ${table.endsOn}`),
    index().on(table.endsOn),
  ],
);

/** Days on which the firm is closed: nobody can be booked, and they are no working days. */
export const firmHolidays = pgTable("firm_holidays", {
  day: date().primaryKey(),
  name: text().notNull(),
});

/** What one person has narrowed a list of the desk to, under a name of theirs. */
export const savedViews = pgTable(
  "saved_views",
  {
    id: uuid().primaryKey(),
    userId: text()
      .$type<UserId>()
      .notNull()
      .references(() => users.id),
    path: text().notNull(),
    name: text().notNull(),
    /** With its `?`; empty for the list unasked. */
    query: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex("saved_views_one_name").on(table.userId, table.path, table.name)],
);
