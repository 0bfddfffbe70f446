import { and, eq, isNotNull, notInArray, type SQLWrapper } from "drizzle-orm";

import { orderItems } from "#app/orders/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";

/** Neither cancelled nor refunded; of one counsellor, or all. */
export function itemsGoingOn(assignedTo: UserId | null): SQLWrapper {
  return db
    .select({ id: orderItems.id })
    .from(orderItems)
    .where(
      and(
        isNotNull(orderItems.paidOn),
        notInArray(orderItems.state, ["cancelled", "refunded"]),
        assignedTo === null ? undefined : eq(orderItems.assignedTo, assignedTo),
      ),
    );
}

/** A subquery for other queries. */
export function itemsInReview() {
  return db.select({ id: orderItems.id }).from(orderItems).where(eq(orderItems.state, "in_review"));
}
