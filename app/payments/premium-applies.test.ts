import { expect, test } from "vitest";

import { premiumApplies } from "#app/payments/premium-applies.ts";
import type { Currency } from "#app/money/currency.ts";

test.each<[string | null, Currency, boolean]>([
  ["IN", "INR", true],
  ["IN", "EUR", true],
  ["GB", "INR", false],
  ["de", "USD", false],
  ["NO", "NOK", false],
  ["CH", "CHF", true],
  [null, "EUR", false],
  [null, "GBP", false],
  [null, "NOK", true],
  [null, "USD", true],
])("for an account of %s paying in %s the premium applies: %s", (country, currency, expected) => {
  expect(premiumApplies({ country, currency })).toBe(expected);
});
