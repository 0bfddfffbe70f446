import { and, asc, eq, gt, inArray, or } from "drizzle-orm";

import type { Cancellation } from "#app/cases/cancelling/ask-to-cancel.server.ts";
import { cancellations } from "#app/cases/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";

/** The requests to cancel that wait for an answer, the oldest first, from the one after `after`. */
export async function listOpenCancellations(
  tx: Db,
  { after, limit }: { after: { askedAt: Date; id: string } | null; limit: number },
): Promise<Cancellation[]> {
  const { askedAt, id, state } = cancellations;
  const later = after && or(gt(askedAt, after.askedAt), and(eq(askedAt, after.askedAt), gt(id, after.id)));
  return tx
    .select()
    .from(cancellations)
    .where(and(eq(state, "asked"), later ?? undefined))
    .orderBy(asc(askedAt), asc(id))
    .limit(limit);
}

/** How many requests to cancel wait for an answer. */
export function countOpenCancellations(tx: Db): Promise<number> {
  return tx.$count(cancellations, eq(cancellations.state, "asked"));
}

/** Which of these items wait for an answer to a request to cancel. */
export async function itemsAskedToCancel(tx: Db, itemIds: readonly string[]): Promise<Set<string>> {
  if (itemIds.length === 0) return new Set();
  const { itemId, state } = cancellations;
  const found = await tx
    .select({ itemId })
    .from(cancellations)
    .where(and(inArray(itemId, [...itemIds]), eq(state, "asked")));
  return new Set(found.map((wish) => wish.itemId));
}
