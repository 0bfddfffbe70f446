import { and, eq, isNull } from "drizzle-orm";
import { findPaymentLink } from "#app/payment-links/find-payment-link.server.ts";
import { giveUpPayment } from "#app/checkout/settle/give-up-payment.server.ts";
import { linkUnknown } from "#app/payment-links/payment-link.ts";
import { alreadyPaid } from "#app/checkout/purchase.ts";
import { paymentLinks } from "#app/payment-links/tables.server.ts";
import { findLiveOrder } from "#app/orders/find-order.server.ts";
import { paymentsOfOrder } from "#app/payments/find-payment.server.ts";
import { GatewayUnreachable } from "#app/payments/gateways/gateway.ts";
import { db } from "#app/platform/db.server.ts";
import { isId, type OrderId, PaymentLinkId, type UserId } from "#app/platform/ids.ts";
import { log } from "#app/platform/log.server.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";

/**
 * Ends a customer's link, and the payment that somebody has begun by it where its gateway can close that. Harmless
 * when repeated. Another's link is as unknown as one that never was (`unknown_link`); one that was paid meanwhile says
 * so (`already_paid`).
 */
export async function revokePaymentLink(asked: {
  userId: UserId;
  linkId: string;
  now: Date;
}): Promise<Outcome<null>> {
  const { userId, linkId, now } = asked;
  const link = isId(PaymentLinkId, linkId) ? await findPaymentLink(db, linkId) : null;
  if (link?.userId !== userId) return linkUnknown;
  await db
    .update(paymentLinks)
    .set({ revokedAt: now, revokedBy: userId })
    .where(and(eq(paymentLinks.id, link.id), isNull(paymentLinks.revokedAt)));
  const order = await findLiveOrder(db, link);
  if (!order) return done(null);
  if (order.state !== "pending") return alreadyPaid(order);
  return (await giveUp(order.id, link.id, now)) === "paid" ? alreadyPaid(order) : done(null);
}

async function giveUp(orderId: OrderId, linkId: PaymentLinkId, now: Date): Promise<"paid" | "ended"> {
  const last = (await paymentsOfOrder(db, orderId)).at(-1);
  if (last?.paymentLinkId !== linkId) return "ended";
  try {
    return await giveUpPayment(last, now);
  } catch (error) {
    if (!(error instanceof GatewayUnreachable)) throw error;
    // It expires by itself; if paid before that, it is still the customer's order.
    log.warn({ payment: last.id, error }, "the gateway did not answer when a payment link was cancelled");
    return "ended";
  }
}
