import { sql } from "drizzle-orm";
import { index, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";

import { users } from "#app/accounts/tables.server.ts";
import { ofItem } from "#app/orders/tables.server.ts";
import type { UserId } from "#app/platform/ids.ts";

const time = () => timestamp({ withTimezone: true });

/** A version that a second reader has to approve. Only then is it one of `case_versions`, and the customer's. */
export const caseDrafts = pgTable(
  "case_drafts",
  {
    /** Made with the form, so pressed twice it is one draft. */
    id: uuid().primaryKey(),
    itemId: ofItem().notNull(),
    text: text().notNull(),
    writtenBy: text()
      .$type<UserId>()
      .notNull()
      .references(() => users.id),
    writtenAt: time().notNull(),
    /** Null: any manager. */
    readerId: text().$type<UserId>(),
    state: text({ enum: ["asked", "approved", "sent_back", "withdrawn"] }).notNull(),
    readBy: text().$type<UserId>(),
    readAt: time(),
    /** Why it was sent back. */
    answerText: text(),
  },
  (table) => [
    index().on(table.itemId),
    uniqueIndex("case_drafts_one_open")
      .on(table.itemId)
      .where(sql`${table.state} = 'asked'`),
    index("case_drafts_to_read")
      .on(table.readerId)
      .where(sql`${table.state} = 'asked'`),
  ],
);
