import { z } from "zod";

import { queryPayment, currencyRefused } from "#app/payments/gateways/adapter.server.ts";
import type { Gateway, GatewayAdapter, PaymentToStart } from "#app/payments/gateways/gateway.ts";
import { toGatewayAmount, unitsOf } from "#app/payments/gateways/gateway-amount.ts";
import {
  razorpayClient,
  RazorpayRefused,
  type RazorpayClient,
} from "#app/payments/gateways/razorpay/client.server.ts";
import {
  fetchOrder,
  type OrderRecord,
  readOrder,
  readOrders,
} from "#app/payments/gateways/razorpay/orders.server.ts";
import {
  findRazorpayRefund,
  listRazorpayMoney,
  makeRazorpayRefund,
} from "#app/payments/gateways/razorpay/refunds.server.ts";
import { provesPayment } from "#app/payments/gateways/razorpay/signature.server.ts";
import { readRazorpayWebhook } from "#app/payments/gateways/razorpay/webhook.server.ts";
import { text } from "#app/platform/env.server.ts";
import { invariant } from "#app/platform/invariant.ts";
import { log } from "#app/platform/log.server.ts";
import { done, refuse, type Refused } from "#app/platform/outcome.ts";
import type { Currency } from "#app/money/currency.ts";

const settings = z.object({
  RAZORPAY_KEY_ID: text.optional(),
  RAZORPAY_KEY_SECRET: text.optional(),
  RAZORPAY_WEBHOOK_SECRET: text.optional(),
  RAZORPAY_INTERNATIONAL_KEY_ID: text.optional(),
  RAZORPAY_INTERNATIONAL_KEY_SECRET: text.optional(),
  RAZORPAY_INTERNATIONAL_WEBHOOK_SECRET: text.optional(),
  RAZORPAY_API_URL: z.url().default("https://api.razorpay.com"),
  RAZORPAY_CHECKOUT_URL: z.url().default("https://checkout.razorpay.com/v1/checkout.js"),
});

export const razorpayAdapter: GatewayAdapter<typeof settings> = {
  settings,
  accountFor,
  preferredIn: ["INR"],
  canExpire: false,
  needsEmail: false,
  readProof,
  pageOrigin: "https://api.razorpay.com",
  scriptUrl: (settings) => settings.RAZORPAY_CHECKOUT_URL,
  connect(settings) {
    const domestic = keysOf(
      settings.RAZORPAY_KEY_ID,
      settings.RAZORPAY_KEY_SECRET,
      settings.RAZORPAY_WEBHOOK_SECRET,
    );
    const international = keysOf(
      settings.RAZORPAY_INTERNATIONAL_KEY_ID,
      settings.RAZORPAY_INTERNATIONAL_KEY_SECRET,
      settings.RAZORPAY_INTERNATIONAL_WEBHOOK_SECRET,
    );
    if (!domestic && !international) return null;
    return razorpayGateway({ apiUrl: settings.RAZORPAY_API_URL, domestic, international });
  },
};

function readProof(fields: Readonly<Record<string, unknown>>): ReturnType<GatewayAdapter["readProof"]> {
  const { success, data } = proofFields.safeParse(fields);
  if (!success) return null;
  const { razorpay_signature: signature, ...ids } = data;
  return {
    gatewayOrderId: ids.razorpay_order_id,
    gatewayPaymentId: ids.razorpay_payment_id,
    ...(signature && { signed: { ...ids, razorpay_signature: signature } }),
  };
}

const proofFields = z.object({
  razorpay_order_id: z.string().min(1),
  razorpay_payment_id: z.string().min(1),
  razorpay_signature: z.string().nullish(),
});

/** Spec section 9: the domestic account charges INR, the international one the rest. */
function accountFor(currency: Currency): "razorpay_domestic" | "razorpay_international" {
  return currency === "INR" ? "razorpay_domestic" : "razorpay_international";
}

function keysOf(keyId?: string, keySecret?: string, webhookSecret?: string): RazorpayKeys | null {
  return keyId && keySecret && webhookSecret ? { keyId, keySecret, webhookSecret } : null;
}

type RazorpayKeys = { keyId: string; keySecret: string; webhookSecret: string };

type RazorpaySettings = {
  apiUrl: string;
  domestic: RazorpayKeys | null;
  international: RazorpayKeys | null;
  timeoutMs?: number;
};

export function razorpayGateway(settings: RazorpaySettings): Gateway {
  const clients = connect(settings);
  const keys = [settings.domestic, settings.international].filter((account) => account !== null);
  const webhookSecrets = keys.map((key) => key.webhookSecret);
  const clientOf = (account: string) => {
    const client = clients.get(account);
    invariant(client, `no Razorpay keys are set for ${account}`);
    return client;
  };
  const truthAbout = (orderId: string, account: string) =>
    queryPayment(orderId, async () => fetchOrder(clientOf(account), orderId));
  return {
    name: "razorpay",
    has: (account) => clients.has(account),
    takes: (currency) => clients.has(accountFor(currency)) && unitsOf(currency) !== null,
    minimumCharge: (currency) => (currency === "INR" ? 100n : 0n),
    start: (payment) => startOrder(clientOf(accountFor(payment.currency)), payment),
    readReturn: (fields) => readReturn(fields, keys),
    readWebhook: (body, headers) => readRazorpayWebhook({ body, headers }, webhookSecrets),
    fetchPayment: truthAbout,
    // Razorpay orders never end.
    expire: truthAbout,
    refund: (refund) => makeRazorpayRefund(clientOf(refund.gatewayAccount), refund),
    fetchRefund: (refund) => findRazorpayRefund(clientOf(refund.gatewayAccount), refund),
    listMoney: ({ gatewayAccount, since }) => listRazorpayMoney(clientOf(gatewayAccount), since),
  };
}

