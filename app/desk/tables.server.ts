import { index, pgTable, text, timestamp } from "drizzle-orm/pg-core";

import { users } from "#app/accounts/tables.server.ts";
import { staffRoles } from "#app/desk/permissions.ts";

/** Who works at the desk, and as what. Who leaves keeps the row, with when. */
export const staff = pgTable(
  "staff",
  {
    userId: text()
      .primaryKey()
      .references(() => users.id),
    role: text({ enum: staffRoles }).notNull(),
    /** An IANA zone: times at the desk are shown in it. */
    timeZone: text().notNull().default("UTC"),
    grantedBy: text().notNull(),
    grantedAt: timestamp({ withTimezone: true }).notNull(),
    endedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.role)],
);
