import type { ChoiceField } from "#app/checkout/purchase-box/choice-fields.ts";
import type { PurchaseView, ShownView } from "#app/checkout/pay/purchase-view.ts";
import type { Currency } from "#app/money/currency.ts";

/** Everything the Start Now box shows. It keeps no state: each change asks the server for a new one. */
export type PurchaseBoxData = {
  fields: ChoiceField[];
  /** The research group whose member buys their share here. */
  share: { groupId: string; title: string; href: string } | null;
  /** Names of fields that must still be chosen, once someone tried to buy. */
  wrongFields: string[];
  /** Null while no currency is known, or the service has no price. */
  view: PurchaseView | null;
  /** Said before a second press, where the first one showed other than what was on screen; null else. */
  beforeBuying: string | null;
  /** What a price would look like: it keeps the room of the one that comes when the browser has told its time zone. */
  shape: ShownView | null;
  /** The price of the smallest choice is shown while one must still be made. */
  priceIsFrom: boolean;
  /** Why there is no price or something was put right, in words. */
  problem: string | null;
  notAvailable: string | null;
  coupon: { code: string; problem: string | null; saved: string | null };
  info: { service: string; mba: string | null; lightning: string | null };
  currency: Currency | null;
  currencies: { code: string; name: string }[];
  /** Asked for while no currency is known. */
  countries: { code: string; name: string }[];
  /** Whether the browser has told its time zone. */
  zoneKnown: boolean;
  formToken: string;
  buy: BuyData;
};

export type BuyData = {
  signedIn: boolean;
  /** What the form carries beside what it shows: whose it is, what it is about, and the price that was seen. */
  carried: [name: string, value: string][];
  /** The page as it is configured, with nothing open over it. The form is sent there. */
  closedHref: string;
  /** A research group of so many co-authors is begun, instead of buying. */
  createsGroup: boolean;
  cart: { holdsThis: boolean; count: number };
  result: BuyResult | null;
};

export type BuyResult =
  | { kind: "added" }
  | { kind: "failed"; message: string; attempt: string }
  | { kind: "clash"; message: string };

/** What the buttons of the box ask for. All of them send the form that shows the choices. */
export const boxIntents = ["show", "log_in", "buy", "create_group", "add_to_cart", "empty_and_add"] as const;

export type BoxIntent = (typeof boxIntents)[number];

/** Fields of the page's address that say what stands over the box, or of one press: they change no price in it. */
export const passingFields = ["pay", "quote", "wallet", "gateway", "problem", "was", "again"] as const;

/** The id of the box's form. */
export const boxFormId = "start-now-form";

/** Fields of the box's form, beside its choices, and of the page's address. */
export const boxFields = {
  intent: "intent",
  coupon: "coupon",
  currency: "currency",
  country: "country",
  purchaseId: "purchase_id",
  quoteId: "quote_id",
  /** The price that was on screen, such as `INR 5499900`. */
  priceSeen: "price_seen",
  /** Of the currency menu in the header, which belongs to the box's form where there is one: it keeps what is chosen. */
  menuCurrency: "menu_currency",
  byMenu: "by_menu",
  /** In the address: what is to be pressed once more, now that its price is on screen. */
  again: "again",
} as const;
