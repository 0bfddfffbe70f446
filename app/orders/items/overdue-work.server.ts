import { and, asc, lt, sql } from "drizzle-orm";

import { orderItems } from "#app/orders/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";

type OverdueWork = { assignedTo: UserId | null; service: string; items: number; oldestDueOn: string };

/** Oldest first. Only items of paid orders have a due date, so there is no join with orders. */
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
