import { type SQL, sql } from "drizzle-orm";

import {
  isAskedToCancel,
  isProposedToCancel,
  itemsAskedToCancel,
} from "#app/cases/cancelling/list-cancellations.server.ts";
import { hasOpenClaim, itemsWithOpenClaim } from "#app/cases/guarantee/list-claims.server.ts";
import type { OpenRequest } from "#app/cases/open-request.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { OrderItemId } from "#app/platform/ids.ts";

/** Never two of one item: each refuses the other. */
export async function openRequestsOf(
  tx: Db,
  itemIds: readonly OrderItemId[],
): Promise<Map<string, OpenRequest>> {
  const [cancellations, proposals, claims] = await Promise.all([
    itemsAskedToCancel(tx, itemIds, "customer"),
    itemsAskedToCancel(tx, itemIds, "desk"),
    itemsWithOpenClaim(tx, itemIds),
  ]);
  return new Map([
    ...Array.from(claims, (id) => [id, "Guarantee claimed"] as const),
    ...Array.from(cancellations, (id) => [id, "Cancellation requested"] as const),
    ...Array.from(proposals, (id) => [id, "Cancellation proposed"] as const),
  ]);
}

/** The same as a subquery for lists. */
export function openRequestOf(itemId: SQL<OrderItemId>): SQL<OpenRequest | null> {
  return sql`case when ${isProposedToCancel(itemId)} then 'Cancellation proposed'
    when ${isAskedToCancel(itemId)} then 'Cancellation requested'
    when ${hasOpenClaim(itemId)} then 'Guarantee claimed' end`;
}
