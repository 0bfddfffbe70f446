import type { GatewayFacts } from "#app/payments/gateways/gateway-facts.ts";
import { payfortFacts } from "#app/payments/gateways/payfort/facts.ts";
import { razorpayFacts } from "#app/payments/gateways/razorpay/facts.ts";
import { stripeFacts } from "#app/payments/gateways/stripe/facts.ts";

/** Spec section 4, in display order; the keys are stored with payments. */
const registry = { stripe: stripeFacts, razorpay: razorpayFacts, payfort: payfortFacts };

export type GatewayName = keyof typeof registry;
export const gatewayNames = Object.keys(registry) as [GatewayName, ...GatewayName[]];

export const gatewayFacts: Readonly<Record<GatewayName, GatewayFacts>> = registry;

export type GatewayAccount = {
  [Name in GatewayName]: keyof (typeof registry)[Name]["accounts"];
}[GatewayName];

export function gatewayNamed(named: unknown): GatewayName | null {
  return gatewayNames.find((name) => name === named) ?? null;
}

export function accountsAt(name: GatewayName): GatewayAccount[] {
  return Object.keys(registry[name].accounts) as GatewayAccount[];
}

export const gatewayAccounts: readonly GatewayAccount[] = gatewayNames.flatMap(accountsAt);

export function labelsOfAll(): string {
  return new Intl.ListFormat("en-GB", { type: "disjunction" }).format(
    gatewayNames.map((name) => gatewayFacts[name].label),
  );
}

export function accountLabel(account: string): string {
  const labels = gatewayNames.map((name) => gatewayFacts[name].accounts[account]);
  return labels.find((label) => label !== undefined) ?? account;
}

export function gatewayFromWire(wireName: string): GatewayName | null {
  return gatewayNames.find((name) => registry[name].wireName === wireName) ?? null;
}
