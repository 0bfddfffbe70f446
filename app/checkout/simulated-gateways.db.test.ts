import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import { confirmPurchase } from "#app/checkout/settle/confirm-purchase.server.ts";
import { expirePayments } from "#app/checkout/settle/expire-payments.server.ts";
import { settlePayment } from "#app/checkout/settle/settle-payment.server.ts";
import { startPayment, type PaymentRequest } from "#app/checkout/start/start-payment.server.ts";
import { mailboxMessages } from "#app/mail/tables.server.ts";
import { findOrder } from "#app/orders/find-order.server.ts";
import type { Gateway } from "#app/payments/gateways/gateway.ts";
import { receiveWebhook } from "#app/payments/webhook-deliveries.server.ts";
import { razorpayGateway } from "#app/payments/gateways/razorpay/gateway.server.ts";
import { stripeGateway } from "#app/payments/gateways/stripe/gateway.server.ts";
import { db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { OrderId } from "#app/platform/ids.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { withGateways } from "#tests/checkout/fake-gateway.ts";
import { checkLedger, makeBuyer, openShop, purchaseOf, valueOf } from "#tests/checkout/shop.ts";
import { asId } from "#tests/setup/as-id.ts";
import { razorpayKeys, stripeKeys } from "#tests/payments/at-gateways.ts";
import { startSimulator, type RunningSimulator } from "#tests/setup/start-simulator.ts";
import { startWebhookListener, type WebhookListener } from "#tests/setup/webhook-listener.ts";
import { runJobs } from "#tests/setup/run-jobs.ts";

let simulator: RunningSimulator;
let listener: WebhookListener;

beforeAll(async () => {
  await openShop();
  listener = await startWebhookListener();
  simulator = await startSimulator({ webhookUrl: listener.url });
});
/** The real adapters, aimed at the simulator. */
withGateways(() => gatewaysAt(simulator.url));
afterAll(async () => {
  await simulator?.stop();
  await listener?.stop();
});
beforeEach(() => void listener.heard.splice(0));

function gatewaysAt(apiUrl: string): Gateway[] {
  return [
    stripeGateway({ ...stripeKeys(), apiUrl, siteUrl: env().SITE_URL }),
    razorpayGateway({ apiUrl, domestic: razorpayKeys("RAZORPAY"), international: null }),
  ];
}

function request(user: CurrentUser, change: Partial<PaymentRequest> = {}): PaymentRequest {
  return { ...purchaseOf(user, { now: new Date() }), gateway: "razorpay", ...change };
}

async function start(change: Partial<PaymentRequest> = {}) {
  const user = await makeBuyer();
  const started = valueOf(await startPayment(request(user, change)));
  return {
    ...started,
    user,
    orderId: started.orderId ?? asId(OrderId, ""),
    gatewayOrderId: started.started.gatewayOrderId,
  };
}

async function deliver(gateway: "stripe" | "razorpay", gatewayOrderId: string): Promise<void> {
  const [heard] = await listener.hear(1, ({ body }) => body.includes(gatewayOrderId));
  const { body, headers } = heard ?? { body: "", headers: new Headers() };
  await receiveWebhook(gateway, body, headers, new Date());
  await receiveWebhook(gateway, body, headers, new Date());
  await runJobs();
}

test("Razorpay's webhook makes the order paid and mails the customer once", async () => {
  const { user, started, gatewayOrderId, orderId } = await start();
  expect(started.window?.["amount"]).toBe(209_895);
  await simulator.pressRazorpay(gatewayOrderId, String(started.window?.["key"]), "pay");
  await deliver("razorpay", gatewayOrderId);
  expect(await findOrder(db, orderId)).toMatchObject({ state: "paid" });
  const mails = await db.select().from(mailboxMessages);
  expect(mails.filter((mail) => mail.recipient === user.email)).toHaveLength(1);
  expect(mails.find((mail) => mail.recipient === user.email)?.body).toContain("₹2,098.95");
  await checkLedger();
});

test("Stripe's webhook makes the order paid, in dollars", async () => {
  const { gatewayOrderId, orderId } = await start({ gateway: "stripe", currency: "USD" });
  await simulator.pressStripe(gatewayOrderId, "pay");
  await deliver("stripe", gatewayOrderId);
  expect(await findOrder(db, orderId)).toMatchObject({ state: "paid", charged: 3_045n, currency: "USD" });
});

test("the browser's three fields from Razorpay make the order paid, and another signature does not", async () => {
  const { user, started, gatewayOrderId, orderId } = await start();
  const fields = await simulator.pressRazorpay(gatewayOrderId, String(started.window?.["key"]), "pay");
  const proof = {
    gateway: "razorpay" as const,
    gatewayOrderId,
    gatewayPaymentId: fields?.["razorpay_payment_id"] ?? "",
    signed: fields ?? {},
  };
  const asked = { userId: user.id, proof, now: new Date() };
  const forged = { ...proof, signed: { ...proof.signed, razorpay_signature: "0".repeat(64) } };
  expect(await confirmPurchase({ ...asked, proof: forged })).toMatchObject({
    ok: false,
    refusal: { code: "bad_signature" },
  });
  expect(await findOrder(db, orderId)).toMatchObject({ state: "pending" });
  expect(valueOf(await confirmPurchase(asked)).orderId).toBe(orderId);
});

test.each(["stripe", "razorpay"] as const)(
  "a start whose answer %s lost is found again by the next one",
  async (gateway) => {
    const asked = request(await makeBuyer(), { gateway });
    await simulator.order({ fault: "close_connection", match: { gateway }, times: 5 });
    const lost = await startPayment(asked);
    await fetch(`${simulator.url}/simulator/orders`, { method: "DELETE" });
    const found = valueOf(await startPayment(asked));
    if (lost.ok) expect(lost.value.started).toEqual(found.started);
    else expect(lost.refusal.code).toBe("gateway_unreachable");
    expect(valueOf(await startPayment(asked)).started).toEqual(found.started);
  },
);

test.each(["stripe", "razorpay"] as const)("twenty starts at once are one payment at %s", async (gateway) => {
  const asked = request(await makeBuyer(), { gateway });
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => startPayment(asked)));
  expect(new Set(outcomes.map((outcome) => valueOf(outcome).started.gatewayOrderId)).size).toBe(1);
});

test("an expired card payment cannot be paid any more", async () => {
  const { gatewayOrderId, orderId } = await start({ gateway: "stripe" });
  await expirePayments(new Date(Date.now() + 31 * 60_000));
  await simulator.pressStripe(gatewayOrderId, "pay");
  await settlePayment({ gateway: "stripe", gatewayOrderId, now: new Date() });
  expect(await findOrder(db, orderId)).toMatchObject({ state: "expired" });
});
