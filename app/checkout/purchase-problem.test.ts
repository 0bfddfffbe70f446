import { expect, test } from "vitest";

import type { ProblemAbout } from "#app/checkout/problem-sentences.ts";
import { purchaseProblem } from "#app/checkout/purchase-problem.ts";

const about: ProblemAbout = {
  platform: "Card",
  currency: "JOD",
  price: "JOD 27.50",
  walletShare: null,
  walletCurrency: "INR",
};
const withWallet = { ...about, walletShare: "JOD 5.00" };
const wordsOf = (code: string, named = about) => purchaseProblem(code, named)?.words;

test("without a code nothing went wrong", () => {
  expect(purchaseProblem(null)).toBeNull();
  expect(purchaseProblem("")).toBeNull();
});

test.each([
  "declined",
  "window_closed",
  "cancelled",
  "script_blocked",
  "gateway_unreachable",
  "currency_refused",
  "gateway_refused",
  "earlier_unanswered",
  "price_changed",
  "payment_gone",
  "purchase_busy",
  "not_connected",
  "a_code_of_tomorrow",
])("%s says that nothing was charged", (code) => {
  expect(wordsOf(code)).toContain("Nothing was charged.");
});

test("what cannot be paid by one platform leads to the others", () => {
  for (const code of ["declined", "script_blocked", "gateway_unreachable", "currency_refused"])
    expect(purchaseProblem(code, about)?.elsewhere).toBe(true);
  for (const code of ["price_changed", "already_paid", "wallet_short"])
    expect(purchaseProblem(code, about)?.elsewhere).toBe(false);
});

test("the sentences name platform, currency and price", () => {
  expect(wordsOf("currency_refused")).toContain("Card does not take JOD at the moment.");
  expect(wordsOf("price_changed")).toContain("Please look at the new price. It is JOD 27.50.");
  expect(wordsOf("conversion_failed")).toBe(
    "Your wallet is in INR and could not be changed to JOD. You can pay the whole amount another way.",
  );
});

test("wallet money that was set aside is said to be kept for another try, or to be free", () => {
  expect(wordsOf("declined", withWallet)).toContain("The JOD 5.00 from your wallet stays set aside");
  expect(wordsOf("currency_refused", withWallet)).toContain("The JOD 5.00 from your wallet is free again.");
  expect(wordsOf("script_blocked", withWallet)).not.toContain("JOD 5.00");
  expect(wordsOf("currency_refused")).not.toContain("wallet");
});

test("what a gateway or the server said stands first, where we know no better", () => {
  expect(purchaseProblem({ code: "declined", said: "Insufficient funds." }, about)?.words).toMatch(
    /^Insufficient funds\. Nothing was charged\./,
  );
  expect(purchaseProblem({ code: "a_code_of_tomorrow", said: "No." }, about)?.words).toBe(
    "No. Nothing was charged. Please try again.",
  );
  expect(purchaseProblem({ code: "wallet_short", said: "No." }, about)?.words).toMatch(/^Your wallet/);
});

test("money that may have been paid is never said not to have been charged", () => {
  expect(wordsOf("lost_after_paying")).not.toContain("Nothing was charged");
  expect(wordsOf("payment_open")).not.toContain("Nothing was charged");
});
