import { roundHalfUpTo } from "#app/money/rounding.ts";
import type { ItemState } from "#app/orders/order-state.ts";

/** Hundredths of the order's currency. */
export type CancelledItem = {
  state: ItemState;
  price: bigint;
  refunded: bigint;
  refundable: bigint;
  minorUnit: bigint;
  /** Only for services sold as sessions. `used` includes held, missed and begun. */
  sessions: { bought: number; used: number } | null;
};

/** Until the work is delivered. */
export function canBeCancelled(state: ItemState): boolean {
  return state === "received" || state === "in_progress" || state === "in_review";
}

/**
 * All before work begins, half during it, nothing once in review; for sessions, the unused ones. Earlier refunds are
 * deducted.
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
