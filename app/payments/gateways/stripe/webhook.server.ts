import Stripe from "stripe";

import { type PaymentEvent, ourRefund } from "#app/payments/gateways/gateway.ts";
import { done, refuse, type Outcome } from "#app/platform/outcome.ts";

const clockSecondsMax = 300;

/**
 * Over the raw bytes. Stripe's library refuses old timestamps only; one from the future could be replayed until then.
 */
export function readStripeWebhook(message: {
  secret: string;
  body: string;
  headers: Headers;
  now: Date;
}): Outcome<PaymentEvent> {
  const header = message.headers.get("stripe-signature") ?? "";
  const stamps = header.split(",").filter((part) => part.trim().startsWith("t="));
  // The library and we might pick different timestamps.
  if (stamps.length !== 1) return forged;
  const signedAt = Number(stamps[0]?.trim().slice(2));
  const now = message.now.getTime();
  if (!(Math.abs(now / 1000 - signedAt) <= clockSecondsMax)) return forged;
  try {
    const event = webhooks.constructEvent(
      message.body,
      header,
      message.secret,
      clockSecondsMax,
      undefined,
      now,
    );
    return done({ eventId: event.id, type: event.type, ...subjectOf(event) });
  } catch {
    return forged;
  }
}

const { webhooks } = Stripe;

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
