import { and, asc, desc, eq, inArray, isNull, lt, or, type SQL, sql } from "drizzle-orm";

import type { ServiceSlug } from "#app/catalog/slugs.ts";
import { boughtStates, type ItemState } from "#app/orders/order-state.ts";
import type { WorkPlace } from "#app/orders/work-place.ts";
import { orderItems, orders } from "#app/orders/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { Configuration } from "#app/pricing/configuration.ts";

/** What is asked for. Null asks for everything. */
export type WorkAsked = {
  states: readonly ItemState[];
  service: ServiceSlug | null;
  /** Whose: a user's id, or nobody's yet. */
  assignedTo: { userId: string | null } | null;
  /** Only this user's and nobody's. */
  reachOf: string | null;
  /** Due before this day, as `2026-11-30`. */
  dueBefore: string | null;
  /** Newest first, as for work that is done; otherwise what is most urgent. */
  newestFirst: boolean;
  after: WorkPlace | null;
  itemsMax: number;
};

export type WorkItem = {
  id: string;
  number: number;
  userId: string;
  configuration: Configuration;
  state: ItemState;
  dueOn: string | null;
  assignedTo: string | null;
  place: WorkPlace;
};

/**
 * The items of paid orders: those with lightning speed first, then by the day they are due, and what waits to be begun
 * by the day it was paid. One query.
 */
export async function listWorkItems(tx: Db, asked: WorkAsked): Promise<WorkItem[]> {
  const direction = asked.newestFirst ? desc : asc;
  const found = await tx
    .select({
      id: orderItems.id,
      number: orders.number,
      userId: orders.userId,
      configuration: orderItems.configuration,
      state: orderItems.state,
      dueOn: orderItems.dueOn,
      assignedTo: orderItems.assignedTo,
      place: { rank, day, number: orders.number, position: orderItems.position },
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(whichItems(asked))
    .orderBy(direction(rank), direction(day), direction(orders.number), direction(orderItems.position))
    .limit(asked.itemsMax);
  return found;
}

function whichItems(asked: WorkAsked): SQL | undefined {
  const { states, service, assignedTo, reachOf, dueBefore } = asked;
  return and(
    inArray(orders.state, [...boughtStates]),
    inArray(orderItems.state, [...states]),
    service === null ? undefined : eq(orderItems.service, service),
    assignedTo === null ? undefined : isAssigned(assignedTo.userId),
    reachOf === null ? undefined : or(isAssigned(reachOf), isAssigned(null)),
    dueBefore === null ? undefined : lt(orderItems.dueOn, dueBefore),
    isAfter(asked),
  );
}

function isAssigned(userId: string | null): SQL {
  return userId === null ? isNull(orderItems.assignedTo) : eq(orderItems.assignedTo, userId);
}

function isAfter({ after, newestFirst }: WorkAsked): SQL | undefined {
  if (after === null) return undefined;
  const here = sql`(${rank}, ${day}, ${orders.number}, ${orderItems.position})`;
  const there = sql`(${after.rank}::int, ${after.day}::text, ${after.number}::int, ${after.position}::int)`;
  return newestFirst ? sql`${here} < ${there}` : sql`${here} > ${there}`;
}

const isLightning = sql`${orderItems.configuration} -> 'choices' -> 'lightning' = 'true'::jsonb`;
/** Lightning speed comes first while there is work to do. */
const rank = sql<number>`case when ${isLightning} and ${orderItems.state} in ('received', 'in_progress', 'in_review') then 0 else 1 end`;
const day = sql<string>`coalesce(${orderItems.dueOn}, (${orders.paidAt} at time zone 'UTC')::date, (${orders.createdAt} at time zone 'UTC')::date)::text collate "C"`;
