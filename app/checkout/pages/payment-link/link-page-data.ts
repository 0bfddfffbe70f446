import type { ChoiceField } from "#app/checkout/purchase-box/choice-fields.ts";
import type { OpenedPaymentData } from "#app/checkout/pay/opened-payment-data.ts";
import type { PaymentDialogData } from "#app/checkout/pay/payment-dialog-data.ts";
import type { LinkOutcome } from "#app/checkout/payment-links/payment-link-outcome.ts";
import type { PurchaseView, ShownView } from "#app/checkout/pay/purchase-view.ts";
import type { GatewayName } from "#app/payments/gateways/gateway-registry.ts";

/** What is sold: a heading, and the choices in words. */
export type Sold = { slug: string; heading: string; text: string };

/** A link's address for the customer who pays. */
export type OfferPage = {
  kind: "offer";
  sold: Sold;
  /** Why nothing can be bought as the address asks for it, in words. */
  problem: string | null;
  notAvailable: boolean;
  /** The choices that the address leaves out, and its own fields, kept while they are made. */
  missing: ChoiceField[];
  kept: [name: string, value: string][];
  view: PurchaseView | null;
  /** What a price would look like, where it is on its way: it keeps the room of it. */
  shape: ShownView | null;
  notes: string[];
  /** Asked for while no currency is known. `zoneKnown`: the browser has told its time zone. */
  countries: { code: string; name: string }[];
  zoneKnown: boolean;
  here: string;
  servicePath: string;
  signedIn: boolean;
  logInHref: string;
  signUpHref: string;
  payHref: string;
  dialog: PaymentDialogData | null;
  /** What its order is called, where just this purchase is paid: nothing is offered then. */
  paidAs: string | null;
  /** What asks somebody else to pay; null while there is nothing to ask for. */
  ask: { action: string; fields: [name: string, value: string][] } | null;
  own: OwnLinks;
  /** Of its forms; empty for who is signed out. */
  token: string;
};

export type OwnLinks = {
  /** The one just asked for. */
  asked: OwnLink | null;
  /** Whom its receipt is made out to. */
  billedTo: string | null;
  links: OwnLink[];
  withdrawn: boolean;
};

/** A link of the customer's own. `address` is null once the key behind it has changed. */
export type OwnLink = {
  id: string;
  heading: string;
  text: string;
  address: string | null;
  whatsappHref: string | null;
  until: string;
};

/** A link's address for somebody else who pays. */
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
  /** Whether whoever looks is the customer themselves. */
  isOwn: boolean;
  /** Whether staff made the link, as agreed with the customer. */
  agreed: boolean;
  /** The form that pays it from the wallet; null unless whoever looks is the customer and their wallet holds enough. */
  wallet: [name: string, value: string][] | null;
};

/** Nothing can be paid by the link, or not now. */
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

export type LinkPageData = OfferPage | PayerPage | ClosedPage | OpenedPage;
