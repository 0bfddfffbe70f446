import { roundHalfUpTo } from "#app/money/rounding.ts";
import type { ItemState } from "#app/orders/order-state.ts";

/** What a cancelled service is judged by. Figures are hundredths of the order's currency. */
export type CancelledItem = {
  state: ItemState;
  price: bigint;
  refunded: bigint;
  /** What of the price can still be given back at all. */
  refundable: bigint;
  minorUnit: bigint;
  /** Of a service that is nothing but sessions: how many were bought, and how many held, missed or begun. */
  sessions: { bought: number; used: number } | null;
};

/** Where a customer can ask to cancel: before the work is handed over. */
export function canBeCancelled(state: ItemState): boolean {
  return state === "received" || state === "in_progress" || state === "in_review";
}

/**
 * What is due of the price when a customer cancels: all of it before work begins, half while it goes on, and nothing by
 * rule once it is made and only reviewed. Of sessions, those that were not used. What was given back before counts.
 */
export function refundDue(item: CancelledItem): bigint {
  const { price, refunded, refundable, minorUnit } = item;
  const [part, whole] = shareDue(item);
  const due = roundHalfUpTo(price * BigInt(part), BigInt(whole), minorUnit) - refunded;
  if (due <= 0n) return 0n;
  return due < refundable ? due : refundable;
}

function shareDue({ state, sessions }: CancelledItem): [part: number, whole: number] {
  if (!canBeCancelled(state)) return [0, 1];
  if (sessions && sessions.bought > 0) return [Math.max(0, sessions.bought - sessions.used), sessions.bought];
  if (state === "received") return [1, 1];
  return state === "in_progress" ? [1, 2] : [0, 1];
}
