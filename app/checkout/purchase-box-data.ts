import type { ChoiceField } from "#app/checkout/choice-fields.ts";
import type { PurchaseView } from "#app/checkout/purchase-view.ts";

/** Everything the Start Now box shows. It keeps no state: each change asks the server for a new one. */
export type PurchaseBoxData = {
  fields: ChoiceField[];
  /** The research group whose member buys their share here. */
  share: { groupId: string; title: string; href: string } | null;
  /** Names of fields that must still be chosen, once someone tried to buy. */
  wrongFields: string[];
  /** Null while no currency is known, or the service has no price. */
  view: PurchaseView | null;
  /** What a price would look like: it keeps the room of the one that comes when the browser has told its time zone. */
  shape: PurchaseView | null;
  /** The price of the smallest choice is shown while one must still be made. */
  priceIsFrom: boolean;
  /** Why there is no price or something was put right, in words. */
  problem: string | null;
  notAvailable: string | null;
  coupon: { code: string; problem: string | null; saved: string | null };
  info: { service: string; mba: string | null; lightning: string | null };
  currency: string | null;
  currencies: { code: string; name: string }[];
  /** Asked for while no currency is known. */
  countries: { code: string; name: string }[];
  /** Whether the browser has told its time zone. */
  zoneKnown: boolean;
  here: string;
  formToken: string;
  buy: BuyData;
};

export type BuyData = {
  signedIn: boolean;
  /** The choices as they are priced, for the forms that buy them. */
  choices: [name: string, value: string][];
  payHref: string;
  /** The page as it is configured, with nothing open over it. */
  closedHref: string;
  logInHref: string;
  /** Where a research group of so many co-authors is made, instead of buying. */
  createGroupHref: string | null;
  cart: { holdsThis: boolean; count: number };
  result: BuyResult | null;
};

export type BuyResult =
  | { kind: "added" }
  | { kind: "failed"; message: string; attempt: string }
  | { kind: "clash"; message: string };
