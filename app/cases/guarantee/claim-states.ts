import type { ItemState } from "#app/orders/order-state.ts";

/** From the beginning of the work: applications may be answered before everything is delivered. */
export function canBeClaimed(state: ItemState): boolean {
  return state === "in_progress" || state === "in_review" || state === "delivered" || state === "completed";
}
