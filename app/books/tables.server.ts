import { bigint, index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

import { bookCheckKinds } from "#app/books/book-check-kinds.ts";

/** What each nightly check of the books has found. */
export const bookChecks = pgTable(
  "book_checks",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: bookCheckKinds }).notNull(),
    begunAt: timestamp({ withTimezone: true }).notNull(),
    endedAt: timestamp({ withTimezone: true }).notNull(),
    /** How many laws were proved, or pieces of money compared. */
    examined: integer().notNull(),
    /** How many findings there were, of which the first are kept, a sentence each. */
    found: integer().notNull(),
    findings: text().array().notNull(),
    /** What could not be examined, and why, a sentence each. */
    unexamined: text().array().notNull(),
  },
  (table) => [index().on(table.kind, table.id)],
);
