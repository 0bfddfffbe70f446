import type { ChoiceField } from "#app/checkout/purchase-box/choice-fields.ts";
import type { OpenedPaymentData } from "#app/checkout/pay/opened-payment-data.ts";
import type { PaymentDialogData } from "#app/checkout/pay/payment-dialog-data.ts";
import type { LinkOutcome } from "#app/payment-links/pages/payment-link-outcome.ts";
import type { PurchaseView, ShownView } from "#app/checkout/pay/purchase-view.ts";
import type { GatewayName } from "#app/payments/gateways/gateway-registry.ts";
import type { PrintedReceipt } from "#app/receipts/print-receipt.ts";
import type { DrawnOptions } from "#app/ui/fields/drawn-options.tsx";

export type PaidAs = { order: string; href: string };

export type Sold = { slug: string; heading: string; text: string };

export type OfferPage = {
  kind: "offer";
  sold: Sold;
  problem: string | null;
  notAvailable: boolean;
  /** Also carries the address's own fields. */
  missing: ChoiceField[];
  kept: [name: string, value: string][];
  view: PurchaseView | null;
  /** Reserves room for a price still loading. */
  shape: ShownView | null;
  notes: string[];
  countries: DrawnOptions | null;
  zoneKnown: boolean;
  here: string;
  servicePath: string;
  signedIn: boolean;
  logInHref: string;
  signUpHref: string;
  payHref: string;
  dialog: PaymentDialogData | null;
  paidAs: PaidAs | null;
  /** Null while there is nothing to ask for. */
  ask: { action: string; fields: [name: string, value: string][] } | null;
  own: OwnLinks;
  /** Of its forms; empty for who is signed out. */
  token: string;
};

export type OwnLinks = {
  asked: OwnLink | null;
  billedTo: string | null;
  links: OwnLink[];
  withdrawn: boolean;
};

/** `address` is null once the key behind it has changed. */
export type OwnLink = {
  id: string;
  heading: string;
  text: string;
  address: string | null;
  whatsappHref: string | null;
  until: string;
};

export type PayerPage = {
  kind: "payer";
  sold: Sold;
  customerName: string;
  outcome: LinkOutcome | null;
  view: PurchaseView;
  preferred: GatewayName | null;
  notes: string[];
  until: string;
  token: string;
  /** The price that the form which pays shows. */
  fields: [name: string, value: string][];
  isOwn: boolean;
  agreed: boolean;
  /** Null unless the viewer is the customer and their wallet covers it. */
  wallet: [name: string, value: string][] | null;
};

export type ClosedPage = { kind: "closed"; heading: string; text: string; outcome: LinkOutcome | null };

/** A payer's payment that is open at a gateway. */
export type OpenedPage = {
  kind: "opened";
  sold: Sold;
  customerName: string;
  opened: OpenedPaymentData;
  shop: string;
  otherWay: string;
};

/** A payer's payment that has become the order. */
export type PaidPage = {
  kind: "paid";
  customerName: string;
  amount: string;
  /** Null unless something of it went back. */
  refunded: string | null;
  printed: PrintedReceipt;
  payerName: string | null;
  /** Masked: the customer may open this page, too. */
  sentTo: string | null;
  token: string;
};

export type LinkPageData = OfferPage | PayerPage | ClosedPage | OpenedPage | PaidPage;
