import type { PaymentDialogData } from "#app/checkout/pay/payment-dialog-data.ts";
import {
  gatewayFacts,
  gatewayFromWire,
  type GatewayName,
  gatewayNamed,
} from "#app/payments/gateways/gateway-registry.ts";

/** How a purchase is to be paid: `gateway` is null where the wallet pays it all, or none is on offer. */
type PaymentMethod = { gateway: GatewayName | null; useWallet: boolean };

export const wayFields = { gateway: "payment_platform", wallet: "is_wallet" };

export function wayDrawn({ view, offer }: PaymentDialogData): PaymentMethod {
  return { gateway: offer?.gateway ?? null, useWallet: view.useWallet };
}

/** Missing fields keep the value drawn. */
export function wayShown(form: HTMLFormElement, drawn: PaymentMethod): PaymentMethod {
  const fields = new FormData(form);
  const gateway = fields.get(wayFields.gateway);
  const hasWallet = form.elements.namedItem(wayFields.wallet) !== null;
  return {
    gateway: typeof gateway === "string" ? gatewayFromWire(gateway) : drawn.gateway,
    useWallet: hasWallet ? fields.has(wayFields.wallet) : drawn.useWallet,
  };
}

export function showWay(form: HTMLFormElement, { gateway, useWallet }: PaymentMethod): void {
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement)) continue;
    if (field.name === wayFields.wallet) field.checked = useWallet;
    if (field.name === wayFields.gateway && field.type === "radio") {
      field.checked = gateway !== null && field.value === gatewayFacts[gateway].wireName;
    }
  }
}

export function isSameWay(one: PaymentMethod, other: PaymentMethod): boolean {
  return one.gateway === other.gateway && one.useWallet === other.useWallet;
}

export function writeWay({ gateway, useWallet }: PaymentMethod): string {
  return [gateway ?? "none", ...(useWallet ? ["wallet"] : [])].join("+");
}

export function readWay(written: string): PaymentMethod {
  const [named, wallet] = written.split("+");
  return { gateway: gatewayNamed(named), useWallet: wallet === "wallet" };
}

export function withWay(path: string, { gateway, useWallet }: PaymentMethod): string {
  const url = new URL(path, "http://site.invalid");
  url.searchParams.delete("wallet");
  if (useWallet) url.searchParams.set("wallet", "1");
  if (gateway) url.searchParams.set("gateway", gateway);
  return url.pathname + url.search;
}

export function hrefOfWay({ kept }: PaymentDialogData, way: PaymentMethod): string {
  return withWay(`/?${new URLSearchParams(kept)}`, way).slice(1);
}
