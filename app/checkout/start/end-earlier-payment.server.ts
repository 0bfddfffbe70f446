import type { LivePurchase } from "#app/checkout/start/find-live-purchase.server.ts";
import { giveUpPayment } from "#app/checkout/settle/give-up-payment.server.ts";
import { alreadyPaid, type Purchase, purchaseBusy } from "#app/checkout/purchase.ts";
import type { Order } from "#app/orders/find-order.server.ts";
import { GatewayUnreachable } from "#app/payments/gateways/gateway.ts";
import type { Payment } from "#app/payments/record-payment.server.ts";
import { done, refuse, type Outcome, type Refused } from "#app/platform/outcome.ts";

/**
 * The same request gets its earlier payment; another for this purchase or cart ends. Refuses: `already_paid`,
 * `purchase_busy`, `customer_paying`, `cart_being_paid`, `earlier_unanswered`.
 */
export async function endEarlierPayment(
  purchase: Purchase,
  live: LivePurchase,
): Promise<Outcome<Payment | null>> {
  if (live.state === "none") return done(null);
  if (live.state === "paid") return alreadyPaid(live.order);
  if (live.same && live.payment) return done(live.payment);
  if (!live.payment) return purchaseBusy;
  const theirs = live.open ? othersPayment(purchase, live.order, live.payment) : null;
  if (theirs) return theirs;
  try {
    const end = await giveUpPayment(live.payment, purchase.now);
    return end === "paid" ? alreadyPaid(live.order) : done(null);
  } catch (error) {
    // It may have been paid, so nothing may be sold in its place.
    if (error instanceof GatewayUnreachable) return earlierUnanswered;
    throw error;
  }
}

/** A link's payer may not end the customer's payment, and one share may not end a cart's. */
function othersPayment(purchase: Purchase, order: Order, payment: Payment): Refused | null {
  if (purchase.paymentLinkId && payment.paymentLinkId === null) return customerPaying;
  return order.fromCart && !("cart" in purchase.what) ? cartBeingPaid : null;
}

const customerPaying = refuse({
  code: "customer_paying",
  message: "The customer is paying for this right now. Please try again in half an hour.",
  status: 409,
});

const cartBeingPaid = refuse({
  code: "cart_being_paid",
  message:
    "This is in your cart, and a payment for the cart is open. Finish that one, or wait until it has ended.",
  status: 409,
});

const earlierUnanswered = refuse({
  code: "earlier_unanswered",
  message:
    "The payment you began before cannot be closed, because its platform does not answer. Please wait a minute and try again.",
  status: 503,
});
