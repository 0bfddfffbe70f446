import type { ChoiceField } from "#app/checkout/purchase-box/choice-fields.ts";
import type { PurchaseView } from "#app/checkout/pay/purchase-view.ts";
import type { Quote, QuoteLine } from "#app/pricing/quote.ts";
import type { Currency } from "#app/money/currency.ts";

export type CartItemView = {
  id: string;
  heading: string;
  text: string;
  href: string;
  fields: ChoiceField[];
  price: { now: bigint; before: bigint; saved: bigint; lines: QuoteLine[] } | null;
};

export type CartView = {
  currency: Currency;
  items: CartItemView[];
  coupon: { code: string; problem: string | null; saved: bigint | null };
  canJoin: boolean;
  /** Null while it cannot be priced; `problem` says why. */
  totals: { view: PurchaseView; byService: Quote } | null;
  problem: string | null;
  /** Created with the page, so pressing Buy Now twice is one purchase. */
  purchaseId: string;
};
