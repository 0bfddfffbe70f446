import { expect, test } from "vitest";

import type { ProblemAbout } from "#app/checkout/pay/problem-sentences.ts";
import { purchaseProblem } from "#app/checkout/pay/purchase-problem.ts";

const about: ProblemAbout = {
  gateway: "Card",
  currency: "JOD",
  price: "JOD 27.50",
  walletShare: null,
  walletCurrency: "INR",
};
const withWallet = { ...about, walletShare: "JOD 5.00" };
const textOf = (code: string, named = about) => purchaseProblem(code, named)?.text;

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
  expect(textOf(code)).toContain("Nothing was charged.");
});

test("what cannot be paid by one platform leads to the others", () => {
  for (const code of ["declined", "script_blocked", "gateway_unreachable", "currency_refused"])
    expect(purchaseProblem(code, about)?.elsewhere).toBe(true);
  for (const code of ["price_changed", "already_paid", "wallet_short"])
    expect(purchaseProblem(code, about)?.elsewhere).toBe(false);
});

test("the sentences name platform, currency and price", () => {
  expect(textOf("currency_refused")).toContain("Card does not take JOD at the moment.");
  expect(textOf("price_changed")).toContain("Please look at the new price. It is JOD 27.50.");
  expect(textOf("conversion_failed")).toBe(
    "Your wallet is in INR and could not be changed to JOD. You can pay the whole amount another way.",
  );
});

test("wallet money that was set aside is said to be kept for another try, or to be free", () => {
  expect(textOf("declined", withWallet)).toContain("The JOD 5.00 from your wallet stays set aside");
  expect(textOf("currency_refused", withWallet)).toContain("The JOD 5.00 from your wallet is free again.");
  expect(textOf("script_blocked", withWallet)).not.toContain("JOD 5.00");
  expect(textOf("currency_refused")).not.toContain("wallet");
});

test("what a gateway or the server said stands first, where we know no better", () => {
  expect(purchaseProblem({ code: "declined", said: "Insufficient funds." }, about)?.text).toMatch(
    /^Insufficient funds\. Nothing was charged\./,
  );
  expect(purchaseProblem({ code: "a_code_of_tomorrow", said: "No." }, about)?.text).toBe(
    "No. Nothing was charged. Please try again.",
  );
  expect(purchaseProblem({ code: "wallet_short", said: "No." }, about)?.text).toMatch(/^Your wallet/);
});

test("money that may have been paid is never said not to have been charged", () => {
  expect(textOf("lost_after_paying")).not.toContain("Nothing was charged");
  expect(textOf("payment_open")).not.toContain("Nothing was charged");
});
