import { and, between, eq, sql } from "drizzle-orm";

import { orderItems } from "#app/orders/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { OrderItemId, UserId } from "#app/platform/ids.ts";

type Held = { id: OrderItemId; assignedTo: UserId | null };

/** Not delivered yet; both days included. Only items of paid orders have a due date. */
export async function openWorkDue(
  tx: Db,
  { from, to }: { from: string; to: string },
): Promise<(Held & { dueOn: string })[]> {
  const { id, assignedTo, dueOn, state } = orderItems;
  const found = await tx
    .select({ id, assignedTo, dueOn })
    .from(orderItems)
    .where(and(sql`${state} in ('received', 'in_progress', 'in_review')`, between(dueOn, from, to)));
  return found.map((item) => ({ ...item, dueOn: item.dueOn ?? from }));
}

/** Whose customer wrote between, and has no answer. */
export async function unansweredItems(
  tx: Db,
  { from, to }: { from: Date; to: Date },
): Promise<(Held & { since: Date })[]> {
  const { id, assignedTo, unansweredSince: since, awaits } = orderItems;
  const found = await tx
    .select({ id, assignedTo, since })
    .from(orderItems)
    .where(and(between(since, from, to), eq(awaits, "us")));
  return found.map((item) => ({ ...item, since: item.since ?? from }));
}
