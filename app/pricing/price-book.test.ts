import { expect, test } from "vitest";

import { priceBooksOf } from "#app/pricing/price-book.ts";
import { unitPrice } from "#app/pricing/unit-price.ts";

const at = (hour: number) => new Date(Date.UTC(2026, 9, 1, hour));
const row = (startsAt: Date, usd: bigint) => ({
  service: "cover-letter",
  choice: "unit",
  inr: usd * 90n,
  usd,
  startsAt,
});
const bookAt = priceBooksOf([row(at(1), 2_900n), row(at(3), 3_900n), row(at(5), 4_900n)]);

test("the book of a moment has the last price that has begun, to the millisecond", () => {
  const usdAt = (moment: Date) => bookAt(moment).price("cover-letter", "unit").usd;
  expect([at(1), at(2), at(3), at(4), at(9), at(2)].map(usdAt)).toEqual([
    2_900n,
    2_900n,
    3_900n,
    3_900n,
    4_900n,
    2_900n,
  ]);
  expect(usdAt(new Date(at(3).getTime() - 1))).toBe(2_900n);
  expect(() => usdAt(at(0))).toThrow("the price book has a row unit of cover-letter");
});

test("moments between two starts share a book, others do not", () => {
  expect(bookAt(at(2))).toBe(bookAt(at(1)));
  expect(bookAt(at(3))).not.toBe(bookAt(at(2)));
});

test("a price that was converted at one rate is asked for at another, in another currency and in a later book", () => {
  const priceAt = (currency: "EUR" | "JPY" | "USD" | "INR", perUsd: string, hour: number) =>
    unitPrice(
      { currency, rate: { perUsd, asOf: "2026-10-01" }, book: bookAt(at(hour)) },
      "cover-letter",
      "unit",
    );
  expect(priceAt("EUR", "0.9", 1)).toBe(2_610n);
  expect(priceAt("EUR", "0.9", 2)).toBe(2_610n);
  expect(priceAt("EUR", "0.8", 1)).toBe(2_320n);
  expect(priceAt("JPY", "0.9", 1)).toBe(2_600n);
  expect(priceAt("EUR", "0.9", 3)).toBe(3_510n);
  expect(priceAt("USD", "0.9", 3)).toBe(3_900n);
  expect(priceAt("INR", "0.9", 3)).toBe(351_000n);
});
