import type { Billing } from "#app/orders/billing.ts";
import { refuse, type Refused } from "#app/platform/outcome.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import type { Configuration } from "#app/pricing/configuration.ts";
import type { Currency } from "#app/money/currency.ts";
import type { PaymentLinkId } from "#app/platform/ids.ts";

/** What a signed-in customer asks to buy. */
export type Purchase = {
  user: CurrentUser;
  what: { cart: true } | { configurations: Configuration[] };
  /** Null where none is named that we sell in. */
  currency: Currency | null;
  useWallet: boolean;
  /** Made with the page, so that Buy Now pressed twice is one order. */
  purchaseId: string;
  quoteId?: string | null;
  couponCode?: string | null;
  /** Who is billed; left out, the account is, or whoever an order that is open already names. */
  billing?: Billing | null;
  /** The link that somebody else pays it by; what they pay is theirs until it has become the order. */
  paymentLinkId?: PaymentLinkId | null;
  /** Whether staff have agreed it with the customer, as what is not sold online must be. */
  agreedByStaff?: boolean;
  now: Date;
};

/** How long a customer has to pay at a gateway. */
export const payWithinMs = 30 * 60 * 1000;

/** The purchases of one customer that may wait for their money at once. */
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

/** The purchase's order is paid already; the page that asked again is told which one it is. */
export function alreadyPaid(order: { id: string }): Refused {
  return refuse({
    code: "already_paid",
    message: "This purchase is already paid. You find it on your dashboard.",
    status: 409,
    details: { orderId: order.id },
  });
}
