import type { ServiceSlug } from "#app/catalog/slugs.ts";
import { listPriceIn } from "#app/currencies/convert.ts";
import { minorUnitOf } from "#app/money/minor-unit.ts";
import type { PriceBook } from "#app/pricing/price-book.ts";
import type { Currency } from "#app/money/currency.ts";

export type Terms = {
  currency: Currency;
  /** Units per US dollar as a decimal, and that rate's date. */
  rate: { perUsd: string; asOf: string };
  book: PriceBook;
};

/** Hundredths. Rupees and dollars have their own columns; others convert from dollars, rounded as list prices. */
export function unitPrice({ currency, rate, book }: Terms, service: ServiceSlug, choice: string): bigint {
  const { inr, usd } = book.price(service, choice);
  if (currency === "INR") return inr;
  if (currency === "USD") return usd;
  return listPriceIn(usd, rate.perUsd, currency);
}

export function minorUnitIn(terms: Terms): bigint {
  return minorUnitOf(terms.currency);
}
