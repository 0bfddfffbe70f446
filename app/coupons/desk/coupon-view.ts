import type { CouponState } from "#app/coupons/coupon.ts";
import type { TypedCoupon } from "#app/coupons/desk/coupon-fields.ts";
import type { BadgeTone } from "#app/ui/badge.tsx";

export const couponStates: Record<CouponState, { words: string; tone: BadgeTone }> = {
  not_begun: { words: "Not begun", tone: "neutral" },
  running: { words: "Running", tone: "success" },
  ended: { words: "Ended", tone: "neutral" },
  used_up: { words: "Used up", tone: "warning" },
};

/** What the form's fields hold. */
export type CouponValues = TypedCoupon & { code: string; starts_at: string };

/** Why it was not done, and what was typed; without values it was no form of fields. */
export type CouponProblem = { message: string; field: string | null; values: CouponValues | null };

export type ServiceChoice = { slug: string; heading: string };
