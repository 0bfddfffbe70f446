import { invariant } from "#app/platform/invariant.ts";

export const paymentStates = ["created", "pending", "paid", "failed", "expired"] as const;
export type PaymentState = (typeof paymentStates)[number];

/**
 * created: not yet opened at the gateway. pending: the customer can pay. failed, expired: money may still arrive.
 * paid is final.
 */
const next: Record<PaymentState, readonly PaymentState[]> = {
  created: ["pending", "failed", "expired"],
  pending: ["paid", "failed", "expired"],
  failed: ["paid"],
  expired: ["paid"],
  paid: [],
};

export function canBecome(from: PaymentState, to: PaymentState): boolean {
  return next[from].includes(to);
}

/** Callers hold the row's lock and checked its state, so a forbidden change is a bug. */
export function requireTransition(from: PaymentState, to: PaymentState): void {
  invariant(canBecome(from, to), `a payment cannot go from ${from} to ${to}`);
}

export const captureFates = ["order", "top_up", "credited", "to_refund"] as const;
export type CaptureFate = (typeof captureFates)[number];
