import { createHash } from "node:crypto";

import { type PaymentEvent, ourRefund } from "#app/payments/gateways/gateway.ts";
import { isSignature } from "#app/payments/gateways/razorpay/signature.server.ts";
import { done, refuse, type Outcome } from "#app/platform/outcome.ts";
import type { RefundId } from "#app/platform/ids.ts";

/** Over the raw bytes, with either account's secret. */
export function readRazorpayWebhook(
  message: { body: string; headers: Headers },
  webhookSecrets: readonly string[],
): Outcome<PaymentEvent> {
  const signature = message.headers.get("x-razorpay-signature") ?? "";
  if (!webhookSecrets.some((secret) => isSignature(signature, secret, message.body))) return forged;
  const event = parse(message.body);
  if (!event) return forged;
  // Razorpay's event id is in an unsigned header: a replay could change it.
  const eventId = createHash("sha256").update(message.body).digest("hex");
  return done({ eventId, type: event.event, gatewayOrderId: orderOf(event), refundId: refundOf(event) });
}

const forged = refuse({
  code: "bad_signature",
  message: "The signature does not prove this message.",
  status: 400,
});

type Event = {
  event: string;
  payload?: {
    payment?: { entity?: { order_id?: string } };
    order?: { entity?: { id?: string } };
    refund?: { entity?: { notes?: { refund_id?: unknown } } };
  };
};

function parse(body: string): Event | null {
  try {
    const event = JSON.parse(body) as Event | null;
    return typeof event?.event === "string" ? event : null;
  } catch {
    return null;
  }
}

/** A failed try leaves the order open for another. */
const newsOfMoney = new Set(["payment.authorized", "payment.captured", "order.paid"]);

function orderOf({ event, payload }: Event): string | null {
  if (!newsOfMoney.has(event)) return null;
  return payload?.payment?.entity?.order_id ?? payload?.order?.entity?.id ?? null;
}

function refundOf({ event, payload }: Event): RefundId | null {
  return event.startsWith("refund.") ? ourRefund(payload?.refund?.entity?.notes?.refund_id) : null;
}
