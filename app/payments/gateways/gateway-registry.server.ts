import type { Gateway, GatewayAdapter, PaymentProof } from "#app/payments/gateways/gateway.ts";
import {
  type GatewayAccount,
  type GatewayName,
  gatewayNames,
} from "#app/payments/gateways/gateway-registry.ts";
import { payfort } from "#app/payments/gateways/payfort/gateway.server.ts";
import { razorpay } from "#app/payments/gateways/razorpay/gateway.server.ts";
import { stripe } from "#app/payments/gateways/stripe/gateway.server.ts";
import { env, type Env } from "#app/platform/env.server.ts";
import { invariant } from "#app/platform/invariant.ts";
import { log } from "#app/platform/log.server.ts";
import type { Currency } from "#app/money/currency.ts";

/** Every gateway's adapter, whether its keys are set or not. */
export const gatewayAdapters: Readonly<Record<GatewayName, GatewayAdapter>> = { stripe, razorpay, payfort };

/** The gateways whose keys are all set. */
export function activeGateways(): Gateway[] {
  return configured ?? configureGateways(env());
}

/** Takes the gateways' settings from here on: at the first use our own, in a test its simulator's. */
export function configureGateways(settings: Env): Gateway[] {
  return (configured = gatewayNames
    .map((name) => gatewayAdapters[name].connect(settings))
    .filter((one) => one !== null));
}

let configured: Gateway[] | null = null;

/** A configured gateway. Asking for another is a bug: check `isActive` or `gatewaysFor` first. */
export function connectedGateway(name: GatewayName): Gateway {
  const found = activeGateways().find((one) => one.name === name);
  invariant(found, `${name} has no keys`);
  return found;
}

export function isActive(name: GatewayName): boolean {
  return activeGateways().some((one) => one.name === name);
}

/** The gateways to offer for a currency, in the order they are shown: those whose keys are set and that can charge it. */
export function gatewaysFor(
  currency: Currency,
  active: readonly Pick<Gateway, "name" | "takes">[] = activeGateways(),
): GatewayName[] {
  return gatewayNames.filter((name) => active.some((one) => one.name === name && one.takes(currency)));
}

/** The gateway chosen beforehand among those offered, which stand in the order they are shown; null when none is. */
export function preferredGateway(currency: Currency, offered: readonly GatewayName[]): GatewayName | null {
  const preferred = offered.find((name) => gatewayAdapters[name].preferredIn.includes(currency));
  return preferred ?? offered[0] ?? null;
}

export function gatewayAccountFor(name: GatewayName, currency: Currency): GatewayAccount {
  return gatewayAdapters[name].accountFor(currency);
}

/** The proof of a payment among the fields of a call; null where they name none. */
export function readPaymentProof(fields: Readonly<Record<string, unknown>>): PaymentProof | null {
  const proofs = gatewayNames.flatMap((gateway) => {
    const proof = gatewayAdapters[gateway].readProof(fields);
    return proof ? [{ gateway, ...proof }] : [];
  });
  return proofs.at(-1) ?? null;
}

/** The scripts of the windows that gateways open on our pages. */
export function windowScripts(): Partial<Record<GatewayName, string>> {
  const scripts = gatewayNames.map((name) => [name, gatewayAdapters[name].scriptUrl?.(env())]);
  return Object.fromEntries(scripts.filter(([, url]) => url !== undefined));
}

/** The pages of gateways that forms of ours are posted to. */
export function postedPages(): string[] {
  return gatewayNames.flatMap((name) => gatewayAdapters[name].formUrl?.(env()) ?? []);
}

/** Says once, at start, who can take money. */
export function logActiveGateways(): void {
  const gateways = activeGateways().map((one) => one.name);
  if (gateways.length > 0) log.info({ gateways }, "payment gateways are active");
  else log.warn("no payment gateway is active: none has all of its keys set");
}
