import { expect, test } from "vitest";

import { rateSentence } from "#app/wallet/rate-sentence.ts";

const rupee = { currency: "INR" as const, perUsd: "96.08534228", asOf: "2026-09-29" };
const euro = { currency: "EUR" as const, perUsd: "0.87", asOf: "2026-09-27" };
const dollar = { currency: "USD" as const, perUsd: "1", asOf: "2026-09-20" };

test("to or from dollars there is one rate", () => {
  const words =
    "Changed at 96.08534228 INR for one US dollar, the rate of 29 September 2026, less our margin of 1%, and rounded down.";
  expect(rateSentence(rupee, dollar, 1)).toBe(words);
  expect(rateSentence(dollar, rupee, 1)).toBe(words);
});

test("between two others there are two, as old as the older one", () => {
  expect(rateSentence(rupee, euro, 0)).toBe(
    "Changed at 96.08534228 INR and 0.87 EUR for one US dollar, the rates of 27 September 2026, and rounded down.",
  );
});