function connect({ apiUrl, domestic, international, timeoutMs = 15_000 }: RazorpaySettings) {
  const clients = new Map<string, RazorpayClient>();
  if (domestic) clients.set("razorpay_domestic", razorpayClient({ apiUrl, timeoutMs, ...domestic }));
  if (international)
    clients.set("razorpay_international", razorpayClient({ apiUrl, timeoutMs, ...international }));
  return clients;
}

async function startOrder(client: RazorpayClient, payment: PaymentToStart): ReturnType<Gateway["start"]> {
  const units = unitsOf(payment.currency);
  invariant(units, `Razorpay was asked for ${payment.currency}, which it is not offered for`);
  const amount = toGatewayAmount(payment.amount, units);
  // At most 40 characters, and stable across restarts of one payment.
  const receipt = payment.id.replaceAll("-", "");
  try {
    const order = await createOnce(client, {
      amount,
      currency: payment.currency,
      receipt,
      paymentId: payment.id,
    });
    invariant(
      order.amount === amount && order.currency === payment.currency,
      `Razorpay's order ${order.id} is not for the amount of payment ${payment.id}`,
    );
    return done({
      gatewayAccount: accountFor(payment.currency),
      gatewayOrderId: order.id,
      window: { key: client.keyId, order_id: order.id, amount, currency: payment.currency },
    });
  } catch (error) {
    return refusalToStart(error, payment);
  }
}

/** Razorpay documents two answers to a used receipt: the same order again, or a refusal. Handles both. */
async function createOnce(
  client: RazorpayClient,
  order: { amount: number; currency: Currency; receipt: string; paymentId: string },
): Promise<OrderRecord> {
  const { amount, currency, receipt, paymentId } = order;
  try {
    const notes = { payment_id: paymentId };
    return readOrder(
      await client.post("/v1/orders", { amount, currency, receipt, unique_receipt: true, notes }),
    );
  } catch (error) {
    if (!(error instanceof RazorpayRefused && /receipt/i.test(error.message))) throw error;
    const found = readOrders(await client.get(`/v1/orders?receipt=${receipt}`));
    const earlier = found.find((one) => one.receipt === receipt);
    if (!earlier) throw error;
    return earlier;
  }
}

function refusalToStart(error: unknown, { id: paymentId, currency }: PaymentToStart): Refused {
  if (!(error instanceof RazorpayRefused)) throw error;
  if (/minimum|at ?least/i.test(error.message)) {
    return refuse({
      code: "amount_too_small",
      message: "This amount is too small for Razorpay.",
      status: 422,
    });
  }
  if (/exceeds|maximum/i.test(error.message)) {
    return refuse({
      code: "amount_too_large",
      message: "This amount is too large for Razorpay.",
      status: 422,
    });
  }
  log.error({ paymentId, code: error.code, reason: error.message }, "Razorpay refused a payment");
  if (/currency/i.test(error.message)) return currencyRefused("razorpay", currency);
  return refuse({
    code: "gateway_refused",
    message: "Razorpay is not available at the moment. Nothing was charged.",
    status: 503,
  });
}

/**
 * The signature may be missing, because spec section 7's call has no field for it, but not wrong. The order is looked
 * up in any case.
 */
function readReturn(fields: Record<string, string>, keys: RazorpayKeys[]): ReturnType<Gateway["readReturn"]> {
  const orderId = fields["razorpay_order_id"] ?? orderOfFailure(fields["error[metadata]"]);
  const paymentId = fields["razorpay_payment_id"];
  const signature = fields["razorpay_signature"];
  if (!orderId || !/^order_\w{1,40}$/.test(orderId)) {
    return refuse({
      code: "malformed",
      message: "This is not the way back from a Razorpay payment.",
      status: 400,
    });
  }
  const secrets = keys.map((key) => key.keySecret);
  if (
    signature !== undefined &&
    !provesPayment({ orderId, paymentId: paymentId ?? "", signature }, secrets)
  ) {
    return refuse({
      code: "bad_signature",
      message: "The signature does not prove this payment.",
      status: 400,
    });
  }
  return done({ gatewayOrderId: orderId });
}

/** A failed checkout hides its order inside a JSON field. */
function orderOfFailure(metadata: string | undefined): string | undefined {
  try {
    const { order_id: orderId } = JSON.parse(metadata ?? "{}") as { order_id?: unknown };
    return typeof orderId === "string" ? orderId : undefined;
  } catch {
    return undefined;
  }
}
