import { askForTruth } from "#app/payments/ask-for-truth.server.ts";
import { toGatewayAmount, unitsAt } from "#app/payments/gateway-amount.ts";
import { currencyRefused } from "#app/payments/currency-refused.ts";
import type { Gateway, PaymentToStart } from "#app/payments/gateway.ts";
import { gatewayAccountFor } from "#app/payments/platforms.ts";
import {
  razorpayClient,
  RazorpayRefused,
  type RazorpayClient,
} from "#app/payments/razorpay-client.server.ts";
import { fetchOrder, type OrderRecord, readOrder, readOrders } from "#app/payments/razorpay-orders.server.ts";
import {
  findRazorpayRefund,
  listRazorpayMoney,
  makeRazorpayRefund,
} from "#app/payments/razorpay-refunds.server.ts";
import { provesPayment } from "#app/payments/razorpay-signature.server.ts";
import { readRazorpayWebhook } from "#app/payments/razorpay-webhook.server.ts";
import { invariant } from "#app/platform/invariant.ts";
import { log } from "#app/platform/log.server.ts";
import { done, refuse, type Refused } from "#app/platform/outcome.ts";

export type RazorpayKeys = { keyId: string; keySecret: string; webhookSecret: string };

type RazorpaySettings = {
  apiUrl: string;
  /** Charges INR. */
  domestic: RazorpayKeys | null;
  /** Charges everything else. */
  international: RazorpayKeys | null;
  timeoutMs?: number;
};

/** Razorpay, by its Orders API and checkout.js: two accounts, each with secrets of its own. */
export function razorpayGateway(settings: RazorpaySettings): Gateway {
  const clients = connect(settings);
  const keys = [settings.domestic, settings.international].filter((account) => account !== null);
  const clientOf = (account: string) => {
    const client = clients.get(account);
    invariant(client, `no Razorpay keys are set for ${account}`);
    return client;
  };
  const truthAbout = (orderId: string, account: string) =>
    askForTruth(orderId, async () => fetchOrder(clientOf(account), orderId));
  return {
    platform: "razorpay",
    has: (account) => clients.has(account),
    takes: (currency) =>
      clients.has(gatewayAccountFor("razorpay", currency)) && unitsAt("razorpay", currency) !== null,
    minimumCharge: (currency) => (currency === "INR" ? 100n : 0n),
    start: (payment) => startOrder(clientOf(gatewayAccountFor("razorpay", payment.currency)), payment),
    readReturn: (fields) => readReturn(fields, keys),
    readWebhook: (body, headers) =>
      readRazorpayWebhook(
        { body, headers },
        keys.map((key) => key.webhookSecret),
      ),
    fetchPayment: truthAbout,
    // An order of Razorpay's never ends: what is true now is all there is to say.
    expire: truthAbout,
    refund: (refund) => makeRazorpayRefund(clientOf(refund.gatewayAccount), refund),
    fetchRefund: (refund) => findRazorpayRefund(clientOf(refund.gatewayAccount), refund),
    listMoney: ({ gatewayAccount, since }) => listRazorpayMoney(clientOf(gatewayAccount), since),
  };
}

function connect({
  apiUrl,
  domestic,
  international,
  timeoutMs = 15_000,
}: RazorpaySettings): Map<string, RazorpayClient> {
  const clients = new Map<string, RazorpayClient>();
  if (domestic) clients.set("razorpay_domestic", razorpayClient({ apiUrl, timeoutMs, ...domestic }));
  if (international)
    clients.set("razorpay_international", razorpayClient({ apiUrl, timeoutMs, ...international }));
  return clients;
}

async function startOrder(client: RazorpayClient, payment: PaymentToStart): ReturnType<Gateway["start"]> {
  const units = unitsAt("razorpay", payment.currency);
  invariant(units, `Razorpay was asked for ${payment.currency}, which it is not offered for`);
  const amount = toGatewayAmount(payment.amount, units);
  // At most 40 characters, and the same for every start of the same payment.
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
      gatewayAccount: gatewayAccountFor("razorpay", payment.currency),
      gatewayOrderId: order.id,
      razorpay: { key: client.keyId, orderId: order.id, amount, currency: payment.currency },
    });
  } catch (error) {
    return refusalToStart(error, payment);
  }
}

/**
 * Creates the order, or finds the one an earlier try made. Razorpay documents both answers to a receipt
 * used before: the same order again, and a refusal.
 */
async function createOnce(
  client: RazorpayClient,
  order: { amount: number; currency: string; receipt: string; paymentId: string },
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
 * Reads the three fields of a finished checkout. The signature may be missing, as spec section 7's call has
 * no place for it, but may not be wrong; the order must then be one of ours, and is asked about in any case.
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

/** A failed checkout comes back with its order inside a field of JSON. */
function orderOfFailure(metadata: string | undefined): string | undefined {
  try {
    const { order_id: orderId } = JSON.parse(metadata ?? "{}") as { order_id?: unknown };
    return typeof orderId === "string" ? orderId : undefined;
  } catch {
    return undefined;
  }
}
