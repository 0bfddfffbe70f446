import { and, asc, desc, eq, inArray, type SQL, sql } from "drizzle-orm";

import type { ItemState } from "#app/orders/order-state.ts";
import { orderItemChanges } from "#app/orders/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { OrderItemId } from "#app/platform/ids.ts";

export type ItemChange = {
  state: ItemState;
  changedBy: string;
  note: string | null;
  noteTold: boolean;
  changedAt: Date;
};

export async function listItemChanges(
  tx: Db,
  itemIds: readonly OrderItemId[],
): Promise<Map<string, ItemChange[]>> {
  if (itemIds.length === 0) return new Map();
  const found = await tx
    .select({ itemId: orderItemChanges.itemId, ...columns })
    .from(orderItemChanges)
    .where(inArray(orderItemChanges.itemId, [...itemIds]))
    .orderBy(asc(orderItemChanges.id));
  return Map.groupBy(found, ({ itemId }) => itemId);
}

type StoredChange = Omit<ItemChange, "changedAt"> & { changedAt: string };

/** A subquery for lists of items; `toItemChange` reads what it finds. */
export function changesOf(itemId: SQL<OrderItemId>): SQL<StoredChange[]> {
  return sql`(select coalesce(json_agg(json_build_object('state', change.state, 'changedBy', change.changed_by,
    'note', change.note, 'noteTold', change.note_told, 'changedAt', change.changed_at) order by change.id), '[]')
    from ${orderItemChanges} change where change.item_id = ${itemId})`;
}

export function toItemChange({ changedAt, ...change }: StoredChange): ItemChange {
  return { ...change, changedAt: new Date(changedAt) };
}

export async function lastItemChange(tx: Db, itemId: OrderItemId): Promise<ItemChange | null> {
  const [last] = await tx
    .select(columns)
    .from(orderItemChanges)
    .where(eq(orderItemChanges.itemId, itemId))
    .orderBy(desc(orderItemChanges.id))
    .limit(1);
  return last ?? null;
}

export async function hasBeen(tx: Db, itemId: OrderItemId, state: ItemState): Promise<boolean> {
  const was = and(eq(orderItemChanges.itemId, itemId), eq(orderItemChanges.state, state));
  return (await tx.$count(orderItemChanges, was)) > 0;
}

const columns = {
  state: orderItemChanges.state,
  changedBy: orderItemChanges.changedBy,
  note: orderItemChanges.note,
  noteTold: orderItemChanges.noteTold,
  changedAt: orderItemChanges.changedAt,
};
