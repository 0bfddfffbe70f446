import { describe, expect, test } from "vitest";

import { readPublishedRates } from "#app/currencies/published-rates.ts";
import { changeInPercent, isJump, isPaused, isSameRate } from "#app/currencies/rate-rules.ts";
import type { Currency } from "#app/money/currency.ts";

test.each<[string, Currency, string, boolean]>([
  ["a rate of today sells", "EUR", "2026-09-29", false],
  ["a rate of exactly the greatest age still sells", "EUR", "2026-08-30", false],
  ["an older one pauses the currency", "EUR", "2026-08-29", true],
  ["rupees have prices of their own and never pause", "INR", "2020-01-01", false],
  ["nor do dollars", "USD", "2020-01-01", false],
])("%s", (_sentence, currency, asOf, expected) => {
  expect(isPaused(currency, asOf, new Date("2026-09-29T00:00:00Z"), 30)).toBe(expected);
});

test.each([
  ["a tenth up is no jump yet", "100", "110", false],
  ["a hair more is", "100", "110.0000001", true],
  ["a tenth down is no jump yet", "0.5", "0.45", false],
  ["a hair less is", "0.5", "0.4499999999", true],
  ["no change is no jump", "96.08534228", "96.08534228", false],
  ["a lost decimal point is a jump", "96.08534228", "9608534228", true],
])("%s", (_sentence, inForce, published, expected) => {
  expect(isJump(inForce, published)).toBe(expected);
});

test.each([
  ["up", "96.08534228", "120.5", "+25.4%"],
  ["down", "0.5", "0.25", "\u221250.0%"],
  ["a half is rounded away from nothing", "1000", "1000.5", "+0.1%"],
  ["many times over", "1", "21", "+2,000.0%"],
  ["not at all", "3.75", "3.750", "+0.0%"],
])("a change in percent: %s", (_sentence, before, after, words) => {
  expect(changeInPercent(before, after)).toBe(words);
});

test("a rate is the same however it is written", () => {
  expect(isSameRate("1.50", "1.5")).toBe(true);
  expect(isSameRate("1.50", "1.51")).toBe(false);
});

describe("what a source publishes", () => {
  test("is read in either form, digit for digit", () => {
    const fawazahmed = readPublishedRates(
      '{"date":"2026-10-01","usd":{"inr":96.0853422800000000001,"jpy":157}}',
    );
    expect(fawazahmed.date).toBe("2026-10-01");
    expect(Object.fromEntries(fawazahmed.perUsd)).toEqual({ INR: "96.0853422800000000001", JPY: "157" });

    const frankfurter = readPublishedRates(
      '{"amount":1.0,"base":"USD","date":"2026-10-01","rates":{"EUR":0.88}}',
    );
    expect(Object.fromEntries(frankfurter.perUsd)).toEqual({ EUR: "0.88" });
  });

  test("leaves out what is no positive decimal", () => {
    const { perUsd } = readPublishedRates(
      '{"date":"2026-10-01","usd":{"a":0,"b":-1,"c":1e-7,"d":"?","e":"0.0","f":2}}',
    );
    expect(Object.fromEntries(perUsd)).toEqual({ F: "2" });
  });

  test.each([
    ["another base than dollars", '{"base":"EUR","date":"2026-10-01","rates":{"USD":1.1}}'],
    ["no date", '{"usd":{"inr":96}}'],
    ["a date that is none", '{"date":"2026-13-01","usd":{"inr":96}}'],
    ["a rate that is no number", '{"date":"2026-10-01","usd":{"inr":null}}'],
    ["broken JSON", '{"date":'],
    ["an error page", "<html>"],
  ])("is refused with %s", (_sentence, json) => {
    expect(() => readPublishedRates(json)).toThrow();
  });
});
