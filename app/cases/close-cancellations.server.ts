import { and, asc, eq, inArray } from "drizzle-orm";

import type { Cancellation } from "#app/cases/ask-to-cancel.server.ts";
import { cancellations } from "#app/cases/tables.server.ts";
import type { Transaction } from "#app/platform/db.server.ts";

/**
 * Holds the open wishes to cancel these items. Whoever ends a service by hand takes them before the purchase and the
 * items, as whoever answers a wish does: so that neither waits for the other.
 */
export async function lockOpenCancellations(tx: Transaction, itemIds: readonly string[]): Promise<void> {
  await tx
    .select({ id: cancellations.id })
    .from(cancellations)
    .where(isOpenOf(itemIds))
    .orderBy(asc(cancellations.id))
    .for("update");
}

/** Closes the open wishes to cancel items that were ended by hand: what was asked for is done. */
export async function closeCancellations(
  tx: Transaction,
  { itemIds, by, now }: { itemIds: readonly string[]; by: string; now: Date },
): Promise<Cancellation[]> {
  return tx
    .update(cancellations)
    .set({ state: "agreed", answeredBy: by, answeredAt: now })
    .where(isOpenOf(itemIds))
    .returning();
}

function isOpenOf(itemIds: readonly string[]) {
  return and(inArray(cancellations.itemId, [...itemIds]), eq(cancellations.state, "asked"));
}
