import { and, eq, gt, type SQL, type SQLWrapper, sql } from "drizzle-orm";

import { caseDeskReads } from "#app/cases/conversation/tables.server.ts";
import { caseReads } from "#app/cases/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { OrderItemId, UserId } from "#app/platform/ids.ts";

/** A subquery for lists of items: what the customer has not read. */
export function unreadByCustomer(itemId: SQL<OrderItemId>): SQL<number> {
  return sql`coalesce((select seen.unread from ${caseReads} seen
    where seen.item_id = ${itemId} and not seen.by_desk), 0)`;
}

/** A subquery for other queries: what somebody at the desk has to read. */
export function itemsUnreadBy(userId: UserId): SQLWrapper {
  return db.select({ itemId: caseDeskReads.itemId }).from(caseDeskReads).where(isUnreadBy(userId));
}

export function countUnreadBy(userId: UserId): SQL<number> {
  return sql<number>`(select coalesce(sum(${caseDeskReads.unread}), 0)
    from ${caseDeskReads} where ${isUnreadBy(userId)})`.mapWith(Number);
}

function isUnreadBy(userId: UserId): SQL | undefined {
  return and(eq(caseDeskReads.userId, userId), gt(caseDeskReads.unread, 0));
}
