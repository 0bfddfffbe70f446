import { invariant } from "#app/platform/invariant.ts";

/**
 * owed: the gateway has not taken it on. sent: it has, and the money is on its way. done: it has arrived.
 * failed: it came to nothing, and we owe the money still. credited: it came to nothing and went to the customer's
 * wallet instead. retried: it came to nothing and another refund takes its place. disputed: it came to nothing, and the customer's
 * bank has taken the money back for them. by_hand: it came to nothing, and we have paid it from our bank.
 */
export const refundStates = [
  "owed",
  "sent",
  "done",
  "failed",
  "credited",
  "retried",
  "disputed",
  "by_hand",
] as const;
export type RefundState = (typeof refundStates)[number];

/**
 * order: a purchase is given back. unapplied: money came that could become nothing. credit: such money was put into
 * the wallet and its customer wants it back. top_up: a top-up nobody has spent.
 */
export const refundCauses = ["order", "unapplied", "credit", "top_up"] as const;
export type RefundCause = (typeof refundCauses)[number];

/** A bank can return money weeks after its gateway called a refund done. */
const next: Record<RefundState, readonly RefundState[]> = {
  owed: ["sent", "failed", "credited"],
  sent: ["done", "failed", "credited"],
  done: ["failed", "credited"],
  failed: ["credited", "retried", "disputed", "by_hand"],
  credited: [],
  retried: [],
  disputed: [],
  by_hand: [],
};

export function refundCanBecome(from: RefundState, to: RefundState): boolean {
  return next[from].includes(to);
}

/** Callers hold the row's lock and have looked at its state, so a forbidden change is a bug. */
export function requireRefundTransition(from: RefundState, to: RefundState): void {
  invariant(refundCanBecome(from, to), `a refund cannot go from ${from} to ${to}`);
}
