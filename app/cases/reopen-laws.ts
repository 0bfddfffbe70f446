import type { ItemState } from "#app/orders/order-state.ts";

type Ended = {
  state: ItemState;
  price: bigint;
  refunded: bigint;
  /** Whether work on it ever began. */
  begun: boolean;
};

/**
 * Where a manager takes it back to. What was cancelled stays so once money or credit came back for it; null for all that
 * has not ended.
 */
export function reopensTo({ state, price, refunded, begun }: Ended): "received" | "in_progress" | null {
  if (state === "completed") return "in_progress";
  if (state !== "cancelled" || refunded > 0n || price === 0n) return null;
  return begun ? "in_progress" : "received";
}
