import type { GatewayFacts } from "#app/payments/gateways/gateway-facts.ts";
import { payfortFacts } from "#app/payments/gateways/payfort/facts.ts";
import { razorpayFacts } from "#app/payments/gateways/razorpay/facts.ts";
import { stripeFacts } from "#app/payments/gateways/stripe/facts.ts";

/** Every gateway of spec section 4, by the name its payments are stored under, in the order they are shown. */
const registry = { stripe: stripeFacts, razorpay: razorpayFacts, payfort: payfortFacts };

export type GatewayName = keyof typeof registry;
export const gatewayNames = Object.keys(registry) as [GatewayName, ...GatewayName[]];

export const gatewayFacts: Readonly<Record<GatewayName, GatewayFacts>> = registry;

export type GatewayAccount = {
  [Name in GatewayName]: keyof (typeof registry)[Name]["accounts"];
}[GatewayName];

/** The gateway of this name; null where none has it. */
export function gatewayNamed(named: unknown): GatewayName | null {
  return gatewayNames.find((name) => name === named) ?? null;
}

/** The accounts that we may have at a gateway. */
export function accountsAt(name: GatewayName): GatewayAccount[] {
  return Object.keys(registry[name].accounts) as GatewayAccount[];
}

export const gatewayAccounts: readonly GatewayAccount[] = gatewayNames.flatMap(accountsAt);

/** All of them for a sentence, such as "A, B or C". */
export function labelsOfAll(): string {
  return new Intl.ListFormat("en-GB", { type: "disjunction" }).format(
    gatewayNames.map((name) => gatewayFacts[name].label),
  );
}

/** One of these accounts, as the desk reads it. */
export function accountLabel(account: string): string {
  const labels = gatewayNames.map((name) => gatewayFacts[name].accounts[account]);
  return labels.find((label) => label !== undefined) ?? account;
}

/** The gateway that a call or a form names; null for a name that none has. */
export function gatewayFromWire(wireName: string): GatewayName | null {
  return gatewayNames.find((name) => registry[name].wireName === wireName) ?? null;
}
