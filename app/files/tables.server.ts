import { index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** What is kept in the file storage. The bytes lie there under the file's id; who may read them goes by its kind. */
export const files = pgTable(
  "files",
  {
    id: uuid().primaryKey(),
    /** The customer it belongs to. No reference: accounts stand above files. */
    ownerId: text().notNull(),
    kind: text({ enum: ["avatar", "case_file"] }).notNull(),
    mediaType: text().notNull(),
    sizeBytes: integer().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index().on(table.ownerId)],
);
