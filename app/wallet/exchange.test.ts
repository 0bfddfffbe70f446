import fc from "fast-check";
import { expect, test } from "vitest";

import { currencyTable } from "#app/currencies/currency-table.ts";
import { minorUnitOf } from "#app/money/minor-unit.ts";
import { exchange, exchangeToReceive, exchangePostings } from "#app/wallet/exchange.ts";

const anyCurrency = fc.constantFrom(...currencyTable);
const anyTerms = fc
  .record({ from: anyCurrency, to: anyCurrency, spreadPoints: fc.bigInt({ min: 0n, max: 5_000n }) })
  .map(({ from, to, spreadPoints }) => ({
    from: from.code,
    fromPerUsd: from.usdRate,
    to: to.code,
    toPerUsd: to.usdRate,
    spreadPoints,
  }));
const anyAmount = fc.bigInt({ min: 1n, max: 10n ** 9n });

const rupeesToDollars = {
  from: "INR" as const,
  fromPerUsd: "96.08534228",
  to: "USD" as const,
  toPerUsd: "1",
  spreadPoints: 100n,
};

test("one percent of what is given is ours, and the rest is changed and rounded down", () => {
  const changed = { from: "INR", given: 1_000_000n, spread: 10_000n, to: "USD", received: 10_303n };
  expect(exchange(1_000_000n, rupeesToDollars)).toEqual(changed);
  expect(exchange(1_000_000n, { ...rupeesToDollars, spreadPoints: 0n })).toMatchObject({
    spread: 0n,
    received: 10_407n,
  });
});

test("the margin is rounded up to the currency's minor unit, so that no amount is too small to bear it", () => {
  expect(exchange(1n, rupeesToDollars)).toMatchObject({ spread: 1n, received: 0n });
  const yen = {
    from: "JPY" as const,
    fromPerUsd: "157.5",
    to: "USD" as const,
    toPerUsd: "1",
    spreadPoints: 100n,
  };
  expect(exchange(150_000n, yen)).toMatchObject({ spread: 1_500n });
  expect(exchange(150_100n, yen)).toMatchObject({ spread: 1_600n });
});

test("for what is wanted no minor unit less would be enough, whatever the currencies and the margin", () => {
  fc.assert(
    fc.property(anyTerms, anyAmount, (terms, amount) => {
      const wanted = amount * minorUnitOf(terms.to);
      const { given, received, spread } = exchangeToReceive(wanted, terms);
      const minorUnit = minorUnitOf(terms.from);
      expect(received).toBe(wanted);
      expect(given % minorUnit).toBe(0n);
      expect(exchange(given, terms)).toMatchObject({ spread });
      expect(exchange(given, terms).received).toBeGreaterThanOrEqual(wanted);
      expect(exchange(given - minorUnit, terms).received).toBeLessThan(wanted);
    }),
  );
});

test("there and back never gains, and what a whole amount buys costs no more than it", () => {
  fc.assert(
    fc.property(anyTerms, anyAmount, (terms, amount) => {
      const given = amount * minorUnitOf(terms.from);
      const { received } = exchange(given, terms);
      if (received === 0n) return;
      expect(exchangeToReceive(received, terms).given).toBeLessThanOrEqual(given);
      const back = {
        ...terms,
        from: terms.to,
        fromPerUsd: terms.toPerUsd,
        to: terms.from,
        toPerUsd: terms.fromPerUsd,
      };
      expect(exchange(received, back).received).toBeLessThanOrEqual(given);
    }),
  );
});

test("its postings give in one currency, keep the margin in it, and bring the other", () => {
  const moved = exchangePostings(exchange(1_000_000n, rupeesToDollars), {
    source: "wallet:a",
    destination: "sales",
  });
  expect(moved).toEqual([
    { source: "wallet:a", destination: "exchange", currency: "INR", amount: 1_000_000n },
    { source: "exchange", destination: "exchange_spread", currency: "INR", amount: 10_000n },
    { source: "exchange", destination: "sales", currency: "USD", amount: 10_303n },
  ]);
});
