import { and, eq, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";

import { awaitsUs } from "#app/orders/queue-order.server.ts";
import { orderItems } from "#app/orders/tables.server.ts";
import type { UserId } from "#app/platform/ids.ts";

export type WorkCounts = { received: number; overdue: number; unassigned: number; mine: number };

/** What awaits us. `reachOf` limits the count to that user's items and unassigned ones. */
export function countWork({
  userId,
  reachOf,
  today,
}: {
  userId: UserId;
  reachOf: UserId | null;
  today: string;
}): SQL<WorkCounts> {
  const { state, dueOn, assignedTo, paidOn } = orderItems;
  const those = and(
    isNotNull(paidOn),
    awaitsUs(orderItems),
    reachOf === null ? undefined : or(eq(assignedTo, reachOf), isNull(assignedTo)),
  );
  return sql`(select json_build_object(
    'received', count(*) filter (where ${state} = 'received' and ${dueOn} is not null),
    'overdue', count(*) filter (where ${state} in ('received', 'in_progress', 'in_review') and ${dueOn} < ${today}),
    'unassigned', count(*) filter (where ${assignedTo} is null),
    'mine', count(*) filter (where ${assignedTo} = ${userId})) from ${orderItems} where ${those})`;
}
