import { invariant } from "#app/platform/invariant.ts";

/**
 * owed: not yet accepted. sent: on its way. done: arrived. The rest failed first. failed: still owed. credited: put
 * in the wallet. retried: replaced. disputed: the customer's bank paid. by_hand: our bank paid.
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

/** A bank can return money weeks after the gateway called a refund done. */
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

/** Callers hold the row's lock and checked its state, so a forbidden change is a bug. */
export function requireRefundTransition(from: RefundState, to: RefundState): void {
  invariant(refundCanBecome(from, to), `a refund cannot go from ${from} to ${to}`);
}
