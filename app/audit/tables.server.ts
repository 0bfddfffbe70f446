import { bigint, index, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Who did what to what, when, and how it was before and after. Appended, never edited: the database refuses. */
export const auditLog = pgTable(
  "audit_log",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** A user's id, or `system`. No reference: accounts stand above the log. */
    actorId: text().notNull(),
    /** What the actor was at the desk at that time; null for the system. */
    actorRole: text(),
    /** A stable word, such as `item_moved`. */
    event: text().notNull(),
    /** What it was done to: the kind, such as `item`, and its id. */
    subjectKind: text().notNull(),
    subjectId: text().notNull(),
    before: jsonb(),
    after: jsonb(),
    /** What was said with it. */
    reason: text(),
  },
  (table) => [
    index().on(table.subjectKind, table.subjectId, table.id),
    index().on(table.actorId, table.id),
    index().on(table.event, table.id),
  ],
);
