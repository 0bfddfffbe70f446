import type { ChoiceField } from "#app/checkout/purchase-box/choice-fields.ts";
import type { PurchaseView } from "#app/checkout/pay/purchase-view.ts";
import type { Quote, QuoteLine } from "#app/pricing/quote.ts";
import type { Currency } from "#app/money/currency.ts";

/** A service in the cart as it is shown. Amounts are hundredths of the cart's currency. */
export type CartItemView = {
  id: string;
  heading: string;
  /** The choices in words. */
  text: string;
  /** The service's page with these choices made. */
  href: string;
  fields: ChoiceField[];
  /** Null while the cart cannot be priced. */
  price: { now: bigint; before: bigint; saved: bigint; lines: QuoteLine[] } | null;
};

/** A cart with something in it. */
export type CartView = {
  currency: Currency;
  items: CartItemView[];
  coupon: { code: string; problem: string | null; saved: bigint | null };
  canJoin: boolean;
  /** Null while it cannot be priced; `problem` says why. */
  totals: { view: PurchaseView; byService: Quote } | null;
  problem: string | null;
  /** Made with the page, so that Buy Now pressed twice is one purchase. */
  purchaseId: string;
};
