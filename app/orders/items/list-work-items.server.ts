import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
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
  /** These alone; null for all. */
  ids?: readonly OrderItemId[] | null;
  by: "due" | "order";
  descending: boolean;
  /** Of two only `before` counts. */
  after: WorkCursor | null;
  before?: WorkCursor | null;
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

/**
 * By due date, lightning first of its day, without a date by that of payment; or by order. One query, which reads only
 * the page. Rows before a cursor come nearest first.
 */
export async function listWorkItems(tx: Db, asked: WorkAsked): Promise<WorkItem[]> {
  const direction = ascends(asked) ? asc : desc;
  const columns = getTableColumns(orderItems);
  const { queueDay, queueRank, orderNumber, position } = orderItems;
  const some = tx.select(columns).from(orderItems);
  const isByDue = asked.by === "due";
  const ordering = isByDue ? [queueDay, queueRank, orderNumber, position] : [orderNumber, position];
  const page =
    isByDue || isFew(asked)
      ? some
          .where(whichItems(asked))
          .orderBy(...ordering.map((column) => direction(column)))
          .limit(asked.itemsMax)
          .as("page")
      : some
          // Orders have an index by their number, so that items need none.
          .innerJoin(orders, eq(orders.id, orderItems.orderId))
          .where(and(whichItems(asked), isNearer(asked)))
          .orderBy(direction(orders.number), direction(position))
          .limit(asked.itemsMax)
          .as("page");
  const order = isByDue
    ? [page.queueDay, page.queueRank, page.orderNumber, page.position]
    : [page.orderNumber, page.position];
  const found = await tx
    .select({ item: page._.selectedFields, userId: orders.userId })
    .from(page)
    .innerJoin(orders, eq(orders.id, page.orderId))
    .orderBy(...order.map((column) => direction(column)));
  return found.map(({ item, userId }) => workItem(item, userId));
}

/** What an index of items names by itself, and is soon sorted. Of completed ones there are most. */
function isFew({ states, waitsFor, assignedTo, among, ids }: WorkAsked): boolean {
  const isOfOne = assignedTo !== null && assignedTo.userId !== null;
  return waitsFor !== null || !states.includes("completed") || isOfOne || among.length > 0 || Boolean(ids);
}

function ascends({ descending, before }: WorkAsked): boolean {
  return descending === Boolean(before);
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
  const { states, service, assignedTo, reachOf, dueBefore, undated, waitsFor, among, ids } = asked;
  return and(
    isNotNull(orderItems.paidOn),
    ...among.map(isAmong),
    waitsFor === null ? inArray(orderItems.state, [...states]) : sides[waitsFor](orderItems),
    service === null ? undefined : eq(orderItems.service, service),
    assignedTo === null ? undefined : isAssigned(assignedTo.userId),
    reachOf === null ? undefined : or(isAssigned(reachOf), isAssigned(null)),
    dueBefore === null ? undefined : lt(orderItems.dueOn, dueBefore),
    undated ? isNull(orderItems.dueOn) : undefined,
    ids ? inArray(orderItems.id, [...ids]) : undefined,
    isBeyond(asked),
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

/** Beyond the cursor, in the direction of the list. */
function isBeyond(asked: WorkAsked): SQL | undefined {
  const cursor = asked.before ?? asked.after;
  if (cursor === null) return undefined;
  const { queueRank, queueDay, orderNumber, position } = orderItems;
  const sign = ascends(asked) ? sql`>` : sql`<`;
  if (asked.by === "order")
    return sql`(${orderNumber}, ${position}) ${sign} (${cursor.number}::int, ${cursor.position}::int)`;
  return sql`(${queueDay}, ${queueRank}, ${orderNumber}, ${position}) ${sign}
    (${cursor.day}::date, ${cursor.rank}::int, ${cursor.number}::int, ${cursor.position}::int)`;
}

/** The same of orders, so that their index is read from there on. */
function isNearer(asked: WorkAsked): SQL | undefined {
  const cursor = asked.before ?? asked.after;
  if (cursor === null) return undefined;
  return ascends(asked) ? gte(orders.number, cursor.number) : lte(orders.number, cursor.number);
}
