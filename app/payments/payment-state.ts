import { invariant } from "#app/platform/invariant.ts";

export const paymentStates = ["created", "pending", "paid", "failed", "expired"] as const;
export type PaymentState = (typeof paymentStates)[number];

/**
 * created: the row exists, the gateway has not answered. pending: the customer can pay.
 * Money may still arrive after an attempt failed or expired, so those two are not the end; paid is.
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

/** Callers hold the row's lock and have looked at its state, so a forbidden change is a bug. */
export function requireTransition(from: PaymentState, to: PaymentState): void {
  invariant(canBecome(from, to), `a payment cannot go from ${from} to ${to}`);
}

/** What becomes of captured money. */
export const captureFates = ["order", "top_up", "credited", "to_refund"] as const;
export type CaptureFate = (typeof captureFates)[number];
