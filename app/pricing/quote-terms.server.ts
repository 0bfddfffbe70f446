import { headingsOfAll, saleTermsOfAll } from "#app/catalog/find-service.server.ts";
import { saleAt } from "#app/catalog/sale-terms.ts";
import { freshRate } from "#app/currencies/exchange-rates.server.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import { priceBookAt } from "#app/pricing/current-price-book.server.ts";
import type { QuoteRequest } from "#app/pricing/quote.ts";
import { quoteInstant, type QuoteInstant } from "#app/pricing/quote-id.server.ts";
import type { Currency } from "#app/money/currency.ts";

export type QuoteTerms = Pick<QuoteRequest, "id" | "currency" | "rate" | "book" | "sale" | "headings">;

/**
 * The terms a price is made on: those of the quote id while it holds (`quoteHoldsMs`), else those of now. From memory;
 * ask before a transaction begins, then call `quote` inside it: what memory lacks is read on a connection of its own.
 * Refuses `currency_paused`.
 */
export async function quoteTerms(
  currency: Currency,
  quoteId: string | null | undefined,
  now: Date,
): Promise<Outcome<QuoteTerms>> {
  return termsAt(currency, quoteInstant(quoteId, now));
}

/** For who knows the quote's instant already. */
export async function termsAt(currency: Currency, { id, at }: QuoteInstant): Promise<Outcome<QuoteTerms>> {
  const [rate, book, headings, sale] = await Promise.all([
    freshRate(currency, at),
    priceBookAt(at),
    headingsOfAll(),
    saleTermsOfAll(),
  ]);
  if (!rate.ok) return rate;
  return done({ id, currency, rate: rate.value, book, sale: saleAt(sale, at), headings });
}
