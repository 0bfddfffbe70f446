import type { CouponState } from "#app/coupons/coupon.ts";
import { couponStates } from "#app/coupons/desk/coupon-view.ts";
import type { ListShape } from "#app/desk/list/list-query.ts";

const states = Object.keys(couponStates) as CouponState[];

export const couponsList = {
  path: "/staff/catalogue/coupons",
  filters: { state: states, code: "text", from: "day", until: "day" },
  sorts: { from: "desc", code: "asc" },
} as const satisfies ListShape;
