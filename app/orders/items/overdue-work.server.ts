import { and, asc, lt, sql } from "drizzle-orm";

import { orderItems } from "#app/orders/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";

/** Items of one service with one person that are past their day, the oldest of them since `oldestDueOn`. */
type OverdueWork = { assignedTo: UserId | null; service: string; items: number; oldestDueOn: string };

/**
 * Items whose next step is ours and whose day has passed, the oldest first. Only the work on a paid order is ever given
 * a day, so that orders need not be asked.
 */
export async function overdueWork(tx: Db, today: string): Promise<OverdueWork[]> {
  const { assignedTo, service, dueOn, state } = orderItems;
  const oldestDueOn = sql<string>`min(${dueOn})::text`;
  return tx
    .select({ assignedTo, service, items: sql<number>`count(*)::int`, oldestDueOn })
    .from(orderItems)
    .where(and(sql`${state} in ('received', 'in_progress', 'in_review')`, lt(dueOn, today)))
    .groupBy(assignedTo, service)
    .orderBy(asc(oldestDueOn), asc(service), asc(assignedTo));
}
