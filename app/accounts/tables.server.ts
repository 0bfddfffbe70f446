import { boolean, index, pgTable, text, timestamp } from "drizzle-orm/pg-core";

const at = () => timestamp({ withTimezone: true }).notNull().defaultNow();

/** Customers and staff. Column names are better-auth's, plus the fields of spec section 3. */
export const users = pgTable("users", {
  id: text().primaryKey(),
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
  createdAt: at(),
  updatedAt: at(),
});

/** A sign-in session, as better-auth keeps it. */
export const signInSessions = pgTable(
  "sign_in_sessions",
  {
    id: text().primaryKey(),
    token: text().notNull().unique(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    ipAddress: text(),
    userAgent: text(),
    createdAt: at(),
    updatedAt: at(),
  },
  (table) => [index().on(table.userId)],
);

/** How a user signs in: for e-mail and password, the password's hash. */
export const credentials = pgTable(
  "credentials",
  {
    id: text().primaryKey(),
    accountId: text().notNull(),
    providerId: text().notNull(),
    userId: text()
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

/** One-time tokens: password resets, e-mail confirmations. */
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
