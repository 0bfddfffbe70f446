import type { BoughtService, ServiceSlug } from "#app/catalog/slugs.ts";
import type { CouponTerms } from "#app/coupons/coupon.ts";
import { sumOf } from "#app/money/money.ts";
import { roundHalfUpTo } from "#app/money/rounding.ts";
import type { Configuration } from "#app/pricing/configuration.ts";
import { customLine, isCustom } from "#app/pricing/custom-service.ts";
import { badgePercent, badgePercentWithVisaHelp } from "#app/pricing/percentages.ts";
import type { QuoteLine } from "#app/pricing/quote-line.ts";
import { type CouponEffect, couponEffect, creditLine } from "#app/pricing/coupon-and-credit.ts";
import { serviceLines } from "#app/pricing/service-lines.ts";
import { minorUnitIn, type Terms } from "#app/pricing/unit-price.ts";
import { mocksOffer, type Offer, visaHelpOffer } from "#app/pricing/visa-help.ts";
import type { Currency, ShownCurrency } from "#app/money/currency.ts";

export type { LineKind, QuoteLine } from "#app/pricing/quote-line.ts";

/** The "you save" badge: what one would have paid elsewhere, the difference, and what share of it that is. */
type Badge = { priceDiscount: bigint; youSave: bigint; savingPercent: bigint };

/** One service of a quote. All figures are hundredths of the quote's currency. */
export type ItemQuote = Badge & {
  configuration: Configuration;
  /** Its own lines in order, then its part of the coupon and the credit; their sum is `price`. */
  lines: QuoteLine[];
  /** Before coupon and credit. */
  subtotal: bigint;
  price: bigint;
};

/** A price with its explanation. All figures are hundredths of `currency` and multiples of its minor unit. */
export type Quote = Badge & {
  id: string;
  currency: Currency;
  /** Units of the currency for one US dollar, and the day that rate is of. */
  rate: { perUsd: string; asOf: string };
  items: ItemQuote[];
  coupon: CouponEffect | null;
  /** How much of the counselling credit it uses. */
  credit: bigint;
  /** Before coupon and credit. */
  subtotal: bigint;
  price: bigint;
  /** Visa help with the complete application that is in it, whether or not it is taken. */
  visaOffer: Offer | null;
  /** Further mocks with visa help, where visa help is or can be in it. */
  mocksOffer: Offer | null;
};

export type ShownQuote = Omit<Quote, "currency"> & { currency: ShownCurrency };

export type QuoteRequest = Terms & {
  id: string;
  configurations: readonly Configuration[];
  coupon: CouponTerms | null;
  /** Counselling fees that may be taken off, in hundredths of the quote's currency. */
  credit: bigint;
  headings: Partial<Record<ServiceSlug, string>>;
};

/** The price of some configured services. Everything shown, stored or charged is read from what this returns. */
export function quote(request: QuoteRequest): Quote {
  const items = request.configurations.map((configuration) => ownLines(configuration, request));
  const coupon = request.coupon === null ? null : couponEffect(request.coupon, items, request);
  const afterCoupon = items.map((item, index) => withLine(item, coupon?.lines[index] ?? null));
  const credit = creditLine(request.credit, afterCoupon, request);
  const settled = afterCoupon.map((item, index) =>
    withLine(item, credit?.position === index ? credit.line : null),
  );

  const quoted = settled.map((item, index) => itemQuote(item, items[index]?.subtotal ?? 0n, request));
  const subtotal = sumOf(quoted.map((item) => item.subtotal));
  return {
    id: request.id,
    currency: request.currency,
    rate: request.rate,
    items: quoted,
    coupon: coupon?.effect ?? null,
    credit: credit === null ? 0n : -credit.line.amount,
    subtotal,
    price: sumOf(quoted.map((item) => item.price)),
    ...badge(subtotal, request.configurations, request),
    ...offers(request),
  };
}

/** An item while its lines are being added up. */
type OpenItem = {
  configuration: Configuration;
  service: BoughtService;
  lines: QuoteLine[];
  subtotal: bigint;
};

function ownLines(configuration: Configuration, request: QuoteRequest): OpenItem {
  const { service } = configuration;
  const lines = isCustom(configuration)
    ? [customLine(configuration, request.currency)]
    : serviceLines(configuration, request, request.headings[configuration.service] ?? "The service");
  return { configuration, service, lines, subtotal: sumOf(lines.map((line) => line.amount)) };
}

function withLine(item: OpenItem, line: QuoteLine | null): OpenItem {
  if (line === null) return item;
  return { ...item, lines: [...item.lines, line], subtotal: item.subtotal + line.amount };
}

function itemQuote(
  { configuration, lines, subtotal: price }: OpenItem,
  subtotal: bigint,
  terms: Terms,
): ItemQuote {
  return { configuration, lines, subtotal, price, ...badge(subtotal, [configuration], terms) };
}

function badge(subtotal: bigint, configurations: readonly Configuration[], terms: Terms): Badge {
  const withVisaHelp = configurations.some(({ choices }) => choices.visaHelp === true);
  // An amount agreed with one customer is asked for nowhere else, so it saves nothing.
  const agreed = configurations.length > 0 && configurations.every(isCustom);
  const percent = agreed ? 0n : withVisaHelp ? badgePercentWithVisaHelp : badgePercent;
  const priceDiscount = roundHalfUpTo(subtotal * 100n, 100n - percent, minorUnitIn(terms));
  return { priceDiscount, youSave: priceDiscount - subtotal, savingPercent: percent };
}

function offers(request: QuoteRequest): { visaOffer: Offer | null; mocksOffer: Offer | null } {
  const application = request.configurations.find(({ choices }) => choices.visaHelp !== undefined);
  const withMocks = request.configurations.find(({ choices }) => choices.mocks !== undefined);
  return {
    visaOffer: application ? visaHelpOffer(application, request) : null,
    mocksOffer: withMocks ? mocksOffer(withMocks, request) : null,
  };
}
