import { expect, test } from "vitest";

import { rateSentence } from "#app/wallet/rate-sentence.ts";

const rupee = { currency: "INR" as const, perUsd: "96.08534228", asOf: "2026-09-29" };
const euro = { currency: "EUR" as const, perUsd: "0.88022", asOf: "2026-09-27" };
const dollar = { currency: "USD" as const, perUsd: "1", asOf: "2026-09-20" };
const dong = { currency: "VND" as const, perUsd: "26301.2", asOf: "2026-09-29" };

test("a rate reads the same whichever way money is changed, with the day of the one that is not the dollar's", () => {
  const text = "1 USD = 96.09 INR, the rate of 29 September 2026, less our margin of 1%, and rounded down.";
  expect(rateSentence(rupee, dollar, 1)).toBe(text);
  expect(rateSentence(dollar, rupee, 1)).toBe(text);
});

test("between two others it is as old as the older one", () => {
  expect(rateSentence(rupee, euro, 0)).toBe(
    "1 EUR = 109.16 INR, the rate of 27 September 2026, and rounded down.",
  );
});

test("a rate near one has four decimals, a large one its thousands", () => {
  expect(rateSentence(dollar, euro, 0)).toMatch(/^1 EUR = 1\.1361 USD, the rate of 27 September 2026,/);
  expect(rateSentence(dong, euro, 0)).toMatch(/^1 EUR = 29,880\.26 VND,/);
});
