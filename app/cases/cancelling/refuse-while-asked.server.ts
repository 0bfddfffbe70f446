import { itemsAskedToCancel } from "#app/cases/cancelling/list-cancellations.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";
import type { OrderItemId } from "#app/platform/ids.ts";

/**
 * While a customer waits for the answer to a request to cancel, only the answer ends the service and gives money of it back:
 * what they were shown would be forgotten otherwise, or given twice. Refuses with `wish_open`. Whoever asks holds the
 * items, so that no wish is made in between.
 */
export async function refuseWhileAsked(tx: Db, itemIds: readonly OrderItemId[]): Promise<Outcome<null>> {
  const asked = await itemsAskedToCancel(tx, itemIds);
  return asked.size === 0 ? done(null) : requestOpen;
}

const requestOpen = refuse({
  code: "wish_open",
  message:
    "The customer has asked to cancel this. A manager answers that first: agreeing gives back what is not used.",
  status: 409,
});
