import Stripe from "stripe";
import { z } from "zod";

import { queryPayment, currencyRefused } from "#app/payments/gateways/adapter.server.ts";
import type {
  CapturedMoney,
  Gateway,
  GatewayAdapter,
  GatewayPayment,
  PaymentToStart,
} from "#app/payments/gateways/gateway.ts";
import { askStripe } from "#app/payments/gateways/stripe/ask.server.ts";
import { fromGatewayAmount, readUnits, toGatewayAmount } from "#app/payments/gateways/gateway-amount.ts";
import { stripeMinimum, stripeUnits } from "#app/payments/gateways/stripe/units.ts";
import {
  findStripeRefund,
  listStripeMoney,
  makeStripeRefund,
} from "#app/payments/gateways/stripe/refunds.server.ts";
import { readStripeWebhook } from "#app/payments/gateways/stripe/webhook.server.ts";
import { text } from "#app/platform/env.server.ts";
import { outsideFetch } from "#app/platform/outside.server.ts";
import { invariant } from "#app/platform/invariant.ts";
import { log } from "#app/platform/log.server.ts";
import { done, refuse, type Refused } from "#app/platform/outcome.ts";

const settings = z.object({
  STRIPE_SECRET_KEY: text.optional(),
  STRIPE_WEBHOOK_SECRET: text.optional(),
  STRIPE_API_URL: z.url().default("https://api.stripe.com"),
});

export const stripeAdapter: GatewayAdapter<typeof settings> = {
  settings,
  accountFor: () => "stripe",
  preferredIn: [],
  canExpire: true,
  needsEmail: false,
  readProof: ({ stripe_txn_id: id }) => (typeof id === "string" && id ? { gatewayOrderId: id } : null),
  pageOrigin: "https://checkout.stripe.com",
  connect(settings, siteUrl) {
    const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = settings;
    if (!secretKey || !webhookSecret) return null;
    return stripeGateway({ secretKey, webhookSecret, apiUrl: settings.STRIPE_API_URL, siteUrl });
  },
};

type StripeSettings = {
  secretKey: string;
  webhookSecret: string;
  apiUrl: string;
  siteUrl: string;
  timeoutMs?: number;
};

export function stripeGateway(settings: StripeSettings): Gateway {
  const stripe = connect(settings);
  return {
    name: "stripe",
    has: (account) => account === "stripe",
    takes: (currency) => stripeUnits(currency) !== null,
    minimumCharge: stripeMinimum,
    start: (payment) => startSession(stripe, settings.siteUrl, payment),
    readReturn: readSessionId,
    readWebhook: (body, headers, now) =>
      readStripeWebhook({ secret: settings.webhookSecret, body, headers, now }),
    fetchPayment: (sessionId) =>
      queryPayment(sessionId, () => askStripe(() => fetchSession(stripe, sessionId))),
    expire: (sessionId) => queryPayment(sessionId, () => askStripe(() => expireSession(stripe, sessionId))),
    refund: (refund) => makeStripeRefund(stripe, refund),
    fetchRefund: (refund) => findStripeRefund(stripe, refund),
    listMoney: ({ since }) => listStripeMoney(stripe, since),
  };
}

function connect({ secretKey, apiUrl, timeoutMs }: StripeSettings): Stripe {
  const url = new URL(apiUrl);
  const protocol = url.protocol === "http:" ? "http" : "https";
  return new Stripe(secretKey, {
    host: url.hostname,
    port: url.port || (protocol === "http" ? 80 : 443),
    protocol,
    telemetry: false,
    timeout: timeoutMs ?? 20_000,
    // Its own tries differ in time too, and are safe by its idempotency keys.
    maxNetworkRetries: 2,
    httpClient: Stripe.createFetchHttpClient(outsideFetch("stripe", { once: true })),
  });
}

/** Stripe's longest amount, by its currencies page. Smaller card limits come back as refusals. */
const digitsMax = 12;

/** Keeps a session open past our deadline, so that we always expire it first. */
const sessionGraceSeconds = 300;

