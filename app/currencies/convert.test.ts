import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { convertDown, listPriceIn } from "#app/currencies/convert.ts";
import { currencyTable } from "#app/currencies/currency-table.ts";
import { parseDecimal } from "#app/money/rounding.ts";
import { minorUnitOf } from "#app/money/minor-unit.ts";
import type { Currency } from "#app/money/currency.ts";

const rateOf = (code: string) => currencyTable.find((row) => row.code === code)?.usdRate ?? "0";
const anyCurrency = fc.constantFrom(...currencyTable);

describe("a dollar list price in another currency", () => {
  test.each<[string, bigint, Currency, bigint]>([
    ["a cover letter in yen: 4,566.84 to tens", 2_900n, "JPY", 457_000n],
    ["a profile evaluation in florins: 80.55 to tenths", 4_500n, "AWG", 8_060n],
    ["eight universities in euros: 659.29 to units", 74_900n, "EUR", 65_900n],
    ["a letter in dinars: 8.95 stays to hundredths", 2_900n, "KWD", 895n],
    ["a research paper in dong: 51,869,588 to hundred thousands", 199_900n, "VND", 5_190_000_000n],
    ["a research paper in ariary: 8,773,798 to ten thousands", 199_900n, "MGA", 877_000_000n],
  ])("%s", (_sentence, usd, currency, expected) => {
    expect(listPriceIn(usd, rateOf(currency), currency)).toBe(expected);
  });

  test("a half is rounded up, which floats get wrong", () => {
    expect(listPriceIn(100n, "2.675", "EUR")).toBe(268n);
    expect(listPriceIn(100n, "1.005", "EUR")).toBe(101n);
    expect(listPriceIn(100n, "1234.5", "EUR")).toBe(123_000n);
    expect(listPriceIn(100n, "1235", "EUR")).toBe(124_000n);
  });

  test("the digits are counted before rounding, so 999.6 becomes 1,000", () => {
    expect(listPriceIn(100n, "999.6", "EUR")).toBe(100_000n);
    expect(listPriceIn(100n, "0.00449", "EUR")).toBe(0n);
  });

  test("keeps the minor unit, has at most three significant digits, and is within half a percent or half a minor unit", () => {
    fc.assert(
      fc.property(anyCurrency, fc.bigInt({ min: 100n, max: 1_000_000n }), ({ code, usdRate }, usd) => {
        const price = listPriceIn(usd, usdRate, code);
        expect(price % minorUnitOf(code)).toBe(0n);
        expect(String(price).replace(/0+$/, "").length).toBeLessThanOrEqual(3);

        const { digits, scale } = parseDecimal(usdRate);
        const unit = 10n ** BigInt(scale);
        const difference = price * unit - usd * digits;
        const twice = difference < 0n ? -2n * difference : 2n * difference;
        expect(twice <= minorUnitOf(code) * unit || twice * 100n <= usd * digits).toBe(true);
      }),
    );
  });
});

describe("an amount changed into another currency", () => {
  test("is rounded down to the minor unit of the other", () => {
    expect(convertDown(10_000n, "1", "157.47729333", "JPY")).toBe(1_574_700n);
    expect(convertDown(1_574_700n, "157.47729333", "1", "USD")).toBe(9_999n);
    expect(convertDown(1n, "1", "0.30871186", "KWD")).toBe(0n);
    expect(convertDown(0n, "1", "96.08534228", "INR")).toBe(0n);
  });

  test("never gains there and back, whatever the currencies", () => {
    const amounts = fc.bigInt({ min: 0n, max: 10n ** 12n });
    fc.assert(
      fc.property(anyCurrency, anyCurrency, amounts, (from, to, units) => {
        const amount = units * minorUnitOf(from.code);
        const there = convertDown(amount, from.usdRate, to.usdRate, to.code);
        const back = convertDown(there, to.usdRate, from.usdRate, from.code);
        expect(there % minorUnitOf(to.code)).toBe(0n);
        expect(back <= amount).toBe(true);
      }),
    );
  });

  test("into the same currency changes nothing", () => {
    fc.assert(
      fc.property(anyCurrency, fc.bigInt({ min: 0n, max: 10n ** 12n }), ({ code, usdRate }, units) => {
        const amount = units * minorUnitOf(code);
        expect(convertDown(amount, usdRate, usdRate, code)).toBe(amount);
      }),
    );
  });
});
