import type { ItemState } from "#app/orders/order-state.ts";

/**
 * Whether a paid service waits for its customer's form. Sending it sets the date by which the service is due, so that
 * one without a date has not been sent: whoever looks through many items need not look at their forms.
 */
export function waitsForForm({ state, dueOn }: { state: ItemState; dueOn: string | null }): boolean {
  return state === "received" && dueOn === null;
}
