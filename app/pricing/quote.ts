import type { BoughtService, ServiceSlug } from "#app/catalog/slugs.ts";
import type { CouponTerms } from "#app/coupons/coupon.ts";
import { sumOf } from "#app/money/money.ts";
import { roundHalfUpTo } from "#app/money/rounding.ts";
import type { Configuration } from "#app/pricing/configuration.ts";
import { customLine, isCustom } from "#app/pricing/custom-service.ts";
import { badgePercent, badgePercentWithVisaHelp } from "#app/pricing/percentages.ts";
import type { QuoteLine } from "#app/pricing/quote-line.ts";
import { type CouponEffect, couponEffect, creditLine } from "#app/pricing/coupon-and-credit.ts";
import { promised } from "#app/pricing/promised-delivery.ts";
import { serviceLines } from "#app/pricing/service-lines.ts";
import { minorUnitIn, type Terms } from "#app/pricing/unit-price.ts";
import { mocksOffer, type Offer, visaHelpOffer } from "#app/pricing/visa-help.ts";
import type { Currency, ShownCurrency } from "#app/money/currency.ts";

export type { LineKind, QuoteLine } from "#app/pricing/quote-line.ts";

/** What it would cost elsewhere, the difference, and that in percent. */
type Badge = { priceDiscount: bigint; youSave: bigint; savingPercent: bigint };

export type ItemQuote = Badge & {
  configuration: Configuration;
  /** Own lines first, then coupon and credit; they add up to `price`. */
  lines: QuoteLine[];
  subtotal: bigint;
  price: bigint;
};

/** Hundredths of `currency`, always multiples of its minor unit. */
export type Quote = Badge & {
  id: string;
  currency: Currency;
  /** Units per US dollar, and that rate's date. */
  rate: { perUsd: string; asOf: string };
  items: ItemQuote[];
  coupon: CouponEffect | null;
  credit: bigint;
  subtotal: bigint;
  price: bigint;
  visaOffer: Offer | null;
  mocksOffer: Offer | null;
};

export type ShownQuote = Omit<Quote, "currency"> & { currency: ShownCurrency };

export type QuoteRequest = Terms & {
  id: string;
  configurations: readonly Configuration[];
  coupon: CouponTerms | null;
  credit: bigint;
  headings: Partial<Record<ServiceSlug, string>>;
};

/** The only source of prices: everything shown, stored or charged comes from here. */
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

type OpenItem = {
  configuration: Configuration;
  service: BoughtService;
  lines: QuoteLine[];
  subtotal: bigint;
};

function ownLines(configuration: Configuration, request: QuoteRequest): OpenItem {
  const { service } = configuration;
  const sold = promised(configuration, request.sale);
  const lines = isCustom(configuration)
    ? [customLine(configuration, request.currency)]
    : serviceLines(configuration, request, request.headings[configuration.service] ?? "The service");
  return { configuration: sold, service, lines, subtotal: sumOf(lines.map((line) => line.amount)) };
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
  // An agreed amount has no price elsewhere to compare with.
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
