import { and, eq, inArray, or, type SQL, sql } from "drizzle-orm";

import { cancellations } from "#app/cases/tables.server.ts";
import type { Count } from "#app/platform/ask-at-once.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import { type Cursor, pageAfter } from "#app/platform/page-after.server.ts";
import type { OrderItemId } from "#app/platform/ids.ts";

export function pageOpenCancellations(tx: Db, at: { after: Cursor; size: number }) {
  const { askedAt: by, id, state } = cancellations;
  return pageAfter(
    ({ beyond, orderBy, limit }) =>
      tx
        .select()
        .from(cancellations)
        .where(and(eq(state, "asked"), beyond))
        .orderBy(...orderBy)
        .limit(limit),
    { by, id, oldestFirst: true, idOf: (request) => request.id },
    at,
  );
}

/** Oldest first: what customers asked, and nobody has answered. */
export function listCustomersRequests(tx: Db, limit: number) {
  const { id, itemId, askedAt, state, fromDesk } = cancellations;
  return tx
    .select({ id, itemId, askedAt })
    .from(cancellations)
    .where(and(eq(state, "asked"), eq(fromDesk, false)))
    .orderBy(askedAt, id)
    .limit(limit);
}

export function countOpenCancellations(tx: Db): Count {
  return tx.$count(cancellations, eq(cancellations.state, "asked"));
}

type AskedBy = "anybody" | "customer" | "desk";

/** Those of them that somebody wants cancelled. What the desk proposes is nothing that a customer knows of. */
export async function itemsAskedToCancel(
  tx: Db,
  itemIds: readonly OrderItemId[],
  by: AskedBy = "anybody",
): Promise<Set<string>> {
  if (itemIds.length === 0) return new Set();
  const { itemId, state, fromDesk } = cancellations;
  const whose = by === "anybody" ? undefined : eq(fromDesk, by === "desk");
  const found = await tx
    .select({ itemId })
    .from(cancellations)
    .where(and(inArray(itemId, [...itemIds]), eq(state, "asked"), whose));
  return new Set(found.map((cancellation) => cancellation.itemId));
}

/** A subquery for lists of the customer's items: what they asked themselves. */
export function isAskedToCancel(itemId: SQL<OrderItemId>): SQL<boolean> {
  return sql`exists (select from ${cancellations} request
    where request.item_id = ${itemId} and request.state = 'asked' and not request.from_desk)`;
}

/** A subquery for lists of the desk: what a colleague proposed and nobody has decided. */
export function isProposedToCancel(itemId: SQL<OrderItemId>): SQL<boolean> {
  return sql`exists (select from ${cancellations} request
    where request.item_id = ${itemId} and request.state = 'asked' and request.from_desk)`;
}

/** What the customer asked, and what of the desk's proposals was agreed to: the rest is the desk's alone. */
export function isOfCustomer(): SQL | undefined {
  const { fromDesk, state } = cancellations;
  return or(eq(fromDesk, false), inArray(state, ["agreed", "undone"]));
}
