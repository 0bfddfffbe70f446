import type { GatewayFacts } from "#app/payments/gateways/gateway-facts.ts";

export const razorpayFacts = {
  wireName: "razorpay",
  label: "Razorpay",
  owner: "Razorpay’s",
  note: (page) => `Cards, UPI and net banking, in a window on ${page}`,
  accounts: {
    razorpay_domestic: "Razorpay, in rupees",
    razorpay_international: "Razorpay, other currencies",
  },
} as const satisfies GatewayFacts;
