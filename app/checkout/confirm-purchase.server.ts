import { settlePayment, unknownPayment } from "#app/checkout/settle-payment.server.ts";
import { findPayment, findPaymentAtGateway } from "#app/payments/find-payment.server.ts";
import { GatewayUnreachable } from "#app/payments/gateway.ts";
import { gateway, isActive } from "#app/payments/gateways.server.ts";
import { db } from "#app/platform/db.server.ts";
import { done, refuse, type Outcome } from "#app/platform/outcome.ts";

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
  const settled = await settleOrRefuse(claim, now);
  if (!settled.ok) return settled;
  switch (settled.value.state) {
    case "paid": {
      const named = claim.platform === "stripe" || (await isNamed(payment.id, claim.gatewayPaymentId));
      const { order } = settled.value;
      return named ? done({ orderId: order.id, number: order.number }) : unknownPayment;
    }
    case "leftover":
      return settled.value.leftover === "credited" ? credited : toRefund;
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

async function settleOrRefuse(claim: Claim, now: Date): ReturnType<typeof settlePayment> {
  try {
    return await settlePayment({ platform: claim.platform, gatewayOrderId: claim.gatewayOrderId, now });
  } catch (error) {
    if (error instanceof GatewayUnreachable) return unreachable;
    throw error;
  }
}

/** Whether the captured money is the one the customer names, and not a payment picked up elsewhere. */
async function isNamed(paymentId: string, gatewayPaymentId: string): Promise<boolean> {
  return (await findPayment(db, paymentId))?.gatewayPaymentId === gatewayPaymentId;
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

const credited = refuse({
  code: "payment_left_over",
  message: "Your payment could not become the order and has been added to your wallet.",
  status: 409,
});

const toRefund = refuse({
  code: "payment_left_over",
  message: "Your payment could not become the order and will be sent back to you.",
  status: 409,
});

const unreachable = refuse({
  code: "gateway_unreachable",
  message:
    "We could not reach the payment platform. If you have paid, the order appears on your dashboard shortly.",
  status: 503,
});
