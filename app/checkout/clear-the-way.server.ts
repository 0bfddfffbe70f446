import { findLivePurchase, type Way } from "#app/checkout/find-live-purchase.server.ts";
import { giveUpPayment } from "#app/checkout/give-up-payment.server.ts";
import { alreadyPaid, type Purchase, purchaseBusy } from "#app/checkout/purchase.ts";
import { GatewayUnreachable } from "#app/payments/gateway.ts";
import type { Payment } from "#app/payments/record-payment.server.ts";
import { done, refuse, type Outcome } from "#app/platform/outcome.ts";

/**
 * Answers the payment that this very request has started before, if there is one. A payment of the same purchase,
 * or of the same cart, started in another way is given up, so that what it set aside is free again.
 */
export async function clearTheWay(purchase: Purchase, way: Way): Promise<Outcome<Payment | null>> {
  const live = await findLivePurchase(purchase, way);
  if (live.state === "none") return done(null);
  if (live.state === "paid") return alreadyPaid(live.order);
  if (live.same && live.payment) return done(live.payment);
  if (!live.payment) return purchaseBusy;
  try {
    const end = await giveUpPayment(live.payment, purchase.now);
    return end === "paid" ? alreadyPaid(live.order) : done(null);
  } catch (error) {
    // Whether it was paid is not known, so nothing may be sold in its place.
    if (error instanceof GatewayUnreachable) return earlierUnanswered;
    throw error;
  }
}

const earlierUnanswered = refuse({
  code: "earlier_unanswered",
  message:
    "The payment you began before cannot be closed, because its platform does not answer. Please wait a minute and try again.",
  status: 503,
});
