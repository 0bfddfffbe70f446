import type { GatewayName } from "#app/payments/gateways/gateway-registry.ts";

const windows = import.meta.glob<GatewayWindow>("./*/window.ts", { eager: true, import: "gatewayWindow" });

export function windowOf(gateway: GatewayName): GatewayWindow | undefined {
  return windows[`./${gateway}/window.ts`];
}

export type Payer = { name: string; email: string; mobile: string; shop: string; description: string };

export type WindowOrder = Readonly<Record<string, string | number>>;

export type GatewayWindow = {
  /** False if the script is blocked or the connection is down. */
  load(scriptUrl: string): Promise<boolean>;
  open(order: WindowOrder, payer: Payer): Promise<{ proof: object } | { code: string; said?: string }>;
};
