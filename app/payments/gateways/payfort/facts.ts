import type { GatewayFacts } from "#app/payments/gateways/gateway-facts.ts";

export const payfortFacts = {
  wireName: "amazon payfort",
  label: "Amazon Payfort",
  owner: "Amazon Payment Services’",
  takes: () => null,
  note: () => "Cards, on Amazon Payment Services’ own page",
  accounts: { payfort: "Amazon Payfort" },
} as const satisfies GatewayFacts;
