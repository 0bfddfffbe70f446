import type { CouponState } from "#app/coupons/coupon.ts";
import type { BadgeTone } from "#app/ui/badge.tsx";

export const couponStates: Record<CouponState, { words: string; tone: BadgeTone }> = {
  not_begun: { words: "Not begun", tone: "neutral" },
  running: { words: "Running", tone: "success" },
  ended: { words: "Ended", tone: "neutral" },
  used_up: { words: "Used up", tone: "warning" },
};

export type ServiceChoice = { slug: string; heading: string };
