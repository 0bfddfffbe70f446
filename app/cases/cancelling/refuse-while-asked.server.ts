import { itemsAskedToCancel } from "#app/cases/cancelling/list-cancellations.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";
import type { OrderItemId } from "#app/platform/ids.ts";

/**
 * Only the answer to an open request may refund, or money would go out twice. Refuses with `cancellation_requested`. The caller
 * locks the items.
 */
export async function refuseWhileAsked(
  tx: Db,
  itemIds: readonly OrderItemId[],
  by?: "customer",
): Promise<Outcome<null>> {
  const asked = await itemsAskedToCancel(tx, itemIds, by);
  return asked.size === 0 ? done(null) : requestOpen;
}

export const requestOpen = refuse({
  code: "cancellation_requested",
  message:
    "A cancellation waits for an answer. A manager has to give it first: agreeing refunds what is not used.",
  status: 409,
});
