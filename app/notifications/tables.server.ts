import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  date,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";

import { users } from "#app/accounts/tables.server.ts";
import { channels, notificationKinds } from "#app/notifications/kinds.ts";
import type { NoticeFacts } from "#app/notifications/notice-text.ts";
import { ofItem } from "#app/orders/tables.server.ts";
import type { UserId } from "#app/platform/ids.ts";

const userId = () =>
  text()
    .$type<UserId>()
    .notNull()
    .references(() => users.id);

/** What somebody at the desk is told: which kind, about what. The sentence is made when it is read. */
export const notifications = pgTable(
  "notifications",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    userId: userId(),
    kind: text({ enum: notificationKinds }).notNull(),
    itemId: ofItem(),
    /** The page of the record: who opens it has read this. */
    path: text().notNull(),
    /** Somebody at the desk; null for customers and for what the clock does. */
    byId: text().$type<UserId>(),
    /** Told once under it. */
    onceKey: text().notNull(),
    facts: jsonb().$type<NoticeFacts>().notNull(),
    /** In the first place, not as one of those who look after all of it. */
    isFirst: boolean().notNull(),
    channel: text({ enum: channels }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    readAt: timestamp({ withTimezone: true }),
    /** When its mail was queued last. */
    mailedAt: timestamp({ withTimezone: true }),
    /** The day of the digest that has it. */
    digestOn: date(),
  },
  (table) => [
    uniqueIndex("notifications_once").on(table.userId, table.kind, table.onceKey),
    index().on(table.userId, table.createdAt, table.id),
    index("notifications_unread")
      .on(table.userId, table.path)
      .where(sql`${table.readAt} is null`),
    index("notifications_to_digest")
      .on(table.userId, table.createdAt)
      .where(sql`${table.channel} = 'digest' and ${table.digestOn} is null and ${table.readAt} is null`),
    index("notifications_digested")
      .on(table.userId, table.digestOn)
      .where(sql`${table.digestOn} is not null`),
    index().on(table.createdAt),
    index("notifications_of_item")
      .on(table.itemId)
      .where(sql`${table.itemId} is not null`),
  ],
);

/** Only what somebody has chosen otherwise. */
export const notificationSettings = pgTable(
  "notification_settings",
  {
    userId: userId(),
    kind: text({ enum: notificationKinds }).notNull(),
    channel: text({ enum: channels }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
);
