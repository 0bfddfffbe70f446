import { type SQL, sql, type SQLWrapper } from "drizzle-orm";
import { boolean, index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

import type { UserId } from "#app/platform/ids.ts";

const at = () => timestamp({ withTimezone: true }).notNull().defaultNow();

/** Customers and staff. Column names are better-auth's, plus the fields of spec section 3. */
export const users = pgTable(
  "users",
  {
    id: text().$type<UserId>().primaryKey(),
    name: text().notNull(),
    email: text().notNull().unique(),
    emailVerified: boolean().notNull().default(false),
    image: text(),
    username: text().unique(),
    displayUsername: text(),
    first_name: text("first_name").notNull(),
    last_name: text("last_name").notNull(),
    mobile: text().notNull(),
    /** ISO 3166 alpha-2. */
    country: text().notNull(),
    role: text({ enum: ["customer", "staff"] })
      .notNull()
      .default("customer"),
    avatarFileId: uuid(),
    /** Names, user name, email and digits of the mobile as searches compare them, after a blank. */
    searchText: text().generatedAlwaysAs(
      sql`(' ' || search_text(first_name || ' ' || last_name || ' ' || coalesce(username, '') || ' ' || email) || ' ' || regexp_replace(mobile, '[^0-9]', '', 'g'))`,
    ),
    twoFactorEnabled: boolean().notNull().default(false),
    /** Identity is erased; the row stays for the books. */
    deletedAt: timestamp({ withTimezone: true }),
    createdAt: at(),
    updatedAt: at(),
  },
  (table) => [
    index().on(table.createdAt, table.id),
    index().on(table.country, table.createdAt, table.id),
    index().on(table.mobile),
    // Trigram index: needs three letters, or the start of a word.
    index("users_search_text").using("gin", table.searchText.op("gin_trgm_ops")),
    // Trigrams are of ASCII letters alone where the database's locale is C.
    index("users_other_letters").on(table.id).where(hasOtherLetters(table.searchText)),
  ],
);

/** Not every letter is ASCII. */
export function hasOtherLetters(text: SQLWrapper): SQL {
  return sql`octet_length(${text}) <> char_length(${text})`;
}

export const signInSessions = pgTable(
  "sign_in_sessions",
  {
    id: text().primaryKey(),
    token: text().notNull().unique(),
    userId: text()
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    ipAddress: text(),
    userAgent: text(),
    /** Null for a sign-in by password alone. */
    codeGivenAt: timestamp({ withTimezone: true }),
    createdAt: at(),
    updatedAt: at(),
  },
  (table) => [index().on(table.userId), index().on(table.expiresAt)],
);

export const credentials = pgTable(
  "credentials",
  {
    id: text().primaryKey(),
    accountId: text().notNull(),
    providerId: text().notNull(),
    userId: text()
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: timestamp({ withTimezone: true }),
    refreshTokenExpiresAt: timestamp({ withTimezone: true }),
    scope: text(),
    password: text(),
    createdAt: at(),
    updatedAt: at(),
  },
  (table) => [index().on(table.userId)],
);

export const verifications = pgTable(
  "verifications",
  {
    id: text().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    createdAt: at(),
    updatedAt: at(),
  },
  (table) => [index().on(table.identifier)],
);

/** better-auth's own; both values are encrypted, and recovery codes hashed before. */
export const twoFactors = pgTable(
  "two_factors",
  {
    id: text().primaryKey(),
    secret: text().notNull(),
    backupCodes: text().notNull(),
    userId: text()
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    verified: boolean().notNull().default(true),
    failedVerificationCount: integer().notNull().default(0),
    lockedUntil: timestamp({ withTimezone: true }),
    /** The 30-second step of the newest accepted code: neither it nor an older one works again. */
    lastStep: integer(),
  },
  (table) => [index().on(table.secret), index().on(table.userId)],
);
