import { sql } from "drizzle-orm";
import { bigint, index, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

import { users } from "#app/accounts/tables.server.ts";
import { ofItem } from "#app/orders/tables.server.ts";
import type { UserId } from "#app/platform/ids.ts";

/** What each at the desk has read of a case that is theirs to read: nobody reads for somebody else. */
export const caseDeskReads = pgTable(
  "case_desk_reads",
  {
    itemId: ofItem().notNull(),
    userId: text()
      .$type<UserId>()
      .notNull()
      .references(() => users.id),
    /** 0 before the first. */
    lastMessageId: bigint({ mode: "number" }).notNull(),
    /** Stored, so lists need not count. */
    unread: integer().notNull(),
    readAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.itemId, table.userId] }),
    index("case_desk_reads_unread")
      .on(table.userId, table.itemId)
      .where(sql`${table.unread} > 0`),
  ],
);
