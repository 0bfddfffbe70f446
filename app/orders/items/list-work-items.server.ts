import {
  and,
  asc,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lt,
  or,
  type SQL,
  sql,
  type SQLWrapper,
} from "drizzle-orm";

import type { BoughtService } from "#app/catalog/slugs.ts";
import type { ItemState } from "#app/orders/order-state.ts";
import type { WorkCursor } from "#app/orders/items/work-cursor.ts";
import { awaitsCustomer, awaitsUs } from "#app/orders/queue-order.server.ts";
import { orderItems, orders } from "#app/orders/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { OrderItemId, UserId } from "#app/platform/ids.ts";
import { invariant } from "#app/platform/invariant.ts";
import type { Configuration } from "#app/pricing/configuration.ts";

type WorkAsked = {
  states: readonly ItemState[];
  service: BoughtService | null;
  assignedTo: { userId: UserId | null } | null;
  reachOf: UserId | null;
  dueBefore: string | null;
  undated: boolean;
  /** Whom it waits for; null for either, and for what has ended. */
  waitsFor: "us" | "customer" | null;
  /** Subqueries of item ids: only what is in each. */
  among: readonly SQLWrapper[];
  newestFirst: boolean;
  after: WorkCursor | null;
  itemsMax: number;
};

export type WorkItem = {
  id: OrderItemId;
  number: number;
  userId: UserId;
  configuration: Configuration;
  state: ItemState;
  dueOn: string | null;
  assignedTo: UserId | null;
  movedAt: Date | null;
  unansweredSince: Date | null;
  requestSince: Date | null;
  place: WorkCursor;
};

/** By due date, lightning first of its day; without a date by that of payment. One query, which reads only the page. */
export async function listWorkItems(tx: Db, asked: WorkAsked): Promise<WorkItem[]> {
  const direction = asked.newestFirst ? desc : asc;
  const { queueDay, queueRank, orderNumber, position } = orderItems;
  const page = tx
    .select()
    .from(orderItems)
    .where(whichItems(asked))
    .orderBy(direction(queueDay), direction(queueRank), direction(orderNumber), direction(position))
    .limit(asked.itemsMax)
    .as("page");
  const found = await tx
    .select({ item: page._.selectedFields, userId: orders.userId })
    .from(page)
    .innerJoin(orders, eq(orders.id, page.orderId))
    .orderBy(
      direction(page.queueDay),
      direction(page.queueRank),
      direction(page.orderNumber),
      direction(page.position),
    );
  return found.map(({ item, userId }) => workItem(item, userId));
}

function workItem(item: typeof orderItems.$inferSelect, userId: UserId): WorkItem {
  const { id, configuration, state, dueOn, assignedTo, orderNumber: number, position } = item;
  const { movedAt, unansweredSince, requestSince, queueDay: day } = item;
  invariant(day, `item ${id} is paid for`);
  const place = { rank: item.queueRank, day, number, position };
  const awaiting = { movedAt, unansweredSince, requestSince };
  return { id, number, userId, configuration, state, dueOn, assignedTo, ...awaiting, place };
}

function whichItems(asked: WorkAsked): SQL | undefined {
  const { states, service, assignedTo, reachOf, dueBefore, undated, waitsFor, among } = asked;
  return and(
    isNotNull(orderItems.paidOn),
    ...among.map(isAmong),
    waitsFor === null ? inArray(orderItems.state, [...states]) : sides[waitsFor](orderItems),
    service === null ? undefined : eq(orderItems.service, service),
    assignedTo === null ? undefined : isAssigned(assignedTo.userId),
    reachOf === null ? undefined : or(isAssigned(reachOf), isAssigned(null)),
    dueBefore === null ? undefined : lt(orderItems.dueOn, dueBefore),
    undated ? isNull(orderItems.dueOn) : undefined,
    isAfter(asked),
  );
}

const sides = { us: awaitsUs, customer: awaitsCustomer };

/** As an array each id is looked up by index; as a subquery the whole table would be read. */
function isAmong(ids: SQLWrapper): SQL {
  return sql`${orderItems.id} = any(array(${ids}))`;
}

function isAssigned(userId: UserId | null): SQL {
  return userId === null ? isNull(orderItems.assignedTo) : eq(orderItems.assignedTo, userId);
}

function isAfter({ after, newestFirst }: WorkAsked): SQL | undefined {
  if (after === null) return undefined;
  const { queueRank, queueDay, orderNumber, position } = orderItems;
  const here = sql`(${queueDay}, ${queueRank}, ${orderNumber}, ${position})`;
  const there = sql`(${after.day}::date, ${after.rank}::int, ${after.number}::int, ${after.position}::int)`;
  return newestFirst ? sql`${here} < ${there}` : sql`${here} > ${there}`;
}
