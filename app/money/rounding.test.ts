import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { divideDown, divideHalfUp, parseDecimal, percentOf, roundHalfUpTo } from "#app/money/rounding.ts";

const anyInteger = fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n });
const anyDenominator = fc.bigInt({ min: 1n, max: 10n ** 20n });

test("decimals are read exactly", () => {
  expect(parseDecimal("96.08534228")).toEqual({ digits: 9_608_534_228n, scale: 8 });
  expect(parseDecimal("1")).toEqual({ digits: 1n, scale: 0 });
  expect(parseDecimal("0.30")).toEqual({ digits: 30n, scale: 2 });
  for (const text of ["", "1e3", "-1", "1.", ".5", " 1", "1,5", "NaN", "Infinity"]) {
    expect(() => parseDecimal(text)).toThrow();
  }
});

describe("half up", () => {
  test.each([
    ["2.675 becomes 2.68, which floats get wrong", 2_675n, 10n, 268n],
    ["1.005 becomes 1.01, which floats get wrong", 1_005n, 10n, 101n],
    ["a half goes up", 5n, 10n, 1n],
    ["less than a half goes down", 49n, 100n, 0n],
    ["minus a half goes away from zero", -5n, 10n, -1n],
    ["minus 2.675 mirrors 2.675", -2_675n, 10n, -268n],
    ["a whole number stays", 700n, 7n, 100n],
  ])("%s", (_sentence, numerator, denominator, expected) => {
    expect(divideHalfUp(numerator, denominator)).toBe(expected);
  });

  test("to a whole-unit step", () => {
    expect(roundHalfUpTo(114_250n, 1n, 100n)).toBe(114_300n);
    expect(roundHalfUpTo(114_249n, 1n, 100n)).toBe(114_200n);
  });

  test("percentages of the worked cases", () => {
    expect(percentOf(7_399_900n, 25n, 1n)).toBe(1_849_975n);
    expect(percentOf(999_900n, 24n, 1n)).toBe(239_976n);
    expect(percentOf(10_009_799n, 5n, 1n)).toBe(500_490n);
    expect(percentOf(457_000n, 25n, 100n)).toBe(114_300n);
    expect(percentOf(571_300n, 5n, 100n)).toBe(28_600n);
  });

  test("lands within half a unit, and mirrors around zero", () => {
    fc.assert(
      fc.property(anyInteger, anyDenominator, (numerator, denominator) => {
        const error = 2n * (divideHalfUp(numerator, denominator) * denominator - numerator);
        expect(error <= denominator && error >= -denominator).toBe(true);
        expect(divideHalfUp(-numerator, denominator)).toBe(-divideHalfUp(numerator, denominator));
      }),
    );
  });
});

test("down means at most the exact quotient, and less than one below it", () => {
  fc.assert(
    fc.property(anyInteger, anyDenominator, (numerator, denominator) => {
      const short = numerator - divideDown(numerator, denominator) * denominator;
      expect(short >= 0n && short < denominator).toBe(true);
    }),
  );
});

test("dividing by nothing, or by less, is a bug", () => {
  expect(() => divideHalfUp(1n, 0n)).toThrow();
  expect(() => divideDown(1n, -1n)).toThrow();
});
