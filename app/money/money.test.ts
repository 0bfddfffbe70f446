import { expect, test } from "vitest";

import { fromWire, sumOf, toWire } from "#app/money/money.ts";
import { stepOf } from "#app/money/step.ts";

test("a sum is exact beyond what a float can hold", () => {
  expect(sumOf([9_007_199_254_740_993n, 1n, -2n])).toBe(9_007_199_254_740_992n);
  expect(sumOf([])).toBe(0n);
});

test("the wire carries whole safe numbers and refuses anything else", () => {
  expect(toWire(10_009_799n)).toBe(10_009_799);
  expect(fromWire(-239_976)).toBe(-239_976n);
  expect(() => toWire(2n ** 53n)).toThrow(RangeError);
  expect(() => fromWire(1.5)).toThrow(RangeError);
  expect(() => fromWire(2 ** 53)).toThrow(RangeError);
  expect(() => fromWire(Number.NaN)).toThrow(RangeError);
});

test("seventeen currencies are paid in whole units", () => {
  const whole = "BIF CLP DJF GNF ISK JPY KMF KRW MGA PYG RWF UGX VND VUV XAF XOF XPF".split(" ");
  for (const currency of whole) expect(stepOf(currency)).toBe(100n);
  for (const currency of ["INR", "USD", "EUR", "KWD", "PKR", "IDR", "HUF"]) expect(stepOf(currency)).toBe(1n);
});
