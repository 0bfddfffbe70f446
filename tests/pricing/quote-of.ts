import { type SaleAt, soldAsShipped } from "#app/catalog/sale-terms.ts";
import type { ServiceSlug } from "#app/catalog/slugs.ts";
import type { CouponTerms } from "#app/coupons/coupon.ts";
import { currencyTable } from "#app/currencies/currency-table.ts";
import {
  type CatalogueConfiguration,
  type Configuration,
  configure,
  type RawChoices,
} from "#app/pricing/configuration.ts";
import { priceBookOf } from "#app/pricing/price-book.ts";
import { type Quote, quote } from "#app/pricing/quote.ts";
import { shippedPriceBook } from "#app/pricing/shipped-price-book.ts";
import type { Currency } from "#app/money/currency.ts";

export const shippedBook = priceBookOf(shippedPriceBook);

export function shippedRate(currency: Currency): { perUsd: string; asOf: string } {
  const row = currencyTable.find(({ code }) => code === currency);
  if (!row) throw new Error(`${currency} is not supported`);
  return { perUsd: row.usdRate, asOf: "2026-09-29" };
}

export function configured(service: ServiceSlug, raw: RawChoices = {}): CatalogueConfiguration {
  const outcome = configure([service], raw);
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  const [configuration] = outcome.value.configurations;
  if (!configuration) throw new Error("nothing was configured");
  return configuration;
}

export function quoteOf(
  configurations: readonly Configuration[],
  currency: Currency,
  reductions: { coupon?: CouponTerms | null; credit?: bigint; sale?: SaleAt } = {},
): Quote {
  return quote({
    id: "a quote of a test",
    configurations,
    currency,
    rate: shippedRate(currency),
    book: shippedBook,
    sale: reductions.sale ?? soldAsShipped,
    coupon: reductions.coupon ?? null,
    credit: reductions.credit ?? 0n,
    headings: { "cover-letter": "Cover letter", "profile-evaluation": "Profile evaluation" },
  });
}

export const landfall20: CouponTerms = {
  code: "LANDFALL20",
  percent: 20,
  capInr: 500_000n,
  capUsd: 7_000n,
  services: null,
};

export const welcome10: CouponTerms = {
  code: "WELCOME10",
  percent: 10,
  capInr: 200_000n,
  capUsd: 3_000n,
  services: null,
};
