import fc from "fast-check";
import { expect, test } from "vitest";

import { creditWorth, takeCredit, type Convert, type CreditSource } from "#app/orders/counselling-credit.ts";
import type { Currency } from "#app/money/currency.ts";
import { OrderItemId } from "#app/platform/ids.ts";
import { asId } from "#tests/setup/as-id.ts";

/** Thousandths of a unit per dollar. */
const rates: Record<string, bigint> = { USD: 1_000n, INR: 96_085n, JPY: 152_340n };
const minorUnitOf = (currency: Currency) => (currency === "JPY" ? 100n : 1n);
const convert: Convert = (amount, from, to) => {
  if (from === to) return amount;
  const exact = (amount * (rates[to] ?? 0n)) / (rates[from] ?? 1n);
  return exact - (exact % minorUnitOf(to));
};
const source = (itemId: string, left: bigint, currency: Currency): CreditSource => ({
  itemId: asId(OrderItemId, itemId),
  left,
  currency,
});

test("the whole of an older fee is taken before a newer one is touched", () => {
  const sources = [source("older", 2_900n, "USD"), source("newer", 2_900n, "USD")];
  expect(takeCredit(4_000n, "USD", sources, convert, minorUnitOf)).toEqual([
    { itemId: "older", amount: 2_900n },
    { itemId: "newer", amount: 1_100n },
  ]);
});

test("more than there is cannot be taken", () => {
  expect(takeCredit(2_901n, "USD", [source("only", 2_900n, "USD")], convert, minorUnitOf)).toBeNull();
});

test("a fee paid in rupees is worth its rupees at the rate, rounded down", () => {
  expect(creditWorth([source("inr", 199_900n, "INR")], "USD", convert)).toBe(2_080n);
});

test("whatever is taken is worth what was needed, and never more than a source has", () => {
  const anySource = fc.record({
    itemId: fc.uuid().map((id) => OrderItemId.parse(id)),
    left: fc.bigInt(0n, 10_000n).map((units) => units * 100n),
    currency: fc.constantFrom("USD", "INR", "JPY"),
  });
  fc.assert(
    fc.property(fc.array(anySource, { maxLength: 5 }), fc.bigInt(0n, 5_000n), (sources, units) => {
      const needed = units * 100n;
      const taken = takeCredit(needed, "JPY", sources, convert, minorUnitOf);
      if (taken === null) {
        expect(creditWorth(sources, "JPY", convert)).toBeLessThan(needed);
        return;
      }
      const used = taken.map(({ itemId, amount }) => {
        const from = sources.find((candidate) => candidate.itemId === itemId) as CreditSource;
        expect(amount).toBeLessThanOrEqual(from.left);
        return { ...from, left: amount };
      });
      expect(creditWorth(used, "JPY", convert)).toBeGreaterThanOrEqual(needed);
    }),
  );
});
