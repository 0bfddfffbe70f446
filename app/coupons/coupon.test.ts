import { expect, test } from "vitest";

import { normaliseCode } from "#app/coupons/coupon-code.ts";
import { couponState, reasonAgainst, type CouponLimits } from "#app/coupons/coupon.ts";

const limits: CouponLimits = {
  startsAt: new Date("2026-10-01T00:00:00Z"),
  endsAt: new Date("2026-11-01T00:00:00Z"),
  totalLimit: 100,
  perCustomerLimit: 1,
};
const unused = { total: 0, byCustomer: 0, heldByCustomer: 0 };

test.each([
  ["can be used from its first instant", "2026-10-01T00:00:00Z", unused, null],
  ["cannot a moment before", "2026-09-30T23:59:59Z", unused, "This coupon is not valid yet."],
  ["can until its last instant", "2026-10-31T23:59:59.999Z", unused, null],
  ["cannot from its end on", "2026-11-01T00:00:00Z", unused, "This coupon has ended."],
  ["can while one use is left", "2026-10-10", { ...unused, total: 99 }, null],
  ["cannot when none is", "2026-10-10", { ...unused, total: 100 }, "This coupon has been used up."],
  [
    "cannot be used again",
    "2026-10-10",
    { ...unused, total: 1, byCustomer: 1 },
    "You have already used this coupon.",
  ],
])("a coupon %s", (_sentence, now, uses, message) => {
  const reason = reasonAgainst(limits, uses, new Date(now));
  expect(reason?.refusal.message ?? null).toBe(message);
  if (reason) expect(reason.refusal.code).toBe("wrong_coupon");
});

test("without end and limits it can be used for ever", () => {
  const endless = { ...limits, endsAt: null, totalLimit: null, perCustomerLimit: null };
  expect(
    reasonAgainst(endless, { total: 1e6, byCustomer: 1e6, heldByCustomer: 5 }, new Date("2099-01-01")),
  ).toBeNull();
});

test("case and space around a code do not matter", () => {
  expect(normaliseCode("  welcome10 ")).toBe("WELCOME10");
});

test.each([
  ["has not begun before its first instant", limits, 0, "2026-09-30T23:59:59Z", "not_begun"],
  ["runs from its first instant", limits, 99, "2026-10-01T00:00:00Z", "running"],
  ["is used up at its last use", limits, 100, "2026-10-10T00:00:00Z", "used_up"],
  ["has ended from its end on, used up or not", limits, 100, "2026-11-01T00:00:00Z", "ended"],
  [
    "has ended when it was ended before it began",
    { ...limits, endsAt: new Date("2026-09-20") },
    0,
    "2026-09-21",
    "ended",
  ],
])("a coupon %s", (_sentence, coupon, uses, now, state) => {
  expect(couponState(coupon, uses, new Date(now))).toBe(state);
});
