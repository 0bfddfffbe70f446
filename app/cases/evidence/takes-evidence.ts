import type { ItemState } from "#app/orders/order-state.ts";

/** Until then evidence is sent and decided. */
export function takesEvidence(state: ItemState): boolean {
  return state !== "cancelled" && state !== "refunded";
}
