import { readdirSync } from "node:fs";

import type { ShopSettings } from "#simulator/settings.ts";
import type { SimulatedGateway } from "#simulator/simulation.ts";

/** Every folder beside this file is a gateway. */
const names = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

export async function loadGateways(): Promise<SimulatedGateway[]> {
  const files = names.map((name) => import(`./${name}/gateway.ts`) as Promise<{ gateway: SimulatedGateway }>);
  return (await Promise.all(files)).map(({ gateway }) => gateway);
}

/** By gateway. In files of their own, as the shop's start reads them and needs no more. */
export const shopSettings: Readonly<Record<string, ShopSettings>> = Object.fromEntries(
  await Promise.all(names.map(async (name) => [name, await loadShopSettings(name)] as const)),
);

async function loadShopSettings(name: string): Promise<ShopSettings> {
  const file = (await import(`./${name}/shop-settings.ts`)) as { shopSettings: ShopSettings };
  return file.shopSettings;
}
