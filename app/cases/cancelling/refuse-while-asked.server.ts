import { itemsAskedToCancel } from "#app/cases/cancelling/list-cancellations.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";
import type { OrderItemId } from "#app/platform/ids.ts";

/**
 * Only the answer to an open request may refund, or money would go out twice. Refuses with `cancellation_requested`. The caller
 * locks the items.
 */
export async function refuseWhileAsked(tx: Db, itemIds: readonly OrderItemId[]): Promise<Outcome<null>> {
  const asked = await itemsAskedToCancel(tx, itemIds);
  return asked.size === 0 ? done(null) : requestOpen;
}

const requestOpen = refuse({
  code: "cancellation_requested",
  message:
    "The customer has requested cancellation. A manager has to answer that first: agreeing refunds what is not used.",
  status: 409,
});
