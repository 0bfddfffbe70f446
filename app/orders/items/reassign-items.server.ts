import { and, asc, count, eq, gte, inArray, lte } from "drizzle-orm";

import type { ItemState } from "#app/orders/order-state.ts";
import { orderItems } from "#app/orders/tables.server.ts";
import type { Db, Transaction } from "#app/platform/db.server.ts";
import type { OrderItemId, UserId } from "#app/platform/ids.ts";

const openStates: ItemState[] = ["received", "in_progress", "in_review", "delivered"];

type DueWithin = { from: string; to: string };

export async function reassignItems(
  tx: Transaction,
  { from, to, due }: { from: UserId; to: UserId | null; due: DueWithin | null },
): Promise<OrderItemId[]> {
  // In a fixed order, so two calls cannot deadlock.
  const locked = await tx
    .select({ id: orderItems.id })
    .from(orderItems)
    .where(openItemsOf(from, due))
    .orderBy(asc(orderItems.id))
    .for("update");
  const ids = locked.map(({ id }) => id);
  if (ids.length === 0) return [];
  await tx.update(orderItems).set({ assignedTo: to }).where(inArray(orderItems.id, ids));
  return ids;
}

export async function countOpenItems(tx: Db, userId: UserId): Promise<number> {
  const [found] = await tx.select({ items: count() }).from(orderItems).where(openItemsOf(userId, null));
  return found?.items ?? 0;
}

function openItemsOf(userId: UserId, due: DueWithin | null) {
  return and(
    eq(orderItems.assignedTo, userId),
    inArray(orderItems.state, openStates),
    due ? and(gte(orderItems.dueOn, due.from), lte(orderItems.dueOn, due.to)) : undefined,
  );
}
