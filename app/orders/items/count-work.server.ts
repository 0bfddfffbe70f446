import { and, eq, isNotNull, isNull, or, sql } from "drizzle-orm";

import { awaitsUs } from "#app/orders/queue-order.server.ts";
import { orderItems } from "#app/orders/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";

export type WorkCounts = { received: number; overdue: number; unassigned: number; mine: number };

/** What awaits us. `reachOf` limits the count to that user's items and unassigned ones. */
export async function countWork(
  tx: Db,
  { userId, reachOf, today }: { userId: UserId; reachOf: UserId | null; today: string },
): Promise<WorkCounts> {
  const { state, dueOn, assignedTo, paidOn } = orderItems;
  const counted = (which: ReturnType<typeof sql>) => sql<number>`(count(*) filter (where ${which}))::int`;
  const [counts] = await tx
    .select({
      received: counted(sql`${state} = 'received' and ${dueOn} is not null`),
      overdue: counted(sql`${state} in ('received', 'in_progress', 'in_review') and ${dueOn} < ${today}`),
      unassigned: counted(sql`${assignedTo} is null`),
      mine: counted(sql`${assignedTo} = ${userId}`),
    })
    .from(orderItems)
    .where(
      and(
        isNotNull(paidOn),
        awaitsUs(orderItems),
        reachOf === null ? undefined : or(eq(assignedTo, reachOf), isNull(assignedTo)),
      ),
    );
  return counts ?? { received: 0, overdue: 0, unassigned: 0, mine: 0 };
}
