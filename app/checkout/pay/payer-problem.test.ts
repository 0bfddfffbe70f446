import { expect, test } from "vitest";

import { payerProblem } from "#app/checkout/pay/payer-problem.ts";
import { sentences } from "#app/checkout/pay/problem-sentences.ts";

const about = { gateway: "Card", currency: "INR", price: "", walletShare: null, walletCurrency: null };
const notForPayers = new Set(
  "cart_empty cart_changed cart_being_paid currency_clash wallet_short wallet_too_small conversion_failed rate_waiting rate_too_old hold_open".split(
    " ",
  ),
);

const payersOnly = ["link_closed", "customer_paying"];

test.each([...sentences.keys(), ...payersOnly].filter((code) => !notForPayers.has(code)))(
  "who pays for somebody else is told of %s without a dashboard, a wallet or a cart",
  (code) => {
    const problem = payerProblem({ code }, about);
    expect(problem?.text).toMatch(/\.$/);
    expect(problem?.text).not.toMatch(/dashboard|wallet|cart/i);
    expect(problem?.ways).toEqual([]);
  },
);
