import { index, pgTable, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";

import { users } from "#app/accounts/tables.server.ts";
import type { UserId } from "#app/platform/ids.ts";

export const testimonials = pgTable(
  "testimonials",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: text()
      .$type<UserId>()
      .notNull()
      .references(() => users.id),
    service: text().notNull(),
    details: text().notNull(),
    shownName: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique().on(table.userId, table.service),
    index().on(table.service, table.createdAt),
    index().on(table.createdAt, table.id),
  ],
);
