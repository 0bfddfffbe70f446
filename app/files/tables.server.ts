import { index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** Bytes are in the storage under this id; permissions depend on the file's kind. */
export const files = pgTable(
  "files",
  {
    id: uuid().primaryKey(),
    /** No foreign key: accounts depend on files, not the reverse. */
    ownerId: text().notNull(),
    kind: text({ enum: ["avatar", "case_file", "counsellor_photo"] }).notNull(),
    mediaType: text().notNull(),
    sizeBytes: integer().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index().on(table.ownerId)],
);
