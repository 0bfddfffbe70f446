import { endPayment } from "#app/checkout/settle/give-up-payment.server.ts";
import { settleCaptured, settledBefore } from "#app/checkout/settle/settle-captured.server.ts";
import type { Settlement } from "#app/checkout/settle/settlement.ts";
import { findPaymentAtGateway } from "#app/payments/find-payment.server.ts";
import { connectedGateway } from "#app/payments/gateways/gateway-registry.server.ts";
import type { GatewayName } from "#app/payments/gateways/gateway-registry.ts";
import { db } from "#app/platform/db.server.ts";
import { unreachable } from "#app/platform/invariant.ts";
import { done, refuse, type Outcome } from "#app/platform/outcome.ts";

/**
 * Browser return, webhook and poller all end here. Safe to repeat, even in parallel. Refuses: `unknown_payment`.
 * Throws `GatewayUnreachable` when the gateway is silent.
 */
export async function settlePayment(at: {
  gateway: GatewayName;
  gatewayOrderId: string;
  gatewayAccount?: string;
  now: Date;
}): Promise<Outcome<Settlement>> {
  const payment = await findPaymentAtGateway(db, at.gateway, at.gatewayOrderId);
  if (!payment) return unknownPayment;
  if (at.gatewayAccount && at.gatewayAccount !== payment.gatewayAccount) return unknownPayment;
  const truth = await connectedGateway(at.gateway).fetchPayment(at.gatewayOrderId, payment.gatewayAccount);
  // Asked even for a paid payment: it may have been paid twice.
  if (truth.state === "captured") return done(await settleCaptured(payment, truth.captures, at.now));
  if (payment.state === "paid") return done(await settledBefore(db, payment));
  switch (truth.state) {
    case "open": {
      const ended = payment.state === "expired" || payment.state === "failed";
      return done({ state: ended ? "ended" : "open", paymentId: payment.id });
    }
    case "failed":
    case "expired":
      await endPayment(payment, truth.state, at.now);
      return done({ state: "ended", paymentId: payment.id });
    default:
      return unreachable(truth.state);
  }
}

/** The same for a missing payment and somebody else's. */
export const unknownPayment = refuse({
  code: "unknown_payment",
  message: "This payment is not known.",
  status: 404,
});
