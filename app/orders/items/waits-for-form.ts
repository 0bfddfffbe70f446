import type { ItemState } from "#app/orders/order-state.ts";

/** Sending the form sets the due date, so an item without one still waits: no need to read the form. */
export function waitsForForm({ state, dueOn }: { state: ItemState; dueOn: string | null }): boolean {
  return state === "received" && dueOn === null;
}
