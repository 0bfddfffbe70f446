import { notAvailableMessage, serviceRules } from "#app/catalog/service-rules.ts";
import type { CouponTerms } from "#app/coupons/coupon.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";
import type { Configuration } from "#app/pricing/configuration.ts";
import { isCustom } from "#app/pricing/custom-service.ts";
import { type Quote, quote } from "#app/pricing/quote.ts";
import { quoteTerms } from "#app/pricing/quote-terms.server.ts";

type QuoteQuestion = {
  configurations: readonly Configuration[];
  currency: string;
  /** Of a quote made before: its price book and rate are taken again while it holds. */
  quoteId?: string | null;
  coupon?: CouponTerms | null;
  /** Counselling fees that may be taken off, in hundredths of `currency`. */
  credit?: bigint;
  now: Date;
};

/**
 * What these services cost now, or at the time of the quote id.
 * Refuses `not_available`, `unknown_currency` and `currency_paused`.
 */
export async function getQuote(question: QuoteQuestion): Promise<Outcome<Quote>> {
  const { configurations, currency, quoteId, coupon = null, credit = 0n, now } = question;
  const available = refuseUnavailable(configurations);
  if (!available.ok) return available;
  const terms = await quoteTerms(currency, quoteId, now);
  if (!terms.ok) return terms;
  return done(quote({ ...terms.value, configurations, coupon, credit }));
}

/** A service that starts with a free check has no price before it. */
function refuseUnavailable(configurations: readonly Configuration[]): Outcome<null> {
  const unavailable = configurations.find(
    (one) => !isCustom(one) && serviceRules[one.service].sale === "eligibility_check",
  );
  if (!unavailable) return done(null);
  return refuse({
    code: "not_available",
    message: notAvailableMessage,
    status: 422,
    details: { service: unavailable.service },
  });
}
