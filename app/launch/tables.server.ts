import { bigint, date, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Append-only: each time somebody restored a backup and found everything in it. */
export const provenBackups = pgTable("proven_backups", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  provenOn: date().notNull(),
  /** Such as a bucket's name. Shown to owners alone. */
  keptWhere: text().notNull(),
  recordedBy: text().notNull(),
  recordedAt: timestamp({ withTimezone: true }).notNull(),
});
