import { expect, test } from "vitest";

import { reopensTo } from "#app/cases/reopen-laws.ts";
import { itemCanBecome, itemStates } from "#app/orders/order-state.ts";

const ended = { price: 199_900n, refunded: 0n, begun: true };

test.each([
  ["completed", ended, "in_progress"],
  ["completed", { ...ended, refunded: 50_000n }, "in_progress"],
  ["cancelled", ended, "in_progress"],
  ["cancelled", { ...ended, begun: false }, "received"],
  ["cancelled", { ...ended, refunded: 1n }, null],
  ["cancelled", { ...ended, price: 0n }, null],
  ["refunded", { ...ended, refunded: 199_900n }, null],
] as const)("what is %s, with %o, goes back to %s", (state, about, to) => {
  expect(reopensTo({ state, ...about })).toBe(to);
});

test("a manager reopens only what has ended, and only as the state table allows", () => {
  for (const state of itemStates)
    for (const begun of [true, false]) {
      const to = reopensTo({ ...ended, state, begun });
      expect(to !== null, state).toBe(state === "completed" || state === "cancelled");
      if (to !== null) expect(itemCanBecome(state, to)).toBe(true);
    }
});