async function startSession(
  stripe: Stripe,
  siteUrl: string,
  payment: PaymentToStart,
): ReturnType<Gateway["start"]> {
  const units = stripeUnits(payment.currency);
  invariant(units, `Stripe was asked for ${payment.currency}, which it is not offered for`);
  const amount = toGatewayAmount(payment.amount, units);
  if (String(amount).length > digitsMax) return tooLarge;
  const metadata = { payment_id: payment.id };
  // Built only from the payment, so a second start sends the same request under the same key.
  const request: Stripe.Checkout.SessionCreateParams = {
    mode: "payment",
    ui_mode: "hosted_page",
    client_reference_id: payment.id,
    ...(payment.customer.email !== "" && { customer_email: payment.customer.email }),
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: payment.currency.toLowerCase(),
          unit_amount: amount,
          product_data: { name: payment.description.slice(0, 250) },
        },
      },
    ],
    // The gateway is called Card: a slow method would be paid for days after its time is up here.
    allowed_payment_method_types: ["card"],
    metadata,
    payment_intent_data: { metadata },
    // One price on every screen: no other currencies from Stripe.
    adaptive_pricing: { enabled: false },
    success_url: `${siteUrl}/payment/stripe/return?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${siteUrl}/payment/stripe/cancelled?payment=${payment.id}`,
    expires_at: Math.floor(payment.expiresAt.getTime() / 1000) + sessionGraceSeconds,
  };
  try {
    const session = await askStripe(() =>
      stripe.checkout.sessions.create(request, { idempotencyKey: `payment:${payment.id}` }),
    );
    invariant(session.url, "Stripe made a hosted session without an address");
    return done({ gatewayAccount: "stripe", gatewayOrderId: session.id, redirectUrl: session.url });
  } catch (error) {
    return refusalToStart(error, payment);
  }
}

const tooLarge = refuse({
  code: "amount_too_large",
  message: "This amount is too large to pay by card in one go.",
  status: 422,
});

function refusalToStart(error: unknown, { id: paymentId, currency }: PaymentToStart): Refused {
  if (!(error instanceof Stripe.errors.StripeError)) throw error;
  if (error.code === "amount_too_large") return tooLarge;
  if (error.code === "amount_too_small") {
    return refuse({
      code: "amount_too_small",
      message: "This amount is too small to pay by card.",
      status: 422,
    });
  }
  const { type, code, param } = error;
  log.error({ paymentId, type, code, param }, "Stripe refused a payment");
  if (code === "invalid_currency" || param?.includes("currency")) return currencyRefused("stripe", currency);
  return refuse({
    code: "gateway_refused",
    message: "Card payments are not available at the moment. Nothing was charged.",
    status: 503,
  });
}

/** Unsigned: the id only says which session to look up. */
function readSessionId(fields: Record<string, string>): ReturnType<Gateway["readReturn"]> {
  const sessionId = fields["session_id"] ?? "";
  if (/^cs_\w{1,200}$/.test(sessionId)) return done({ gatewayOrderId: sessionId });
  return refuse({ code: "malformed", message: "This is not the way back from a card payment.", status: 400 });
}

async function fetchSession(stripe: Stripe, sessionId: string): Promise<GatewayPayment> {
  const session = await stripe.checkout.sessions.retrieve(sessionId, { expand: ["payment_intent"] });
  const intent = typeof session.payment_intent === "object" ? session.payment_intent : null;
  const state = stateOf(session, intent);
  const captures = state === "captured" ? [capturedBy(session, intent)] : [];
  return { gatewayOrderId: session.id, state, captures };
}

function capturedBy(session: Stripe.Checkout.Session, intent: Stripe.PaymentIntent | null): CapturedMoney {
  const currency = (session.currency ?? "").toUpperCase();
  const known = readUnits(currency, stripeUnits);
  invariant(
    intent && known && session.amount_total !== null,
    `Stripe's paid session ${session.id} names money we can read`,
  );
  return {
    gatewayPaymentId: intent.id,
    amount: fromGatewayAmount(session.amount_total, known.units),
    currency: known.currency,
  };
}

function stateOf(
  session: Stripe.Checkout.Session,
  intent: Stripe.PaymentIntent | null,
): GatewayPayment["state"] {
  if (session.payment_status === "paid") return "captured";
  if (session.status === "expired") return "expired";
  // Complete but unpaid is a slow method in progress, unless its intent has failed.
  const gaveUp = intent?.status === "canceled" || intent?.status === "requires_payment_method";
  return session.status === "complete" && gaveUp ? "failed" : "open";
}

async function expireSession(stripe: Stripe, sessionId: string): Promise<GatewayPayment> {
  try {
    await stripe.checkout.sessions.expire(sessionId);
  } catch (error) {
    // Already paid or ended; the next call tells which.
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
  }
  return fetchSession(stripe, sessionId);
}
