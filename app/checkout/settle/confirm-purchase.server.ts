import { settledBefore } from "#app/checkout/settle/settle-captured.server.ts";
import { settlePayment, unknownPayment } from "#app/checkout/settle/settle-payment.server.ts";
import { findPaymentAtGateway } from "#app/payments/find-payment.server.ts";
import { GatewayUnreachable, type PaymentProof } from "#app/payments/gateways/gateway.ts";
import { connectedGateway, isActive } from "#app/payments/gateways/gateway-registry.server.ts";
import { findCapture } from "#app/payments/record-capture.server.ts";
import type { Payment } from "#app/payments/record-payment.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { OrderId, UserId } from "#app/platform/ids.ts";
import { log } from "#app/platform/log.server.ts";
import { done, refuse, type Outcome, type Refused } from "#app/platform/outcome.ts";

/**
 * Refuses: `unknown_payment` (also somebody else's), `payment_open`, `payment_ended`, `payment_left_over`,
 * `bad_signature`, `gateway_unreachable`.
 */
export async function confirmPurchase(asked: {
  userId: UserId;
  proof: PaymentProof;
  now: Date;
}): Promise<Outcome<{ orderId: OrderId; number: number }>> {
  const { userId, proof, now } = asked;
  if (!isActive(proof.gateway)) return unknownPayment;
  const payment = await findPaymentAtGateway(db, proof.gateway, proof.gatewayOrderId);
  if (payment?.userId !== userId || payment.purpose !== "order") return unknownPayment;
  // The signature may be missing, because spec section 7's call has no field for it, but not wrong.
  const proved = proof.signed ? connectedGateway(proof.gateway).readReturn(proof.signed) : done(null);
  if (!proved.ok) return proved;
  const settled = await settleOrRefuse(payment, proof, now);
  if (!settled.ok) return settled;
  switch (settled.value.state) {
    case "paid": {
      const named = !proof.gatewayPaymentId || (await isCapturedFor(payment, proof.gatewayPaymentId));
      const { order } = settled.value;
      return named ? done({ orderId: order.id, number: order.number }) : unknownPayment;
    }
    case "unapplied":
      return unapplied[settled.value.unapplied];
    case "open":
      return open;
    default:
      return ended;
  }
}

async function settleOrRefuse(
  payment: Payment,
  { gateway, gatewayOrderId }: PaymentProof,
  now: Date,
): ReturnType<typeof settlePayment> {
  try {
    return await settlePayment({ gateway, gatewayOrderId, now });
  } catch (error) {
    if (!(error instanceof GatewayUnreachable)) throw error;
    log.warn({ payment: payment.id, gateway, error }, "the gateway did not answer a customer who has paid");
    // A webhook has settled it, so the gateway's answer is not needed.
    return payment.state === "paid" ? done(await settledBefore(db, payment)) : unreachable;
  }
}

/** As the first or a second payment; false if the money came for another one. */
async function isCapturedFor(payment: Payment, gatewayPaymentId: string): Promise<boolean> {
  return (await findCapture(db, payment, gatewayPaymentId))?.paymentId === payment.id;
}

const open = refuse({
  code: "payment_open",
  message: "The payment is not complete yet. Once it is, your order will appear on your dashboard.",
  status: 409,
});

const ended = refuse({
  code: "payment_ended",
  message: "The payment did not go through. Nothing was bought. Please try again.",
  status: 409,
});

const unapplied = {
  credited: notApplied("has been added to your wallet"),
  to_refund: notApplied("will be refunded to the card or account you paid with"),
  refunded: notApplied("has been refunded to the card or account you paid with"),
};

function notApplied(now: string): Refused {
  const message = `Your payment arrived, but the order could not be completed. The money ${now}.`;
  return refuse({ code: "payment_left_over", message, status: 409 });
}

const unreachable = refuse({
  code: "gateway_unreachable",
  message: "We could not reach the payment platform. If you did pay, your order will appear within minutes.",
  status: 503,
});
