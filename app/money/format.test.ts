import { describe, expect, test } from "vitest";

import { formatAmount, formatMoney } from "#app/money/format.ts";
import type { Currency } from "#app/money/currency.ts";

describe("money as people read it", () => {
  test.each<[string, bigint, Currency, string]>([
    ["rupees in lakhs", 10_009_799n, "INR", "₹1,00,097.99"],
    ["rupees in crores", 1_000_979_950n, "INR", "₹1,00,09,799.50"],
    ["rupees below a thousand", 99_900n, "INR", "₹999.00"],
    ["dollars", 99_900n, "USD", "$999.00"],
    ["a thousand dollars", 123_456_789n, "USD", "$1,234,567.89"],
    ["yen without decimals", 457_000n, "JPY", "¥4,570"],
    ["euros", 59_738n, "EUR", "€597.38"],
    ["a sign several countries share says whose", 5_000n, "CAD", "CA$50.00"],
    ["Australia's too", 5_000n, "AUD", "A$50.00"],
    ["naira", 3_846_000n, "NGN", "₦38,460.00"],
    ["a currency without a sign of its own shows its code", 8_060n, "AWG", "AWG\u00A080.60"],
    ["dinars keep two decimals", 4_500n, "KWD", "KWD\u00A045.00"],
    ["francs without decimals", 1_670_000n, "XAF", "XAF\u00A016,700"],
    ["a discount", -239_976n, "INR", "\u2212₹2,399.76"],
    ["nothing", 0n, "USD", "$0.00"],
    ["a single hundredth", 1n, "USD", "$0.01"],
    ["more than a float can hold", 9_007_199_254_740_993n, "USD", "$90,071,992,547,409.93"],
  ])("%s", (_sentence, amount, currency, expected) => {
    expect(formatMoney(amount, currency)).toBe(expected);
  });
});

test("the figure alone has no currency", () => {
  expect(formatAmount(10_009_799n, "INR")).toBe("1,00,097.99");
  expect(formatAmount(457_000n, "JPY")).toBe("4,570");
  expect(formatAmount(-5n, "USD")).toBe("\u22120.05");
});
