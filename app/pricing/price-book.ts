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
  const prices = new Map<string, BookPrice>();
  for (const { service, choice, inr, usd } of rows) prices.set(`${service} ${choice}`, { inr, usd });
  return bookOf((service, choice) => prices.get(`${service} ${choice}`));
}

/** The book of any moment. `history` in order of start. */
export function priceBooksOf(history: readonly DatedPriceBookRow[]): (at: Date) => PriceBook {
  const prices = Map.groupBy(history, ({ service, choice }) => `${service} ${choice}`);
  return (at) =>
    bookOf((service, choice) => prices.get(`${service} ${choice}`)?.findLast((row) => row.startsAt <= at));
}

function bookOf(find: (service: string, choice: string) => BookPrice | undefined): PriceBook {
  return {
    price(service, choice) {
      const found = find(service, choice);
      // Only then, or its sentence would be put together for every price.
      if (!found) invariant(false, `the price book has a row ${choice} of ${service}`);
      return found;
    },
  };
}
