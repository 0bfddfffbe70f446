import { findPayment } from "#app/payments/find-payment.server.ts";
import {
  GatewayUnreachable,
  type PaymentToStart,
  type StartedPayment,
} from "#app/payments/gateways/gateway.ts";
import { connectedGateway, gatewayAdapters } from "#app/payments/gateways/gateway-registry.server.ts";
import type { GatewayName } from "#app/payments/gateways/gateway-registry.ts";
import { markPending, type Payment } from "#app/payments/record-payment.server.ts";
import type { Order } from "#app/orders/find-order.server.ts";
import { db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import type { OrderId, PaymentId } from "#app/platform/ids.ts";
import { log } from "#app/platform/log.server.ts";
import { done, refuse, type Outcome } from "#app/platform/outcome.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { describePayment, describePurchase } from "#app/checkout/describe-purchase.server.ts";
import { endUnopened } from "#app/checkout/settle/give-up-payment.server.ts";
import { fullName } from "#app/accounts/profile/person-name.ts";
import type { Currency } from "#app/money/currency.ts";

/** `amount`: hundredths, exactly what the gateway will charge. */
export type PaymentStarted = {
  paymentId: PaymentId;
  orderId: OrderId | null;
  amount: bigint;
  currency: Currency;
  gateway: GatewayName;
  started: StartedPayment;
};

/** Outside any transaction. Repeating it answers the same; without an answer the attempt ends. */
export async function openAtGateway(
  payment: Payment,
  { user, now, order }: { user: CurrentUser; now: Date; order?: Order },
): Promise<Outcome<PaymentStarted>> {
  if (payment.started) return answer(payment);
  try {
    const started = await connectedGateway(payment.gateway).start(await toStart(payment, user, order));
    if (!started.ok) return (await endOrDuplicates(payment, now)) ?? started;
    return answer(await markPending(db, payment, started.value));
  } catch (error) {
    if (!(error instanceof GatewayUnreachable)) throw error;
    log.warn({ payment: payment.id, error }, "the gateway did not answer at the start");
    return (await endOrDuplicates(payment, now)) ?? unreachable;
  }
}

/** If a duplicate request opened it, that is the answer for both. */
async function endOrDuplicates(payment: Payment, now: Date): Promise<Outcome<PaymentStarted> | null> {
  await endUnopened(payment, now);
  const meanwhile = await findPayment(db, payment.id, payment.userId);
  return meanwhile?.started ? answer(meanwhile) : null;
}

function answer(payment: Payment): Outcome<PaymentStarted> {
  const open = payment.state === "created" || payment.state === "pending";
  if (!open || !payment.started) return gone;
  const { id: paymentId, orderId, amount, currency, gateway } = payment;
  return done({
    paymentId,
    orderId,
    amount,
    currency,
    gateway,
    started: payment.started as StartedPayment,
  });
}

/** Only stored values, so a second start sends the same. */
async function toStart(payment: Payment, user: CurrentUser, order?: Order): Promise<PaymentToStart> {
  const { id, amount, currency, expiresAt } = payment;
  const description = await (order ? describePurchase(order.configurations) : describePayment(payment));
  const customer = payment.paymentLinkId
    ? strangerAt(payment.gateway)
    : { name: fullName(user), email: user.email, mobile: user.mobile };
  return { id, amount, currency, description, customer, expiresAt };
}

/**
 * A link's payer must not learn who the customer is, so the gateway asks them itself. If it demands an email, it gets
 * the shop's.
 */
function strangerAt(name: GatewayName): PaymentToStart["customer"] {
  return { name: "", email: gatewayAdapters[name].needsEmail ? shopEmail() : "", mobile: "" };
}

function shopEmail(): string {
  const { CONTACT_EMAIL, MAIL_FROM } = env();
  return CONTACT_EMAIL ?? /<([^<>]+)>\s*$/.exec(MAIL_FROM)?.[1] ?? MAIL_FROM;
}

const gone = refuse({
  code: "payment_gone",
  message: "This payment has ended. Please start again.",
  status: 409,
});

const unreachable = refuse({
  code: "gateway_unreachable",
  message: "The payment page could not be opened. Nothing was charged. Please try again.",
  status: 503,
});
