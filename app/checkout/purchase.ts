import type { Billing } from "#app/orders/billing.ts";
import { refuse, type Refused } from "#app/platform/outcome.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import type { Configuration } from "#app/pricing/configuration.ts";
import type { Currency } from "#app/money/currency.ts";
import type { PaymentLinkId } from "#app/platform/ids.ts";

export type Purchase = {
  user: CurrentUser;
  what: { cart: true } | { configurations: Configuration[] };
  /** Null where none is named that we sell in. */
  currency: Currency | null;
  useWallet: boolean;
  /** Created with the page, so pressing Buy Now twice is one order. */
  purchaseId: string;
  /** Set if the id was made for this request: then nothing has it yet, neither an order nor a link. */
  isNew?: boolean;
  quoteId?: string | null;
  couponCode?: string | null;
  /** Defaults to an open order's billing, else the account's. */
  billing?: Billing | null;
  paymentLinkId?: PaymentLinkId | null;
  /** Required for what is not sold online. */
  agreedByStaff?: boolean;
  now: Date;
};

export const payWithinMs = 30 * 60 * 1000;

/** Unpaid purchases per customer. */
export const openOrdersMax = 5;

export const tooManyOpen = refuse({
  code: "too_many_open",
  message:
    "You have five payments open. Nothing was charged. Finish one of them, or wait until one has ended, half an hour after it began.",
  status: 409,
});

export const cartEmpty = refuse({ code: "cart_empty", message: "Your cart is empty.", status: 422 });

export const cartChanged = refuse({
  code: "cart_changed",
  message: "Your cart has changed in another window. Please look at it again.",
  status: 409,
});

export const purchaseBusy = refuse({
  code: "purchase_busy",
  message: "This purchase is being changed in another window. Please try again.",
  status: 409,
});

export function alreadyPaid(order: { id: string }): Refused {
  return refuse({
    code: "already_paid",
    message: "This purchase is already paid and is on your dashboard.",
    status: 409,
    details: { orderId: order.id },
  });
}
