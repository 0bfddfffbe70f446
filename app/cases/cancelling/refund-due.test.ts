import { expect, test } from "vitest";

import { canBeCancelled, type CancelledItem, refundDue } from "#app/cases/cancelling/refund-due.ts";

const item: CancelledItem = {
  state: "received",
  price: 199_900n,
  refunded: 0n,
  refundable: 199_900n,
  minorUnit: 1n,
  sessions: null,
};
const of = (change: Partial<CancelledItem>) => refundDue({ ...item, ...change });

test("before work begins the whole price is due, half of it while it goes on, and nothing once it is in review", () => {
  expect(of({ state: "received" })).toBe(199_900n);
  expect(of({ state: "in_progress" })).toBe(99_950n);
  expect(of({ state: "in_review" })).toBe(0n);
});

test("what is delivered, completed or ended is not cancelled any more", () => {
  const states = ["delivered", "completed", "cancelled", "refunded"] as const;
  expect(states.map((state) => canBeCancelled(state))).toEqual([false, false, false, false]);
  expect(states.map((state) => of({ state }))).toEqual([0n, 0n, 0n, 0n]);
});

test("of sessions those are due that were not used, whatever the state", () => {
  expect(of({ state: "in_progress", sessions: { bought: 5, used: 2 } })).toBe(119_940n);
  expect(of({ state: "in_review", sessions: { bought: 5, used: 5 } })).toBe(0n);
  expect(of({ sessions: { bought: 5, used: 6 } })).toBe(0n);
});

test("halves are rounded up to the currency's minor unit, and what was given back before counts", () => {
  expect(of({ state: "in_progress", price: 571_300n, refundable: 571_300n, minorUnit: 100n })).toBe(285_700n);
  expect(of({ state: "in_progress", refunded: 50_000n, refundable: 149_900n })).toBe(49_950n);
  expect(of({ state: "in_progress", refunded: 150_000n, refundable: 49_900n })).toBe(0n);
});

test("never more is due than can be given back, such as where a fee was taken off another service", () => {
  expect(of({ refundable: 60_000n })).toBe(60_000n);
  expect(of({ refundable: 0n })).toBe(0n);
});
