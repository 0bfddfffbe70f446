import type { CouponDraft } from "#app/coupons/desk/coupon-fields.ts";
import { formatMoney } from "#app/money/format.ts";

type Facts = Record<string, unknown>;

export function couponFacts(coupon: CouponDraft): Facts {
  return {
    percent: coupon.percent,
    cap_inr: formatMoney(coupon.capInr, "INR"),
    cap_usd: formatMoney(coupon.capUsd, "USD"),
    ends_at: coupon.endsAt?.toISOString() ?? null,
    total_limit: coupon.totalLimit,
    per_customer_limit: coupon.perCustomerLimit,
    services: coupon.services,
  };
}

export function differingFacts(was: Facts, is: Facts): { before: Facts; after: Facts } {
  const parts = Object.keys(is).filter((part) => JSON.stringify(was[part]) !== JSON.stringify(is[part]));
  const only = (facts: Facts) => Object.fromEntries(parts.map((part) => [part, facts[part] ?? null]));
  return { before: only(was), after: only(is) };
}
