import type { BookPrice, PriceBook } from "#app/pricing/price-book.ts";
import { exampleOf, type PriceRow } from "#app/pricing/price-book-rows.ts";
import { quote } from "#app/pricing/quote.ts";
import { quoteTerms } from "#app/pricing/quote-terms.server.ts";
import type { Currency } from "#app/money/currency.ts";

export type ExamplePrice = { currency: Currency; price: bigint };

const exampleCurrencies = ["INR", "USD", "EUR"] as const;

/** Uses the same quote as pages and payments. Leaves out currencies paused now. */
export async function examplePrices(row: PriceRow, price: BookPrice, now: Date): Promise<ExamplePrice[]> {
  const configuration = exampleOf(row);
  if (!configuration) return [];
  const terms = await Promise.all(exampleCurrencies.map((currency) => quoteTerms(currency, null, now)));
  return terms.flatMap((read) => {
    if (!read.ok) return [];
    const book = withPrice(read.value.book, row, price);
    const example = { ...read.value, book, configurations: [configuration], coupon: null, credit: 0n };
    return [{ currency: read.value.currency, price: quote(example).price }];
  });
}

function withPrice(book: PriceBook, row: PriceRow, price: BookPrice): PriceBook {
  return {
    price: (service, choice) =>
      service === row.service && choice === row.choice ? price : book.price(service, choice),
  };
}
