import { invariant } from "#app/platform/invariant.ts";
import type { ServiceSlug } from "#app/catalog/slugs.ts";

export type BookPrice = { inr: bigint; usd: bigint };

export type PriceBook = { price: (service: ServiceSlug, choice: string) => BookPrice };

/** `choice` is a row of the service's table: `unit`, `universities:12`, ... */
export type PriceBookRow = BookPrice & { service: string; choice: string };

/** Rows are appended, never edited. */
type DatedPriceBookRow = PriceBookRow & { startsAt: Date };

/** Later duplicates win. */
export function priceBookOf(rows: Iterable<PriceBookRow>): PriceBook {
  const prices = new Map<string, Map<string, BookPrice>>();
  for (const { service, choice, inr, usd } of rows) {
    const ofService = prices.get(service) ?? new Map<string, BookPrice>();
    prices.set(service, ofService.set(choice, { inr, usd }));
  }
  return {
    price(service, choice) {
      const found = prices.get(service)?.get(choice);
      // Only then, or its sentence would be put together for every price.
      if (!found) invariant(false, `the price book has a row ${choice} of ${service}`);
      return found;
    },
  };
}

/** The book of any moment, made once for each number of prices that had begun. `history` in order of start. */
export function priceBooksOf(history: readonly DatedPriceBookRow[]): (at: Date) => PriceBook {
  const starts = history.map(({ startsAt }) => startsAt.getTime());
  const books = new Map<number, PriceBook>();
  return (at) => {
    const atMs = at.getTime();
    const begun = starts.findLastIndex((startMs) => startMs <= atMs) + 1;
    const book = books.get(begun) ?? priceBookOf(history.slice(0, begun));
    books.set(begun, book);
    return book;
  };
}
