import { refuse, type Refused } from "#app/platform/outcome.ts";

/** Caps are hundredths of their currency; `services` null means all. */
export type CouponTerms = {
  code: string;
  percent: number;
  capInr: bigint;
  capUsd: bigint;
  services: string[] | null;
};

/** Null means no end or no limit. */
export type CouponLimits = {
  startsAt: Date;
  endsAt: Date | null;
  totalLimit: number | null;
  perCustomerLimit: number | null;
};

/** Held or used; `heldByCustomer` counts open payments only. */
export type CouponUseCounts = { total: number; byCustomer: number; heldByCustomer: number };

export type CouponState = "not_begun" | "running" | "ended" | "used_up";

/** An ended coupon counts as ended even if it never began. */
export function couponState(coupon: CouponLimits, usesTotal: number, now: Date): CouponState {
  if (coupon.endsAt && now >= coupon.endsAt) return "ended";
  if (now < coupon.startsAt) return "not_begun";
  return isReached(coupon.totalLimit, usesTotal) ? "used_up" : "running";
}

/** Null when usable. Every reason has the code `wrong_coupon`. */
export function reasonAgainst(coupon: CouponLimits, uses: CouponUseCounts, now: Date): Refused | null {
  if (now < coupon.startsAt) return wrongCoupon("This coupon is not valid yet.");
  if (coupon.endsAt && now >= coupon.endsAt) return wrongCoupon("This coupon has ended.");
  if (isReached(coupon.totalLimit, uses.total)) return wrongCoupon("This coupon has been used up.");
  if (isReached(coupon.perCustomerLimit, uses.byCustomer)) {
    return wrongCoupon("You have already used this coupon.");
  }
  // With limited uses, nobody may block others' by starting many payments.
  if (coupon.totalLimit !== null && uses.heldByCustomer > 0) return heldAlready;
  return null;
}

const heldAlready = wrongCoupon(
  "This coupon is set aside for another payment that you have open. Finish that one, or wait until it has ended.",
);

export const unknownCoupon = wrongCoupon("This coupon code is not valid.");

function isReached(limit: number | null, uses: number): boolean {
  return limit !== null && uses >= limit;
}

function wrongCoupon(message: string): Refused {
  return refuse({ code: "wrong_coupon", message, status: 422, field: "coupon" });
}
