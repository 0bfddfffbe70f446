import type { GatewayKeys } from "#scripts/start/secrets.ts";
import type { ShopSettings } from "#simulator/settings.ts";
import { shopSettings } from "#simulator/gateways/registry.ts";

type Settings = Record<string, string | undefined>;

/** Gateways with the owner's own keys stay real. */
export function gatewaySettings(
  simulator: { apiUrl: string; publicUrl: string },
  keys: GatewayKeys,
  set: Settings,
): Record<string, string> {
  const gateways = Object.values(shopSettings);
  const isReal = ({ ownKeys }: ShopSettings) => ownKeys.some((name) => set[name]);
  const pages = gateways.filter(isReal).map((gateway) => gateway.pages);
  const settings = gateways
    .filter((gateway) => !isReal(gateway))
    .map((gateway) => ({ ...keysOf(gateway, keys), ...gateway.addresses(simulator) }));
  const origins = [simulator.publicUrl, ...pages].join(" ");
  return Object.assign({ PAYMENT_PAGE_ORIGINS: origins }, ...settings) as Record<string, string>;
}

export function simulatorSettings(siteUrl: string, keys: GatewayKeys, set: Settings): Settings {
  const gateways = Object.entries(shopSettings);
  const webhooks = gateways.map(([name]) => [
    `WEBHOOK_URL_${name.toUpperCase()}`,
    `${siteUrl}/webhooks/${name}/`,
  ]);
  const alsoTold = gateways.flatMap(([, one]) => one.alsoTold);
  return {
    ...Object.fromEntries(webhooks),
    ...Object.fromEntries(alsoTold.map((name) => [name, set[name]])),
    ...keys,
  };
}

function keysOf(gateway: ShopSettings, keys: GatewayKeys): GatewayKeys {
  return Object.fromEntries(Object.entries(keys).filter(([name]) => name in gateway.keys));
}
