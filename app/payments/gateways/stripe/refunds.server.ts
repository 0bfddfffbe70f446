import Stripe from "stripe";

import { askStripe } from "#app/payments/gateways/stripe/ask.server.ts";
import { fromGatewayAmount, readUnits, toGatewayAmount } from "#app/payments/gateways/gateway-amount.ts";
import type { GatewayRefund, MoneyAtGateway, RefundToMake } from "#app/payments/gateways/gateway.ts";
import { stripeUnits } from "#app/payments/gateways/stripe/units.ts";
import { invariant } from "#app/platform/invariant.ts";
import { log } from "#app/platform/log.server.ts";
import { done, refuse, type Outcome } from "#app/platform/outcome.ts";

/**
 * Finds an earlier refund by our id in its metadata: Stripe forgets idempotency keys after a day, our jobs retry for
 * longer.
 */
export async function makeStripeRefund(
  stripe: Stripe,
  refund: RefundToMake,
): Promise<Outcome<GatewayRefund>> {
  const made = await findStripeRefund(stripe, refund);
  if (made) return done(made);
  const units = stripeUnits(refund.currency);
  invariant(units, `Stripe cannot refund ${refund.currency}`);
  const request = {
    payment_intent: refund.gatewayPaymentId,
    amount: toGatewayAmount(refund.amount, units),
    metadata: { refund_id: refund.refundId },
  };
  // The same key gets the same refusal, so a retry needs a new one.
  const idempotencyKey = `refund:${refund.refundId}:${refund.refusals}`;
  try {
    return done(toGatewayRefund(await askStripe(() => stripe.refunds.create(request, { idempotencyKey }))));
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const { type, code, message } = error;
    log.error({ refundId: refund.refundId, type, code }, "Stripe refused a refund");
    const isOver = alreadyBack.has(code ?? "") || /greater than unrefunded amount/i.test(message);
    return refuse({
      code: isOver ? "refund_impossible" : "refund_refused",
      message: `Stripe refused the refund: ${message}`,
      status: 409,
    });
  }
}

/** The money is refunded already, or disputed. */
const alreadyBack = new Set(["charge_already_refunded", "charge_disputed"]);

export async function findStripeRefund(
  stripe: Stripe,
  { gatewayPaymentId, refundId }: Pick<RefundToMake, "gatewayPaymentId" | "refundId">,
): Promise<GatewayRefund | null> {
  const found = await askStripe(() =>
    stripe.refunds.list({ payment_intent: gatewayPaymentId, limit: 100 }).autoPagingToArray({ limit: 1_000 }),
  );
  const made = found.find(({ metadata }) => metadata?.["refund_id"] === refundId);
  return made ? toGatewayRefund(made) : null;
}

function toGatewayRefund({ id, status }: Stripe.Refund): GatewayRefund {
  if (status === "succeeded") return { gatewayRefundId: id, state: "done" };
  const failed = status === "failed" || status === "canceled";
  return { gatewayRefundId: id, state: failed ? "failed" : "pending" };
}

export function listStripeMoney(stripe: Stripe, since: Date): Promise<MoneyAtGateway[]> {
  const created = { gte: Math.floor(since.getTime() / 1000) };
  return askStripe(async () => {
    const money: MoneyAtGateway[] = [];
    for await (const charge of stripe.charges.list({ created, limit: 100 })) {
      if (charge.status === "succeeded" && charge.captured) money.push(moneyOf(charge));
    }
    return money;
  });
}

function moneyOf(charge: Stripe.Charge): MoneyAtGateway {
  const currency = charge.currency.toUpperCase();
  const known = readUnits(currency, stripeUnits);
  invariant(known, `Stripe's charge ${charge.id} is in ${currency}, which it is not offered for`);
  const intent = charge.payment_intent;
  return {
    gatewayPaymentId: (typeof intent === "string" ? intent : intent?.id) ?? charge.id,
    gatewayOrderId: null,
    captured: fromGatewayAmount(charge.amount_captured, known.units),
    refunded: fromGatewayAmount(charge.amount_refunded, known.units),
    currency: known.currency,
    capturedAt: new Date(charge.created * 1000),
  };
}
