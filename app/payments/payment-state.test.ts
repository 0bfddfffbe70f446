import { expect, test } from "vitest";

import { canBecome, paymentStates, requireTransition } from "#app/payments/payment-state.ts";

const allowed = [
  "created → pending",
  "created → failed",
  "created → expired",
  "pending → paid",
  "pending → failed",
  "pending → expired",
  "failed → paid",
  "expired → paid",
];

test("a payment changes only as the table says", () => {
  const every = paymentStates.flatMap((from) => paymentStates.map((to) => [from, to] as const));
  const found = every.filter(([from, to]) => canBecome(from, to)).map(([from, to]) => `${from} → ${to}`);
  expect(found.toSorted()).toEqual(allowed.toSorted());
});

test("a forbidden change is a bug, and throws", () => {
  expect(() => requireTransition("paid", "expired")).toThrow("from paid to expired");
});
