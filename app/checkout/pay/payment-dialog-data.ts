import type { Billing } from "#app/orders/billing.ts";
import type { GatewayOffer, PurchaseView } from "#app/checkout/pay/purchase-view.ts";
import type { Payer } from "#app/payments/gateways/gateway-window.ts";
import type { GatewayName } from "#app/payments/gateways/gateway-registry.ts";

export type BoughtItem = { heading: string; text: string; price: bigint };

export type PaymentDialogData = {
  view: PurchaseView;
  what: BoughtItem[];
  /** The chosen gateway; null when none is on offer. */
  offer: GatewayOffer | null;
  kept: [name: string, value: string][];
  fields: [name: string, value: string][];
  closeHref: string;
  /** Null when nobody else can pay for it. */
  askHref: string | null;
  windowScripts: Partial<Record<GatewayName, string>>;
  /** Null when the price is as shown before. */
  priceNote: string | null;
  problem: string | null;
  payer: Payer;
  billing: Billing;
  countries: { code: string; name: string }[];
};
