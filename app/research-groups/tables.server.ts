import { sql } from "drizzle-orm";
import { bigint, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";

import { users } from "#app/accounts/tables.server.ts";
import type { GroupId, OrderId, UserId } from "#app/platform/ids.ts";
import { contributionRoles, groupEvents } from "#app/research-groups/group.ts";

/** Open or full follows from the members; lock the row while they change. */
export const researchGroups = pgTable(
  "research_groups",
  {
    id: uuid().$type<GroupId>().primaryKey().defaultRandom(),
    title: text().notNull(),
    description: text().notNull(),
    /** 2 to 6, with the founder. */
    requiredMembers: integer().notNull(),
    createdBy: text()
      .$type<UserId>()
      .notNull()
      .references(() => users.id),
    closedAt: timestamp({ withTimezone: true }),
    /** Grows when the invite link is renewed: the earlier one ends. */
    inviteVersion: integer().notNull().default(1),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index().on(table.createdAt)],
);

/** Leaving keeps the row; rejoining makes a new one. */
export const researchGroupMembers = pgTable(
  "research_group_members",
  {
    id: uuid().primaryKey().defaultRandom(),
    groupId: uuid()
      .$type<GroupId>()
      .notNull()
      .references(() => researchGroups.id),
    userId: text()
      .$type<UserId>()
      .notNull()
      .references(() => users.id),
    role: text({ enum: contributionRoles }).notNull(),
    joinedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    leftAt: timestamp({ withTimezone: true }),
    /** Set when the group fills up, unset when a place reopens. */
    payBy: timestamp({ withTimezone: true }),
    /** The order that holds or has paid the share. No foreign key: expired orders release it. */
    orderId: uuid().$type<OrderId>(),
    paidAt: timestamp({ withTimezone: true }),
    /** The newest message of the board that they have seen. */
    boardReadTo: bigint({ mode: "number" }).notNull().default(0),
    /** Told by mail since they last looked. */
    boardMailedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex("research_group_members_once")
      .on(table.groupId, table.userId)
      .where(sql`${table.leftAt} is null`),
    index().on(table.userId),
    index("research_group_members_to_pay")
      .on(table.payBy)
      .where(sql`${table.leftAt} is null and ${table.paidAt} is null`),
  ],
);

/** Appended, never edited. */
export const researchGroupLog = pgTable(
  "research_group_log",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    groupId: uuid()
      .$type<GroupId>()
      .notNull()
      .references(() => researchGroups.id),
    /** Null for events by the clock. */
    userId: text()
      .$type<UserId>()
      .references(() => users.id),
    event: text({ enum: groupEvents }).notNull(),
    text: text(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index().on(table.groupId, table.id)],
);

/** The members' board. */
export const researchGroupMessages = pgTable(
  "research_group_messages",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    groupId: uuid()
      .$type<GroupId>()
      .notNull()
      .references(() => researchGroups.id),
    userId: text()
      .$type<UserId>()
      .notNull()
      .references(() => users.id),
    /** Empty once staff have removed it. */
    text: text().notNull(),
    sendKey: uuid().notNull(),
    sentAt: timestamp({ withTimezone: true }).notNull(),
    removedAt: timestamp({ withTimezone: true }),
    removedBy: text().$type<UserId>(),
  },
  (table) => [
    uniqueIndex("research_group_messages_send_key").on(table.sendKey),
    index().on(table.groupId, table.id),
    index().on(table.userId, table.sentAt),
  ],
);
