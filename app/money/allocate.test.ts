import fc from "fast-check";
import { expect, test } from "vitest";

import { allocate } from "#app/money/allocate.ts";
import { sumOf } from "#app/money/money.ts";

test.each([
  ["an even split", 300n, [1n, 1n, 1n], 1n, [100n, 100n, 100n]],
  ["the odd hundredth goes to the first of equals", 100n, [1n, 1n, 1n], 1n, [34n, 33n, 33n]],
  ["the odd hundredth goes to the largest remainder", 10n, [1n, 2n], 1n, [3n, 7n]],
  ["whole-unit currencies are shared in whole units", 1_000n, [1n, 1n, 1n], 100n, [400n, 300n, 300n]],
  ["who weighs nothing gets nothing", 5n, [0n, 3n, 0n], 1n, [0n, 5n, 0n]],
  ["a discount is shared like a price", -100n, [1n, 1n, 1n], 1n, [-34n, -33n, -33n]],
  ["nothing is shared as nothing, whatever the weights", 0n, [0n, 0n], 1n, [0n, 0n]],
])("%s", (_sentence, amount, weights, minorUnit, expected) => {
  expect(allocate(amount, weights, minorUnit)).toEqual(expected);
});

test("an amount off its minor unit, or nobody to give it to, is a bug", () => {
  expect(() => allocate(150n, [1n], 100n)).toThrow();
  expect(() => allocate(1n, [], 1n)).toThrow();
  expect(() => allocate(1n, [0n], 1n)).toThrow();
});

const split = fc.record({
  units: fc.bigInt({ min: 0n, max: 10n ** 12n }),
  weights: fc.array(fc.bigInt({ min: 1n, max: 10n ** 12n }), { minLength: 1, maxLength: 20 }),
  minorUnit: fc.constantFrom(1n, 100n),
});

test("shares sum to the amount, keep the minor unit, and are each within a minor unit of exact", () => {
  fc.assert(
    fc.property(split, ({ units, weights, minorUnit }) => {
      const amount = units * minorUnit;
      const shares = allocate(amount, weights, minorUnit);
      const total = sumOf(weights);
      expect(sumOf(shares)).toBe(amount);
      shares.forEach((share, index) => {
        const error = share * total - amount * (weights[index] ?? 0n);
        expect(share % minorUnit).toBe(0n);
        expect(error < minorUnit * total && error > -minorUnit * total).toBe(true);
      });
    }),
  );
});

test("no share of a discount is more than the item it is taken from", () => {
  fc.assert(
    fc.property(split, fc.bigInt({ min: 0n, max: 100n }), ({ weights, minorUnit }, percent) => {
      const prices = weights.map((weight) => weight * minorUnit);
      const discount = ((sumOf(prices) / minorUnit) * percent) / 100n;
      const shares = allocate(discount * minorUnit, prices, minorUnit);
      shares.forEach((share, index) => expect(share <= (prices[index] ?? 0n)).toBe(true));
    }),
  );
});
