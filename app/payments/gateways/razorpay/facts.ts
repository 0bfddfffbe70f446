import type { Currency } from "#app/money/currency.ts";
import type { GatewayFacts } from "#app/payments/gateways/gateway-facts.ts";

export const razorpayFacts = {
  wireName: "razorpay",
  label: "Razorpay",
  owner: "Razorpay’s",
  takes,
  note: (page, currency) => `${takes(currency) ?? "Cards"}, in a window on ${page}`,
  accounts: {
    razorpay_domestic: "Razorpay, in rupees",
    razorpay_international: "Razorpay, other currencies",
  },
} as const satisfies GatewayFacts;

/** UPI and net banking move rupees only. */
function takes(currency: Currency): string | null {
  return currency === "INR" ? "UPI, cards, net banking" : null;
}
