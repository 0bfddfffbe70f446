import { asc, isNotNull, and, inArray, sql } from "drizzle-orm";

import { orderItems } from "#app/orders/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";

type OpenWork = { assignedTo: UserId | null; items: number; withoutForm: number; late: number };

/** What everybody has to do: late is what is past its due day, by the day of UTC. */
export async function openWork(tx: Db, today: string): Promise<OpenWork[]> {
  const { assignedTo, dueOn, state, paidOn } = orderItems;
  return tx
    .select({
      assignedTo,
      items: sql<number>`count(*)::int`,
      withoutForm: sql<number>`(count(*) filter (where ${dueOn} is null))::int`,
      late: sql<number>`(count(*) filter (where ${dueOn} < ${today}::date))::int`,
    })
    .from(orderItems)
    .where(and(inArray(state, ["received", "in_progress", "in_review"]), isNotNull(paidOn)))
    .groupBy(assignedTo)
    .orderBy(asc(assignedTo));
}
