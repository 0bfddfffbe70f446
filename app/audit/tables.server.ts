import { bigint, index, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Append-only: the database refuses edits. */
export const auditLog = pgTable(
  "audit_log",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** A user's id, or `system`. No foreign key: accounts depend on the log, not the reverse. */
    actorId: text().notNull(),
    /** At the time of the action; null for the system. */
    actorRole: text(),
    /** A stable word, such as `item_moved`. */
    event: text().notNull(),
    /** Kind, such as `item`, and id. */
    subjectKind: text().notNull(),
    subjectId: text().notNull(),
    before: jsonb(),
    after: jsonb(),
    reason: text(),
  },
  (table) => [
    index().on(table.at, table.id),
    index().on(table.subjectKind, table.subjectId, table.at, table.id),
    index().on(table.actorId, table.at, table.id),
    index().on(table.event, table.at, table.id),
    index().on(table.actorId, table.event, table.at, table.id),
  ],
);
