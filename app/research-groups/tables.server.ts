import { sql } from "drizzle-orm";
import { bigint, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";

import { users } from "#app/accounts/tables.server.ts";
import type { OrderId, UserId } from "#app/platform/ids.ts";
import { contributionRoles, groupEvents } from "#app/research-groups/group.ts";

/**
 * Customers who write a paper together. Whether it is open or full is read from its members; its row is locked while
 * they change.
 */
export const researchGroups = pgTable(
  "research_groups",
  {
    id: uuid().primaryKey().defaultRandom(),
    title: text().notNull(),
    description: text().notNull(),
    /** 2 to 6: the co-authors and one. */
    requiredMembers: integer().notNull(),
    createdBy: text()
      .$type<UserId>()
      .notNull()
      .references(() => users.id),
    /** Nobody can join any more: who leads it, or staff, closed it. */
    closedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index().on(table.createdAt)],
);

/** One place in a group. Who leaves keeps the row, with when; who comes back gets another. */
export const researchGroupMembers = pgTable(
  "research_group_members",
  {
    id: uuid().primaryKey().defaultRandom(),
    groupId: uuid()
      .notNull()
      .references(() => researchGroups.id),
    userId: text()
      .$type<UserId>()
      .notNull()
      .references(() => users.id),
    role: text({ enum: contributionRoles }).notNull(),
    joinedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    leftAt: timestamp({ withTimezone: true }),
    /** Until when the share must be bought: set when the group becomes full, unset when a place reopens. */
    payBy: timestamp({ withTimezone: true }),
    /** The order that is being paid for the share, or has paid it. No reference: it is given up with its order. */
    orderId: uuid().$type<OrderId>(),
    paidAt: timestamp({ withTimezone: true }),
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

/** What happened in a group and who contributed what, in the order it did. Appended, never edited. */
export const researchGroupLog = pgTable(
  "research_group_log",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    groupId: uuid()
      .notNull()
      .references(() => researchGroups.id),
    /** Who did it; null for what happened by the clock. */
    userId: text()
      .$type<UserId>()
      .references(() => users.id),
    event: text({ enum: groupEvents }).notNull(),
    /** The role that was taken, or what a member says they have contributed. Plain text. */
    text: text(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index().on(table.groupId, table.id)],
);
