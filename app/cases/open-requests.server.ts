import { type SQL, sql } from "drizzle-orm";

import { isAskedToCancel, isProposedToCancel } from "#app/cases/cancelling/list-cancellations.server.ts";
import { hasOpenClaim } from "#app/cases/guarantee/list-claims.server.ts";
import type { OpenRequest } from "#app/cases/open-request.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { OrderItemId } from "#app/platform/ids.ts";

/** Never two of one item: each refuses the other. */
export async function openRequestsOf(
  tx: Db,
  itemIds: readonly OrderItemId[],
): Promise<Map<string, OpenRequest>> {
  if (itemIds.length === 0) return new Map();
  const found = await tx
    .select({ id: sql<string>`asked.id`, request: openRequestOf(sql`asked.id`) })
    .from(sql`unnest(${sql.param([...itemIds])}::uuid[]) asked(id)`);
  return new Map(found.flatMap(({ id, request }) => (request === null ? [] : [[id, request] as const])));
}

/** The same as a subquery for lists. */
export function openRequestOf(itemId: SQL<OrderItemId>): SQL<OpenRequest | null> {
  return sql`case when ${isProposedToCancel(itemId)} then 'Cancellation proposed'
    when ${isAskedToCancel(itemId)} then 'Cancellation requested'
    when ${hasOpenClaim(itemId)} then 'Guarantee claimed' end`;
}
