import { expect } from "vitest";

import type { CouponTerms } from "#app/coupons/coupon.ts";
import type { Configuration } from "#app/pricing/configuration.ts";
import { quoteOf } from "#tests/pricing/quote-of.ts";
import type { Currency } from "#app/money/currency.ts";

export type QuoteCase = {
  name: string;
  of: Configuration[];
  in: Currency;
  coupon?: CouponTerms;
  credit?: bigint;
  /** Hundredths, item by item. */
  lines: bigint[];
  price: bigint;
};

export function expectCase(example: QuoteCase): void {
  const quoted = quoteOf(example.of, example.in, example);
  expect(quoted.items.flatMap((item) => item.lines.map((line) => line.amount))).toEqual(example.lines);
  expect(quoted.price).toBe(example.price);
}
