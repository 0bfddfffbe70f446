import { bigint, index, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";

import { users } from "#app/accounts/tables.server.ts";
import { ofItem } from "#app/orders/tables.server.ts";
import type { UserId } from "#app/platform/ids.ts";

const userId = () =>
  text()
    .$type<UserId>()
    .notNull()
    .references(() => users.id);

export const caseNotes = pgTable(
  "case_notes",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    itemId: ofItem().notNull(),
    authorId: userId(),
    /** Empty when only files were kept. */
    text: text().notNull(),
    sendKey: uuid().notNull().unique(),
    writtenAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.itemId, table.id)],
);

/** Colleagues whom a note names. */
export const caseNoteMentions = pgTable(
  "case_note_mentions",
  {
    noteId: bigint({ mode: "number" })
      .notNull()
      .references(() => caseNotes.id, { onDelete: "cascade" }),
    userId: userId(),
  },
  (table) => [primaryKey({ columns: [table.noteId, table.userId] }), index().on(table.userId)],
);
