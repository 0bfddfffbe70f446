import type { Billing } from "#app/orders/billing.ts";
import type { GatewayOffer, PurchaseView } from "#app/checkout/pay/purchase-view.ts";
import type { Payer } from "#app/payments/gateways/gateway-window.ts";
import type { GatewayName } from "#app/payments/gateways/gateway-registry.ts";

/** A purchase ready to be paid. The way to pay is in the address, as the choices are. */
export type PaymentDialogData = {
  view: PurchaseView;
  /** What is bought, a line each. */
  what: { heading: string; text: string; price: bigint }[];
  /** The chosen gateway; null when none is on offer. */
  offer: GatewayOffer | null;
  /** The fields of this page's address, kept while the way to pay changes. */
  kept: [name: string, value: string][];
  /** The fields of the form that buys, in wire names, besides those that it shows. */
  fields: [name: string, value: string][];
  closeHref: string;
  /** Where the same fields ask for a link by which somebody else can pay; null for what cannot be asked of others. */
  askHref: string | null;
  /** Where the scripts of the gateways are that open a window on the page. */
  windowScripts: Partial<Record<GatewayName, string>>;
  /** What the page showed before, where that differs from the price; null where nothing is to be said. */
  priceNote: string | null;
  /** The code of what went wrong with the last attempt. */
  problem: string | null;
  payer: Payer;
  /** Who the receipt would be made out to, and the countries to choose from. */
  billing: Billing;
  countries: { code: string; name: string }[];
};
