import { createRequire } from "node:module";

import type { Gateway, GatewayAdapter, PaymentProof } from "#app/payments/gateways/gateway.ts";
import {
  type GatewayAccount,
  type GatewayName,
  gatewayNames,
} from "#app/payments/gateways/gateway-registry.ts";
import { env, type Env } from "#app/platform/env.server.ts";
import { invariant } from "#app/platform/invariant.ts";
import { log } from "#app/platform/log.server.ts";
import type { Currency } from "#app/money/currency.ts";

/** Commands run as they are written, where only Node finds the files. */
const adapters = import.meta.env
  ? import.meta.glob<GatewayAdapter>("./*/gateway.server.ts", { eager: true, import: "adapter" })
  : adaptersInFolders();

export const gatewayAdapters = Object.fromEntries(
  gatewayNames.map((name) => [name, adapters[`./${name}/gateway.server.ts`]]),
) as Readonly<Record<GatewayName, GatewayAdapter>>;

function adaptersInFolders(): Record<string, GatewayAdapter> {
  const load = createRequire(import.meta.url);
  const paths = gatewayNames.map((name) => `./${name}/gateway.server.ts`);
  return Object.fromEntries(paths.map((path) => [path, (load(path) as { adapter: GatewayAdapter }).adapter]));
}

export function activeGateways(): Gateway[] {
  return configured ?? configureGateways(env());
}

export function configureGateways(settings: Env): Gateway[] {
  return (configured = gatewayNames
    .map((name) => gatewayAdapters[name].connect(settings))
    .filter((one) => one !== null));
}

let configured: Gateway[] | null = null;

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
  const scripts = gatewayNames.map((name) => [name, gatewayAdapters[name].scriptUrl?.(env())]);
  return Object.fromEntries(scripts.filter(([, url]) => url !== undefined));
}

export function postedPages(): string[] {
  return gatewayNames.flatMap((name) => gatewayAdapters[name].formUrl?.(env()) ?? []);
}

export function logActiveGateways(): void {
  const gateways = activeGateways().map((one) => one.name);
  if (gateways.length > 0) log.info({ gateways }, "payment gateways are active");
  else log.warn("no payment gateway is active: none has all of its keys set");
}
