import type Stripe from "stripe";

import { type PaymentEvent, ourRefund } from "#app/payments/gateways/gateway.ts";
import { readSignedEvent } from "#app/payments/gateways/stripe/signature.server.ts";
import { done, refuse, type Outcome } from "#app/platform/outcome.ts";

export function readStripeWebhook(message: Parameters<typeof readSignedEvent>[0]): Outcome<PaymentEvent> {
  const event = readSignedEvent(message);
  return event ? done({ eventId: event.id, type: event.type, ...subjectOf(event) }) : forged;
}

const forged = refuse({
  code: "bad_signature",
  message: "The signature does not prove this message.",
  status: 400,
});

/** Other events only repeat these. */
function subjectOf(event: Stripe.Event): Pick<PaymentEvent, "gatewayOrderId" | "refundId"> {
  switch (event.type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
    case "checkout.session.async_payment_failed":
    case "checkout.session.expired":
      return { gatewayOrderId: event.data.object.id, refundId: null };
    case "refund.created":
    case "refund.updated":
    case "refund.failed":
      return { gatewayOrderId: null, refundId: ourRefund(event.data.object.metadata?.["refund_id"]) };
    default:
      return { gatewayOrderId: null, refundId: null };
  }
}
