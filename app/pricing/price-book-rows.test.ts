import { expect, test } from "vitest";

import { soldAsShipped } from "#app/catalog/sale-terms.ts";
import { exampleOf, priceRows, priceRowText } from "#app/pricing/price-book-rows.ts";
import { isLargeChange, priceAt } from "#app/pricing/price-at.ts";
import { type PriceBook, priceBookOf } from "#app/pricing/price-book.ts";
import { quote } from "#app/pricing/quote.ts";
import { shippedPriceBook } from "#app/pricing/shipped-price-book.ts";
import { shippedBook, shippedRate } from "#tests/pricing/quote-of.ts";

test.each(priceRows())(
  "$service $choice has words and an example that costs more when the row does",
  (row) => {
    expect(priceRowText(row)).toMatch(/^\S.*\S$/);
    const example = exampleOf(row)!;
    const dearer = priceBookOf(
      shippedPriceBook.map((one) =>
        one.service === row.service && one.choice === row.choice ? { ...one, inr: one.inr + 10_000n } : one,
      ),
    );
    const terms = {
      id: "a quote of a test",
      currency: "INR" as const,
      rate: shippedRate("INR"),
      sale: soldAsShipped,
      headings: {},
    };
    const priceBy = (book: PriceBook) =>
      quote({ ...terms, book, configurations: [example], coupon: null, credit: 0n }).price;
    expect(priceBy(dearer)).toBeGreaterThan(priceBy(shippedBook));
  },
);

test("no two rows of a service have the same words", () => {
  const words = priceRows().map((row) => `${row.service} ${priceRowText(row)}`);
  expect(new Set(words).size).toBe(words.length);
});

const price = (id: number, day: string, withdrawnAt: Date | null = null) => ({
  id,
  inr: 100n,
  usd: 100n,
  withdrawnAt,
  startsAt: new Date(`${day}T00:00:00Z`),
});

test("the price now is the last that has begun, the next the first that has not; a withdrawn one is neither", () => {
  const history = [
    price(1, "2026-01-01"),
    price(4, "2026-02-01"),
    price(2, "2026-03-01", new Date("2026-02-02T00:00:00Z")),
    price(3, "2026-04-01"),
  ];
  const status = priceAt(history, new Date("2026-03-15T00:00:00Z"));
  expect([status.current?.id, status.next?.id]).toEqual([4, 3]);
  expect(priceAt(history, new Date("2026-02-01T00:00:00Z")).current?.id).toBe(4);
  expect(priceAt([], new Date())).toEqual({ current: null, next: null });
});

test.each([
  [130n, 100n, false],
  [131n, 100n, true],
  [70n, 100n, false],
  [69n, 100n, true],
  [100n, 131n, true],
  [100n, 69n, true],
  [100n, 100n, false],
])("from 100 to %i rupees and %i dollars is a large change: %s", (inr, usd, isLarge) => {
  expect(isLargeChange({ inr: 100n, usd: 100n }, { inr, usd })).toBe(isLarge);
});
