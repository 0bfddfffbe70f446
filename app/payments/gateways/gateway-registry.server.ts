import { z } from "zod";

import type { Gateway, GatewayAdapter, PaymentProof } from "#app/payments/gateways/gateway.ts";
import {
  type GatewayAccount,
  type GatewayName,
  gatewayNames,
} from "#app/payments/gateways/gateway-registry.ts";
import { payfortAdapter } from "#app/payments/gateways/payfort/gateway.server.ts";
import { razorpayAdapter } from "#app/payments/gateways/razorpay/gateway.server.ts";
import { stripeAdapter } from "#app/payments/gateways/stripe/gateway.server.ts";
import { env, readSettings } from "#app/platform/env.server.ts";
import { isLoopbackHost } from "#app/platform/loopback.ts";
import { log } from "#app/platform/log.server.ts";
import { invariant } from "#app/platform/invariant.ts";
import type { Currency } from "#app/money/currency.ts";

export const gatewayAdapters: Readonly<Record<GatewayName, GatewayAdapter>> = {
  stripe: stripeAdapter,
  razorpay: razorpayAdapter,
  payfort: payfortAdapter,
};

export const gatewaySettings = Object.values(gatewayAdapters).reduce(
  (all, { settings }) => all.extend(settings.shape),
  z.object({}) as z.ZodObject,
);

type Configured = { settings: z.infer<z.ZodObject>; active: Gateway[] };

let configured: Configured | null = null;

export function configureGateways(settings = readSettings(gatewaySettings)): Configured {
  const active = gatewayNames
    .map((name) => gatewayAdapters[name].connect(settings, env().SITE_URL))
    .filter((one) => one !== null);
  return (configured = { settings, active });
}

export function activeGateways(): Gateway[] {
  return (configured ?? configureGateways()).active;
}

export type ConnectedGateway = { name: GatewayName; isSimulated: boolean };

/** Those with keys, and whether they are this machine's stand-in. */
export function connectedGateways(): ConnectedGateway[] {
  const { settings, active } = configured ?? configureGateways();
  return active.map(({ name }) => {
    const { hostname } = new URL(String(settings[`${name.toUpperCase()}_API_URL`]));
    return { name, isSimulated: isLoopbackHost(hostname) };
  });
}

export function connectedGateway(name: GatewayName): Gateway {
  const found = activeGateways().find((one) => one.name === name);
  invariant(found, `${name} has no keys`);
  return found;
}

export function isActive(name: GatewayName): boolean {
  return activeGateways().some((one) => one.name === name);
}

/** In display order: gateways with keys that can charge the currency. */
export function gatewaysFor(
  currency: Currency,
  active: readonly Pick<Gateway, "name" | "takes">[] = activeGateways(),
): GatewayName[] {
  return gatewayNames.filter((name) => active.some((one) => one.name === name && one.takes(currency)));
}

export function preferredGateway(currency: Currency, offered: readonly GatewayName[]): GatewayName | null {
  const preferred = offered.find((name) => gatewayAdapters[name].preferredIn.includes(currency));
  return preferred ?? offered[0] ?? null;
}

export function gatewayAccountFor(name: GatewayName, currency: Currency): GatewayAccount {
  return gatewayAdapters[name].accountFor(currency);
}

export function readPaymentProof(fields: Readonly<Record<string, unknown>>): PaymentProof | null {
  const proofs = gatewayNames.flatMap((gateway) => {
    const proof = gatewayAdapters[gateway].readProof(fields);
    return proof ? [{ gateway, ...proof }] : [];
  });
  return proofs.at(-1) ?? null;
}

export function windowScripts(): Partial<Record<GatewayName, string>> {
  const { settings } = configured ?? configureGateways();
  const scripts = gatewayNames.map((name) => [name, gatewayAdapters[name].scriptUrl?.(settings)]);
  return Object.fromEntries(scripts.filter(([, url]) => url !== undefined));
}

export function postedPages(): string[] {
  const { settings } = configured ?? configureGateways();
  return gatewayNames.flatMap((name) => gatewayAdapters[name].formUrl?.(settings) ?? []);
}

export function pageOrigins(): string[] {
  return env().PAYMENT_PAGE_ORIGINS ?? gatewayNames.map((name) => gatewayAdapters[name].pageOrigin);
}

export function logActiveGateways(): void {
  const gateways = activeGateways().map((one) => one.name);
  if (gateways.length > 0) log.info({ gateways }, "payment gateways are active");
  else log.warn("no payment gateway is active: none has all of its keys set");
}
