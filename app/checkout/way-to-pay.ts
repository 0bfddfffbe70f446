import type { PaymentDialogData } from "#app/checkout/payment-dialog-data.ts";
import {
  gatewayFacts,
  gatewayFromWire,
  type GatewayName,
  gatewayNames,
} from "#app/payments/gateways/registry.ts";

/** How a purchase is to be paid: `platform` is null where the wallet pays it all, or none is on offer. */
type WayToPay = { platform: GatewayName | null; useWallet: boolean };

/** The fields of the form that pays, by which a way is chosen. */
export const wayFields = { platform: "payment_platform", wallet: "is_wallet" };

/** The way that the payment dialog was drawn for. */
export function wayDrawn({ view, offer }: PaymentDialogData): WayToPay {
  return { platform: offer?.platform ?? null, useWallet: view.useWallet };
}

/** The way that a form's fields show. What it has no field for stays as it was drawn. */
export function wayShown(form: HTMLFormElement, drawn: WayToPay): WayToPay {
  const fields = new FormData(form);
  const platform = fields.get(wayFields.platform);
  const hasWallet = form.elements.namedItem(wayFields.wallet) !== null;
  return {
    platform: typeof platform === "string" ? gatewayFromWire(platform) : drawn.platform,
    useWallet: hasWallet ? fields.has(wayFields.wallet) : drawn.useWallet,
  };
}

/** Sets a form's fields to a way. */
export function showWay(form: HTMLFormElement, { platform, useWallet }: WayToPay): void {
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement)) continue;
    if (field.name === wayFields.wallet) field.checked = useWallet;
    if (field.name === wayFields.platform && field.type === "radio") {
      field.checked = platform !== null && field.value === gatewayFacts[platform].wireName;
    }
  }
}

export function isSameWay(one: WayToPay, other: WayToPay): boolean {
  return one.platform === other.platform && one.useWallet === other.useWallet;
}

/** A way in one word, for a form to carry as what it was drawn for. */
export function writeWay({ platform, useWallet }: WayToPay): string {
  return [platform ?? "none", ...(useWallet ? ["wallet"] : [])].join("+");
}

export function readWay(written: string): WayToPay {
  const [named, wallet] = written.split("+");
  return { platform: gatewayNames.find((one) => one === named) ?? null, useWallet: wallet === "wallet" };
}

/** An address with another way to pay in it. */
export function withWay(path: string, { platform, useWallet }: WayToPay): string {
  const url = new URL(path, "http://site.invalid");
  url.searchParams.delete("wallet");
  if (useWallet) url.searchParams.set("wallet", "1");
  if (platform) url.searchParams.set("platform", platform);
  return url.pathname + url.search;
}

/** The same dialog with another way chosen. */
export function hrefOfWay({ kept }: PaymentDialogData, way: WayToPay): string {
  return withWay(`/?${new URLSearchParams(kept)}`, way).slice(1);
}
