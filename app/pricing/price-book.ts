import { invariant } from "#app/platform/invariant.ts";
import type { ServiceSlug } from "#app/catalog/slugs.ts";

/** What one row of the price book says, in hundredths of a rupee and of a US dollar. */
export type BookPrice = { inr: bigint; usd: bigint };

/** The prices in force at one instant. */
export type PriceBook = { price: (service: ServiceSlug, choice: string) => BookPrice };

/** One row: which service, which row of its table (`unit`, `universities:12`, ...), and what it costs. */
export type PriceBookRow = BookPrice & { service: string; choice: string };

/** A row with the instant it begins at; rows are appended and never edited. */
type DatedPriceBookRow = PriceBookRow & { startsAt: Date };

/** A book of these rows. Where a row comes twice the later one counts. */
export function priceBookOf(rows: Iterable<PriceBookRow>): PriceBook {
  const prices = new Map<string, BookPrice>();
  for (const { service, choice, inr, usd } of rows) prices.set(`${service} ${choice}`, { inr, usd });
  return {
    price(service, choice) {
      const found = prices.get(`${service} ${choice}`);
      invariant(found, `the price book has a row ${choice} of ${service}`);
      return found;
    },
  };
}

/** The rows that have begun at an instant, given the history in the order it begins. */
export function rowsInForce(history: DatedPriceBookRow[], at: Date): PriceBookRow[] {
  return history.filter((row) => row.startsAt <= at);
}
