import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";

import { users } from "#app/accounts/tables.server.ts";
import { enquiryKinds, enquiryStates } from "#app/enquiries/enquiry.ts";
import type { EnquiryReference, UserId } from "#app/platform/ids.ts";

export const enquiries = pgTable(
  "enquiries",
  {
    reference: text().$type<EnquiryReference>().primaryKey(),
    /** Null for somebody who was not signed in. */
    userId: text()
      .$type<UserId>()
      .references(() => users.id),
    name: text().notNull(),
    /** In lower case. Empty once the account is deleted. */
    email: text().notNull(),
    kind: text({ enum: enquiryKinds }).notNull(),
    text: text().notNull(),
    /** As they gave it; not necessarily an order of theirs. */
    orderNumber: integer(),
    state: text({ enum: enquiryStates }).notNull().default("open"),
    assignedTo: text().$type<UserId>(),
    /** The day that the sender was told. */
    replyBy: date().notNull(),
    /** Grows with each change, so that two at the desk do not answer at once. */
    version: integer().notNull().default(1),
    sendKey: uuid().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex("enquiries_send_key").on(table.sendKey),
    index("enquiries_open")
      .on(table.replyBy, table.reference)
      .where(sql`${table.state} = 'open'`),
    index().on(table.state, table.createdAt, table.reference),
    index().on(table.createdAt, table.reference),
    index().on(table.userId, table.createdAt),
    index().on(table.email, table.createdAt),
    index("enquiries_search_text").using(
      "gin",
      sql`(' ' || search_text(reference || ' ' || name || ' ' || email)) gin_trgm_ops`,
    ),
  ],
);

/** What was written after the first message, by either side. */
export const enquiryReplies = pgTable(
  "enquiry_replies",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    reference: text()
      .$type<EnquiryReference>()
      .notNull()
      .references(() => enquiries.reference),
    fromDesk: boolean().notNull(),
    authorId: text()
      .$type<UserId>()
      .notNull()
      .references(() => users.id),
    text: text().notNull(),
    sendKey: uuid().notNull(),
    sentAt: timestamp({ withTimezone: true }).notNull(),
    /** When an answer of the desk went out by mail. */
    mailedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex("enquiry_replies_send_key").on(table.sendKey),
    index().on(table.reference, table.id),
    index().on(table.authorId, table.sentAt),
    index("enquiry_replies_from_desk")
      .on(table.sentAt)
      .where(sql`${table.fromDesk}`),
  ],
);

export type Enquiry = typeof enquiries.$inferSelect;
export type EnquiryReply = typeof enquiryReplies.$inferSelect;
