import type { ServiceSlug } from "#app/catalog/slugs.ts";
import { listPriceIn } from "#app/currencies/convert.ts";
import { minorUnitOf } from "#app/money/minor-unit.ts";
import type { PriceBook } from "#app/pricing/price-book.ts";
import type { Currency } from "#app/money/currency.ts";

/** What a price is made from besides the choices: a currency, its rate and a price book. */
export type Terms = {
  currency: Currency;
  /** Units of the currency for one US dollar, as a decimal, and the day that rate is of. */
  rate: { perUsd: string; asOf: string };
  book: PriceBook;
};

/**
 * The list price of one row of the book, in hundredths. Rupees and dollars have columns of their own; any other
 * currency is the dollar price at the rate, rounded as list prices are.
 */
export function unitPrice({ currency, rate, book }: Terms, service: ServiceSlug, choice: string): bigint {
  const { inr, usd } = book.price(service, choice);
  if (currency === "INR") return inr;
  if (currency === "USD") return usd;
  return listPriceIn(usd, rate.perUsd, currency);
}

export function minorUnitIn(terms: Terms): bigint {
  return minorUnitOf(terms.currency);
}
