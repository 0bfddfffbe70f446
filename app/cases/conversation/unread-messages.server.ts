import { and, inArray, type SQL, type SQLWrapper, sql, sum } from "drizzle-orm";

import { caseReads } from "#app/cases/tables.server.ts";
import { type Db, db } from "#app/platform/db.server.ts";
import type { OrderItemId } from "#app/platform/ids.ts";

/** A subquery for lists of items: what the customer has not read. */
export function unreadByCustomer(itemId: SQL<OrderItemId>): SQL<number> {
  return sql`coalesce((select seen.unread from ${caseReads} seen
    where seen.item_id = ${itemId} and not seen.by_desk), 0)`;
}

/** A subquery for other queries. */
export function itemsUnreadByDesk(): SQLWrapper {
  return db.select({ itemId: caseReads.itemId }).from(caseReads).where(unreadByDesk);
}

/** `among` is a subquery of item ids; null counts all. */
export async function countUnreadByDesk(tx: Db, among: SQLWrapper | null): Promise<number> {
  const [counted] = await tx
    .select({ unread: sum(caseReads.unread).mapWith(Number) })
    .from(caseReads)
    .where(and(unreadByDesk, among === null ? undefined : inArray(caseReads.itemId, among)));
  return counted?.unread ?? 0;
}

const unreadByDesk = sql`${caseReads.byDesk} and ${caseReads.unread} > 0`;
