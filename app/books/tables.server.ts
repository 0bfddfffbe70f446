import { bigint, index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

import { bookCheckKinds } from "#app/books/book-check-kinds.ts";

export const bookChecks = pgTable(
  "book_checks",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: bookCheckKinds }).notNull(),
    begunAt: timestamp({ withTimezone: true }).notNull(),
    endedAt: timestamp({ withTimezone: true }).notNull(),
    examined: integer().notNull(),
    /** The total; only the first findings are stored. */
    found: integer().notNull(),
    findings: text().array().notNull(),
    unexamined: text().array().notNull(),
  },
  (table) => [index().on(table.kind, table.id)],
);
