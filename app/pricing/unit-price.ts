import type { SaleAt } from "#app/catalog/sale-terms.ts";
import type { ServiceSlug } from "#app/catalog/slugs.ts";
import { listPriceIn } from "#app/currencies/convert.ts";
import { minorUnitOf } from "#app/money/minor-unit.ts";
import type { BookPrice, PriceBook } from "#app/pricing/price-book.ts";
import type { Currency } from "#app/money/currency.ts";

type PriceTerms = {
  currency: Currency;
  /** Units per US dollar as a decimal, and that rate's date. */
  rate: { perUsd: string; asOf: string };
  book: PriceBook;
};

export type Terms = PriceTerms & { sale: SaleAt };

/** Hundredths. Rupees and dollars have their own columns; others convert from dollars, rounded as list prices. */
export function unitPrice(
  { currency, rate, book }: PriceTerms,
  service: ServiceSlug,
  choice: string,
): bigint {
  const price = book.price(service, choice);
  if (currency === "INR") return price.inr;
  if (currency === "USD") return price.usd;
  return converted(price, rate.perUsd, currency);
}

/** Kept with the book's price, at the last rate: a quote asks for the same ones several times, and converting takes long. */
const conversions = new WeakMap<BookPrice, Map<Currency, { perUsd: string; amount: bigint }>>();

function converted(price: BookPrice, perUsd: string, currency: Currency): bigint {
  const known = conversions.get(price) ?? new Map<Currency, { perUsd: string; amount: bigint }>();
  const last = known.get(currency);
  if (last?.perUsd === perUsd) return last.amount;
  const amount = listPriceIn(price.usd, perUsd, currency);
  conversions.set(price, known.set(currency, { perUsd, amount }));
  return amount;
}

export function minorUnitIn(terms: Pick<Terms, "currency">): bigint {
  return minorUnitOf(terms.currency);
}
