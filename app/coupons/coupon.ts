import { refuse, type Refused } from "#app/platform/outcome.ts";

/** What a coupon takes off. Caps are hundredths of their currency; `services` null means every service. */
export type CouponTerms = {
  code: string;
  percent: number;
  capInr: bigint;
  capUsd: bigint;
  services: string[] | null;
};

/** When and how often a coupon may be used; null means without end or limit. */
export type CouponLimits = {
  startsAt: Date;
  endsAt: Date | null;
  totalLimit: number | null;
  perCustomerLimit: number | null;
};

/** Uses held or used: everyone's, and this customer's; of these, those that are held for a payment still open. */
export type CouponUseCounts = { total: number; byCustomer: number; heldByCustomer: number };

export type CouponState = "not_begun" | "running" | "ended" | "used_up";

/** Where a coupon stands for everybody. One that has ended is so even if it never began. */
export function couponState(coupon: CouponLimits, usesTotal: number, now: Date): CouponState {
  if (coupon.endsAt && now >= coupon.endsAt) return "ended";
  if (now < coupon.startsAt) return "not_begun";
  return isReached(coupon.totalLimit, usesTotal) ? "used_up" : "running";
}

/** The most characters of a code that are read. */
export const couponCodeMax = 40;

/** The code as it is stored: case and surrounding space do not matter to whoever types it. */
export function normaliseCode(typed: string): string {
  return typed.trim().toUpperCase();
}

/** Why this coupon cannot be used now, or null when it can. Every reason has the code `wrong_coupon`. */
export function reasonAgainst(coupon: CouponLimits, uses: CouponUseCounts, now: Date): Refused | null {
  if (now < coupon.startsAt) return wrongCoupon("This coupon is not valid yet.");
  if (coupon.endsAt && now >= coupon.endsAt) return wrongCoupon("This coupon has ended.");
  if (isReached(coupon.totalLimit, uses.total)) return wrongCoupon("This coupon has been used up.");
  if (isReached(coupon.perCustomerLimit, uses.byCustomer)) {
    return wrongCoupon("You have already used this coupon.");
  }
  // Where there are only so many, nobody keeps others from theirs by beginning many payments.
  if (coupon.totalLimit !== null && uses.heldByCustomer > 0) return heldAlready;
  return null;
}

/** Whether a code could be one of ours at all: about the rest no database need be asked. */
export function isCode(code: string): boolean {
  return /^[\p{L}\p{N}_-]{1,40}$/u.test(code);
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
