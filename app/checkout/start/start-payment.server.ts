import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { endEarlierPayment } from "#app/checkout/start/end-earlier-payment.server.ts";
import { findLivePurchase } from "#app/checkout/start/find-live-purchase.server.ts";
import { keepLinkOpen } from "#app/payment-links/find-payment-link.server.ts";
import { limitStarts } from "#app/checkout/start/limit-starts.server.ts";
import { lockPurchase } from "#app/orders/lock-purchase.server.ts";
import { openAtGateway, type PaymentStarted } from "#app/checkout/start/open-at-gateway.server.ts";
import { openOrder } from "#app/checkout/start/open-order.server.ts";
import { checkAsserted, quoteAndSplit, type SplitQuote } from "#app/checkout/start/quote-and-split.server.ts";
import { linkClosed } from "#app/payment-links/payment-link.ts";
import {
  openOrdersMax,
  payWithinMs,
  type Purchase,
  purchaseBusy,
  tooManyOpen,
} from "#app/checkout/purchase.ts";
import { changeBilling } from "#app/orders/change-billing.server.ts";
import { countOpenOrders } from "#app/orders/count-open-orders.server.ts";
import type { Order } from "#app/orders/find-order.server.ts";
import type { GatewayName } from "#app/payments/gateways/gateway-registry.ts";
import { createPayment, type Payment } from "#app/payments/record-payment.server.ts";
import { db } from "#app/platform/db.server.ts";
import { invariant } from "#app/platform/invariant.ts";
import { done, refuse, type Outcome } from "#app/platform/outcome.ts";
import { newId, PaymentId } from "#app/platform/ids.ts";

export type PaymentRequest = Purchase & {
  gateway: GatewayName;
  assertedAmount?: bigint | null;
};

/** Two pages may change one purchase at once; one retries. */
const triesMax = 3;

/**
 * Prices a purchase again, sets aside what it takes, and opens it at a gateway. Asked again in the same way, it
 * answers with the same payment; asked in another way, the earlier one is given up. Refuses with
 * `too_many`, `too_many_open`, `price_changed`, `already_paid`, `nothing_to_pay`, `platform_not_offered`, `cart_changed`,
 * `purchase_busy`, `link_closed`, `gateway_unreachable`, and what quotes, holds and the gateway refuse.
 */
export async function startPayment(request: PaymentRequest): Promise<Outcome<PaymentStarted>> {
  const { user, paymentLinkId } = request;
  const counted = await limitStarts({ userId: user.id, paymentLinkId });
  if (!counted.ok) return counted;
  for (let tries = 0; tries < triesMax; tries += 1) {
    const earlier = await endEarlierPayment(request, await findLivePurchase(request, request));
    if (!earlier.ok) return earlier;
    if (earlier.value) return openAgain(earlier.value, request);
    const quoted = await quoteForGateway(request);
    if (!quoted.ok) return (await twinsAnswer(request)) ?? quoted;
    const opened = await writeDown(request, quoted.value);
    if (!opened.ok) return (await twinsAnswer(request)) ?? opened;
    if (opened.value) return openAtGateway(opened.value.payment, { ...request, order: opened.value.order });
  }
  return purchaseBusy;
}

async function quoteForGateway(request: PaymentRequest): Promise<Outcome<SplitQuote>> {
  const quoted = await quoteAndSplit(request, request.gateway);
  if (!quoted.ok) return quoted;
  const { charged } = quoted.value.split;
  const asserted = checkAsserted(request.assertedAmount, quoted.value, charged);
  if (!asserted.ok) return asserted;
  return charged === 0n ? nothingToPay : quoted;
}

const nothingToPay = refuse({
  code: "nothing_to_pay",
  message: "Nothing is left to pay by another way. Please buy with your wallet.",
  status: 422,
});

type Opened = { order: Order; payment: Payment };

/** One transaction. Null when a duplicate request was first. */
function writeDown(request: PaymentRequest, quoted: SplitQuote): Promise<Outcome<Opened | null>> {
  const { user, purchaseId, isNew, paymentLinkId, gateway, now } = request;
  const { currency } = quoted.quote;
  invariant(currency === request.currency, "a payment is in the currency that its order is priced in");
  return allOrNothing(db, async (tx) => {
    if (!isNew) await lockPurchase(tx, { userId: user.id, purchaseId });
    const open = await countOpenOrders(tx, {
      userId: user.id,
      since: new Date(now.getTime() - payWithinMs),
    });
    if (open >= openOrdersMax) return tooManyOpen;
    if (paymentLinkId && !(await keepLinkOpen(tx, paymentLinkId, now))) return linkClosed;
    const opened = await openOrder(tx, request, quoted);
    if (!opened.ok) return opened;
    const order = opened.value;
    if (!order) return done(null);
    const { charged, premium } = quoted.split;
    const expiresAt = new Date(now.getTime() + payWithinMs);
    const attempt = {
      id: newId(PaymentId),
      userId: user.id,
      purpose: "order" as const,
      orderId: order.id,
      paymentLinkId: paymentLinkId ?? null,
    };
    const amounts = { gateway, amount: charged, premium, currency, expiresAt };
    return done({ order, payment: await createPayment(tx, { ...attempt, ...amounts }, now) });
  });
}

/** If a duplicate request already reserved it, its payment is the answer. */
async function twinsAnswer(request: PaymentRequest): Promise<Outcome<PaymentStarted> | null> {
  const live = await findLivePurchase(request, request);
  if (live.state !== "pending" || !live.same || !live.payment) return null;
  return openAgain(live.payment, request);
}

/** Until paid, the last billing details count. */
async function openAgain(payment: Payment, request: PaymentRequest): Promise<Outcome<PaymentStarted>> {
  if (request.billing && payment.orderId) await changeBilling(db, payment.orderId, request.billing);
  return openAtGateway(payment, request);
}
