import type { ChoiceField } from "#app/checkout/purchase-box/choice-fields.ts";
import type { PurchaseView, ShownView } from "#app/checkout/pay/purchase-view.ts";
import type { Currency } from "#app/money/currency.ts";
import type { DrawnOptions } from "#app/ui/fields/drawn-options.tsx";

/** Stateless: each change asks the server for a new one. */
export type PurchaseBoxData = {
  fields: ChoiceField[];
  share: { groupId: string; title: string; href: string } | null;
  /** Set only after an attempt to buy. */
  wrongFields: string[];
  /** Null without a currency or price. */
  view: PurchaseView | null;
  /** Set when a press needs confirming, because the page showed something else; else null. */
  beforeBuying: string | null;
  /** Reserves room for the price. */
  shape: ShownView | null;
  /** While a required choice is open, shows the smallest price. */
  priceIsFrom: boolean;
  problem: string | null;
  notAvailable: string | null;
  coupon: { code: string; problem: string | null; saved: string | null };
  info: string;
  currency: Currency | null;
  currencies: { code: string; name: string }[];
  countries: DrawnOptions | null;
  zoneKnown: boolean;
  formToken: string;
  buy: BuyData;
};

export type BuyData = {
  signedIn: boolean;
  /** Includes the price that was seen. */
  carried: [name: string, value: string][];
  closedHref: string;
  createsGroup: boolean;
  cart: { holdsThis: boolean; count: number };
  result: BuyResult | null;
};

export type BuyResult =
  | { kind: "added" }
  | { kind: "failed"; message: string; attempt: string }
  | { kind: "clash"; message: string; inCart: PriceInCart | null };

/** What this costs in the cart's currency: in words, and as it comes back with the press. */
export type PriceInCart = { currency: Currency; price: string; seen: string };

export const boxIntents = [
  "show",
  "log_in",
  "buy",
  "create_group",
  "add_to_cart",
  "empty_and_add",
  "add_as_cart",
] as const;

export type BoxIntent = (typeof boxIntents)[number];

/** Dialogs and one-time messages: none of these changes the price. */
export const passingFields = ["pay", "quote", "wallet", "gateway", "problem", "was", "again"] as const;

export const boxFormId = "start-now-form";

export const boxFields = {
  intent: "intent",
  coupon: "coupon",
  currency: "currency",
  country: "country",
  purchaseId: "purchase_id",
  quoteId: "quote_id",
  priceSeen: "price_seen",
  /** The same in the cart's currency, while it is asked which of both is meant. */
  seenAsCart: "seen_as_cart",
  /** The header's menu belongs to this form, so choosing a currency keeps the choices. */
  menuCurrency: "menu_currency",
  byMenu: "by_menu",
  /** Press this again, now that the new price is on screen. */
  again: "again",
} as const;
