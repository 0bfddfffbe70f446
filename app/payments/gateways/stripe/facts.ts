import type { GatewayFacts } from "#app/payments/gateways/gateway-facts.ts";

export const stripeFacts = {
  wireName: "stripe",
  label: "Card",
  owner: "Stripe’s",
  takes: () => null,
  note: () => "Visa, Mastercard and other cards, on Stripe’s own page",
  accounts: { stripe: "Card (Stripe)" },
} as const satisfies GatewayFacts;
