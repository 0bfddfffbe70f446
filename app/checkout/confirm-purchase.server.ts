import { settledBefore } from "#app/checkout/settle-captured.server.ts";
import { settlePayment, unknownPayment } from "#app/checkout/settle-payment.server.ts";
import { findPaymentAtGateway } from "#app/payments/find-payment.server.ts";
import { GatewayUnreachable } from "#app/payments/gateway.ts";
import { gateway, isActive } from "#app/payments/gateways.server.ts";
import { findCapture } from "#app/payments/record-capture.server.ts";
import type { Payment } from "#app/payments/record-payment.server.ts";
import { db } from "#app/platform/db.server.ts";
import { log } from "#app/platform/log.server.ts";
import { done, refuse, type Outcome, type Refused } from "#app/platform/outcome.ts";

/** What a browser says it has paid. None of it proves anything: the gateway is asked. */
export type Claim =
  | { platform: "razorpay"; gatewayOrderId: string; gatewayPaymentId: string; signature?: string | null }
  | { platform: "stripe"; gatewayOrderId: string };

/**
 * Settles the payment a customer names and answers with its order. Only their own: another's is as unknown as one
 * that never was. Refuses with `unknown_payment`, `payment_open`, `payment_ended`, `payment_left_over`,
 * `bad_signature`, `gateway_unreachable`.
 */
export async function confirmPurchase(asked: {
  userId: string;
  claim: Claim;
  now: Date;
}): Promise<Outcome<{ orderId: string; number: number }>> {
  const { userId, claim, now } = asked;
  if (!isActive(claim.platform)) return unknownPayment;
  const payment = await findPaymentAtGateway(db, claim.platform, claim.gatewayOrderId);
  if (payment?.userId !== userId || payment.purpose !== "order") return unknownPayment;
  const proved = checkSignature(claim);
  if (!proved.ok) return proved;
  const settled = await settleOrRefuse(payment, claim, now);
  if (!settled.ok) return settled;
  switch (settled.value.state) {
    case "paid": {
      const named = claim.platform === "stripe" || (await isNamed(payment, claim.gatewayPaymentId));
      const { order } = settled.value;
      return named ? done({ orderId: order.id, number: order.number }) : unknownPayment;
    }
    case "leftover":
      return leftOver[settled.value.leftover];
    case "open":
      return open;
    default:
      return ended;
  }
}

/** The signature may be missing, as spec section 7's call has no place for it, but it may not be wrong. */
function checkSignature(claim: Claim): Outcome<unknown> {
  if (claim.platform !== "razorpay" || !claim.signature) return done(null);
  return gateway("razorpay").readReturn({
    razorpay_order_id: claim.gatewayOrderId,
    razorpay_payment_id: claim.gatewayPaymentId,
    razorpay_signature: claim.signature,
  });
}

async function settleOrRefuse(
  payment: Payment,
  { platform, gatewayOrderId }: Claim,
  now: Date,
): ReturnType<typeof settlePayment> {
  try {
    return await settlePayment({ platform, gatewayOrderId, now });
  } catch (error) {
    if (!(error instanceof GatewayUnreachable)) throw error;
    log.warn({ payment: payment.id, platform, error }, "the gateway did not answer a customer who has paid");
    // What a webhook has settled before needs no answer now.
    return payment.state === "paid" ? done(await settledBefore(db, payment)) : unreachable;
  }
}

/** Whether the money named came for this payment, for the first or a second time, and was not picked up elsewhere. */
async function isNamed(payment: Payment, gatewayPaymentId: string): Promise<boolean> {
  return (await findCapture(db, payment, gatewayPaymentId))?.paymentId === payment.id;
}

const open = refuse({
  code: "payment_open",
  message: "The payment is not complete yet. As soon as it is, you find the order on your dashboard.",
  status: 409,
});

const ended = refuse({
  code: "payment_ended",
  message: "The payment did not go through. Nothing was bought. Please try again.",
  status: 409,
});

const leftOver = {
  credited: paymentLeftOver("has been added to your wallet"),
  to_refund: paymentLeftOver("will be sent back to you the way it came"),
  refunded: paymentLeftOver("has been sent back to you the way it came"),
};

function paymentLeftOver(now: string): Refused {
  const message = `Your payment could not become the order and ${now}.`;
  return refuse({ code: "payment_left_over", message, status: 409 });
}

const unreachable = refuse({
  code: "gateway_unreachable",
  message:
    "We could not reach the payment platform. If you have paid, the order appears on your dashboard shortly.",
  status: 503,
});
