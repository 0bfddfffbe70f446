import { notAvailableMessage, rulesOf } from "#app/catalog/service-rules.ts";
import type { CouponTerms } from "#app/coupons/coupon.ts";
import { findCoupon } from "#app/coupons/find-coupon.server.ts";
import { readCounsellingCredit, type CounsellingCredit } from "#app/orders/counselling-credit.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { OrderId, UserId } from "#app/platform/ids.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";
import type { Configuration } from "#app/pricing/configuration.ts";
import { takesCredit } from "#app/pricing/coupon-and-credit.ts";
import { isCustom } from "#app/pricing/custom-service.ts";
import { quoteInstant } from "#app/pricing/quote-id.server.ts";
import { termsAt } from "#app/pricing/quote-terms.server.ts";
import { type Quote, quote } from "#app/pricing/quote.ts";
import { refusePaused } from "#app/pricing/refuse-paused.server.ts";
import type { Currency } from "#app/money/currency.ts";

export type CustomerQuote = { quote: Quote; credit: CounsellingCredit | null };

/**
 * The price for one customer, coupon and counselling credit taken off; a visitor has no credit. Book and rate are those
 * of the quote id while it holds; coupon and credit are always today's. Refuses `wrong_coupon`, `not_available`,
 * `sale_paused` and `currency_paused`. Costs one statement for a customer's credit, where a service takes it, and one for a coupon;
 * the rest is in memory.
 */
export async function quoteForCustomer(asked: Asked): Promise<Outcome<CustomerQuote>> {
  const coupon = asked.couponCode ? await findCoupon(db, asked.couponCode, asked) : done(null);
  return coupon.ok ? quoteWithCoupon(asked, coupon.value) : coupon;
}

type Asked = {
  userId: UserId | null;
  configurations: Configuration[];
  currency: Currency;
  couponCode?: string | null;
  quoteId?: string | null;
  /** What this order already holds counts as free. */
  besidesOrder?: OrderId | null;
  now: Date;
};

/** For who has looked the coupon up. At most one statement, none for a visitor. Refuses as `quoteForCustomer`. */
export async function quoteWithCoupon(
  { userId, configurations, currency, quoteId, besidesOrder, now }: Omit<Asked, "couponCode">,
  coupon: CouponTerms | null,
): Promise<Outcome<CustomerQuote>> {
  const available = await refuseUnavailable(configurations);
  if (!available.ok) return available;
  const instant = quoteInstant(quoteId, now);
  const terms = await termsAt(currency, instant);
  if (!terms.ok) return terms;
  const asksCredit = configurations.some(({ service }) => takesCredit(service));
  const credit =
    userId && asksCredit ? await readCounsellingCredit(userId, currency, instant.at, besidesOrder) : null;
  const taken = { coupon, credit: credit?.amount ?? 0n };
  return done({ quote: quote({ ...terms.value, configurations, ...taken }), credit });
}

/** A service with a free check has no price before it, and one that is paused has none until it is sold again. */
export async function refuseUnavailable(configurations: readonly Configuration[]): Promise<Outcome<null>> {
  const unavailable = configurations.find(
    (one) => !isCustom(one) && rulesOf(one.service).sale === "eligibility_check",
  );
  if (!unavailable) return refusePaused(configurations);
  return refuse({
    code: "not_available",
    message: notAvailableMessage,
    status: 422,
    details: { service: unavailable.service },
  });
}
