import type { CouponState } from "#app/coupons/coupon.ts";
import type { BadgeTone } from "#app/ui/badge.tsx";

export const couponStates: Record<CouponState, { words: string; tone: BadgeTone }> = {
  not_begun: { words: "Not begun", tone: "neutral" },
  running: { words: "Running", tone: "success" },
  ended: { words: "Ended", tone: "neutral" },
  used_up: { words: "Used up", tone: "warning" },
};

/** What the fields of a coupon's terms show. */
export type CouponValues = {
  percent: string;
  cap_inr: string;
  cap_usd: string;
  ends_at: string;
  total_limit: string;
  per_customer_limit: string;
  services: string[];
};

export type ServiceChoice = { slug: string; heading: string };
