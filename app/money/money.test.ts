import { expect, test } from "vitest";

import { addMoney, fromWire, type Money, sumOf, toWire } from "#app/money/money.ts";
import { minorUnitOf } from "#app/money/minor-unit.ts";
import type { Currency } from "#app/money/currency.ts";

test("a sum is exact beyond what a float can hold", () => {
  expect(sumOf([9_007_199_254_740_993n, 1n, -2n])).toBe(9_007_199_254_740_992n);
  expect(sumOf([])).toBe(0n);
});

test("money of one currency is added; of two, not known before it runs, it throws", () => {
  const rupees: Money = { amount: 5n, currency: "INR" };
  expect(addMoney(rupees, rupees)).toEqual({ amount: 10n, currency: "INR" });
  expect(() => addMoney(rupees, { amount: 5n, currency: "USD" })).toThrow("INR and USD");
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
  const whole = "BIF CLP DJF GNF ISK JPY KMF KRW MGA PYG RWF UGX VND VUV XAF XOF XPF".split(
    " ",
  ) as Currency[];
  for (const currency of whole) expect(minorUnitOf(currency)).toBe(100n);
  for (const currency of ["INR", "USD", "EUR", "KWD", "PKR", "IDR", "HUF"] as const)
    expect(minorUnitOf(currency)).toBe(1n);
});
