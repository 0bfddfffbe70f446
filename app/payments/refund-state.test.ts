import { expect, test } from "vitest";

import { refundCanBecome, refundStates, requireRefundTransition } from "#app/payments/refund-state.ts";

const allowed: Record<string, string[]> = {
  owed: ["sent", "failed", "credited"],
  sent: ["done", "failed", "credited"],
  done: ["failed", "credited"],
  failed: ["credited", "retried", "disputed", "by_hand"],
  credited: [],
  retried: [],
  disputed: [],
  by_hand: [],
};

const pairs = refundStates.flatMap((from) => refundStates.map((to) => [from, to] as const));

test.each(pairs)("a refund goes from %s to %s only where money can go that way", (from, to) => {
  const may = allowed[from]!.includes(to);
  expect(refundCanBecome(from, to)).toBe(may);
  const change = () => requireRefundTransition(from, to);
  if (may) expect(change).not.toThrow();
  else expect(change).toThrow(`a refund cannot go from ${from} to ${to}`);
});
