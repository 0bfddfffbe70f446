import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from "drizzle-orm/pg-core";

import { users } from "#app/accounts/tables.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import type { CheckId, KeptAnswers } from "#app/self-checks/kept/kept-check.ts";
import { pointSystems, systemsWithRounds } from "#app/self-checks/points/point-systems.ts";

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

/**
 * Published rows are never changed: each correction is a row. Of each version the last published row counts; after it
 * there may be a draft.
 */
export const pointsGrids = pgTable(
  "points_grids",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    system: text({ enum: pointSystems }).notNull(),
    /** The version, such as `crs-2025-03-25`. */
    version: text().notNull(),
    revision: integer().notNull(),
    /** As `parseGrid` reads it. */
    document: jsonb().notNull(),
    isPublished: boolean().notNull(),
    /** A user's id; null for what came with the code. */
    savedBy: text(),
    savedAt: timestamp({ withTimezone: true }).notNull(),
    reason: text(),
  },
  (table) => [unique("points_grids_revision").on(table.version, table.revision)],
);

/** Rounds of invitations and their cut-offs. Taking one off ends its row and never deletes it. */
export const pointsRounds = pgTable(
  "points_rounds",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    system: text({ enum: systemsWithRounds }).notNull(),
    heldOn: date().notNull(),
    /** Who was invited, such as a programme. */
    name: text().notNull(),
    lowest: integer().notNull(),
    /** Null where the source does not say. */
    invited: integer(),
    sourceName: text().notNull(),
    sourceUrl: text().notNull(),
    asOf: date().notNull(),
    addedBy: text().notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
    endedAt: timestamp({ withTimezone: true }),
  },
  (table) => [check("points_round_lowest", sql`${table.lowest} > 0`)],
);
