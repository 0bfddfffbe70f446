import { integer, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

import { users } from "#app/accounts/tables.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import type { CheckId, KeptAnswers } from "#app/self-checks/kept/kept-check.ts";

/** Results that somebody asked us to keep, the newest of each check. */
export const keptChecks = pgTable(
  "kept_checks",
  {
    userId: text()
      .$type<UserId>()
      .notNull()
      .references(() => users.id),
    checkId: text().$type<CheckId>().notNull(),
    /** Of the questions. Answers to those that have gone since are passed over. */
    version: integer().notNull(),
    answers: jsonb().$type<KeptAnswers>().notNull(),
    keptAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.checkId] })],
);
