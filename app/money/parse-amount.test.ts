import fc from "fast-check";
import { expect, test } from "vitest";

import { formatAmount } from "#app/money/format.ts";
import { parseAmount } from "#app/money/parse-amount.ts";
import type { Currency } from "#app/money/currency.ts";

test.each<[string, Currency, bigint]>([
  ["1500", "INR", 150_000n],
  ["1,234.50", "USD", 123_450n],
  ["1,00,097.99", "INR", 10_009_799n],
  ["1,234,567", "USD", 123_456_700n],
  ["0.05", "EUR", 5n],
  ["1500.5", "INR", 150_050n],
  [" 25 ", "USD", 2_500n],
  ["0025", "USD", 2_500n],
  ["5,000", "JPY", 500_000n],
  ["5000.00", "JPY", 500_000n],
  ["9999999999.99", "USD", 999_999_999_999n],
])("%s %s is read exactly", (text, currency, amount) => {
  expect(parseAmount(text, currency)).toEqual({ ok: true, value: amount });
});

test.each<[string, string, Currency, string]>([
  ["nothing", "", "INR", "figures"],
  ["a word", "ten", "INR", "figures"],
  ["a sign", "₹1500", "INR", "figures"],
  ["a minus", "-5", "INR", "figures"],
  ["an exponent", "1e5", "INR", "figures"],
  ["a comma for a point, which might mean another amount", "1,5", "EUR", "figures"],
  ["points between thousands", "1.234,50", "EUR", "figures"],
  ["groups that are none", "1,23,4567", "INR", "figures"],
  ["a point without figures", "12.", "INR", "figures"],
  ["figures of another script", "१२३", "INR", "figures"],
  ["three decimals", "4.500", "KWD", "two figures"],
  ["nothing at all", "0.00", "INR", "above zero"],
  ["half a yen", "10.50", "JPY", "whole amounts"],
  ["more than anything costs", "10,000,000,000", "INR", "too large"],
])("%s is refused", (_name, text, currency, words) => {
  const outcome = parseAmount(text, currency);
  expect(outcome).toMatchObject({ ok: false, refusal: { code: "invalid_amount", field: "amount" } });
  expect(!outcome.ok && outcome.refusal.message).toContain(words);
});

test("what we write out is read back as the same amount", () => {
  const amounts = fc.bigInt({ min: 1n, max: 999_999_999_999n });
  fc.assert(
    fc.property(amounts, fc.constantFrom("INR", "USD", "KWD"), (amount, currency) => {
      expect(parseAmount(formatAmount(amount, currency), currency)).toEqual({ ok: true, value: amount });
    }),
  );
});

test("any text is read or refused, never more", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const outcome = parseAmount(text, "USD");
      expect(outcome.ok ? outcome.value > 0n : outcome.refusal.code === "invalid_amount").toBe(true);
    }),
  );
});
