import { findLivePurchase } from "#app/checkout/start/find-live-purchase.server.ts";
import { giveUpPayment } from "#app/checkout/settle/give-up-payment.server.ts";
import { alreadyPaid, type Purchase } from "#app/checkout/purchase.ts";
import { GatewayUnreachable } from "#app/payments/gateways/gateway.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";

/**
 * A customer who asks somebody else to pay gives up what they have begun to pay themselves, so that nobody waits for its
 * half hour. Refuses with `already_paid` where it was paid in that moment. A gateway that does not answer stops
 * nothing: whoever pays is told that the customer's own payment is still open.
 */
export async function makeWayForPayer(purchase: Purchase): Promise<Outcome<null>> {
  const live = await findLivePurchase(purchase, { gateway: null });
  if (live.state !== "pending" || !live.payment || live.order.fromCart) return done(null);
  if (live.payment.paymentLinkId !== null) return done(null);
  try {
    const end = await giveUpPayment(live.payment, purchase.now);
    return end === "paid" ? alreadyPaid(live.order) : done(null);
  } catch (error) {
    if (error instanceof GatewayUnreachable) return done(null);
    throw error;
  }
}
