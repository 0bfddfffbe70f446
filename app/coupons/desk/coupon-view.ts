import type { CouponState } from "#app/coupons/coupon.ts";
import type { BadgeTone } from "#app/ui/badge.tsx";

export const couponStates: Record<CouponState, { text: string; tone: BadgeTone }> = {
  not_begun: { text: "Not begun", tone: "neutral" },
  running: { text: "Running", tone: "success" },
  ended: { text: "Ended", tone: "neutral" },
  used_up: { text: "Used up", tone: "warning" },
};

export type ServiceChoice = { slug: string; heading: string };
