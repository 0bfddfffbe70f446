import { randomUUID } from "node:crypto";

import Razorpay from "razorpay";
import { validatePaymentVerification, validateWebhookSignature } from "razorpay/dist/utils/razorpay-utils.js";
import Stripe from "stripe";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import { startSimulator, type RunningSimulator } from "#tests/setup/start-simulator.ts";
import { startWebhookListener, type WebhookListener } from "#tests/setup/webhook-listener.ts";

/** Against the gateways' own libraries: simulator and shop could share a misreading, these do not. */

let simulator: RunningSimulator;
let listener: WebhookListener;

beforeAll(async () => {
  listener = await startWebhookListener();
  simulator = await startSimulator({ webhookUrl: listener.url });
});
afterAll(async () => {
  await simulator?.stop();
  await listener?.stop();
});
beforeEach(() => void listener.heard.splice(0));

const setting = (name: string) => process.env[name] ?? "";

function razorpay(prefix = "RAZORPAY", secret = setting(`${prefix}_KEY_SECRET`)): Razorpay {
  const client = new Razorpay({ key_id: setting(`${prefix}_KEY_ID`), key_secret: secret });
  // The library has no setting for its address.
  const { defaults } = (client.api as unknown as { rq: { defaults: { baseURL: string; timeout: number } } })
    .rq;
  defaults.baseURL = simulator.url;
  defaults.timeout = 5_000;
  return client;
}

function stripe(): Stripe {
  const { hostname, port } = new URL(simulator.url);
  const address = { host: hostname, port, protocol: "http" as const };
  return new Stripe(setting("STRIPE_SECRET_KEY"), { ...address, telemetry: false, maxNetworkRetries: 0 });
}

test("Razorpay's library makes an order, finds its payments and refunds them in parts", async () => {
  const client = razorpay();
  const receipt = randomUUID().replaceAll("-", "");
  const notes = { payment_id: "p1" };
  const order = await client.orders.create({ amount: 210_000, currency: "INR", receipt, notes });
  expect(order).toMatchObject({ entity: "order", amount: 210_000, amount_due: 210_000, status: "created" });
  expect(await client.orders.fetch(order.id)).toMatchObject({ id: order.id, receipt, notes });
  expect(await client.orders.all({ receipt })).toMatchObject({ entity: "collection", count: 1 });

  const proof = (await simulator.pressRazorpay(order.id, setting("RAZORPAY_KEY_ID"), "pay"))!;
  const { razorpay_payment_id: paymentId = "", razorpay_signature: signature = "" } = proof;
  const proved = { order_id: order.id, payment_id: paymentId };
  expect(validatePaymentVerification(proved, signature, setting("RAZORPAY_KEY_SECRET"))).toBe(true);
  expect(validatePaymentVerification({ ...proved, payment_id: "pay_other" }, signature, "x")).toBe(false);

  expect(await client.orders.fetchPayments(order.id)).toMatchObject({
    count: 1,
    items: [{ id: paymentId, order_id: order.id, status: "captured", captured: true }],
  });
  expect(await client.payments.fetch(paymentId)).toMatchObject({ amount: 210_000, currency: "INR" });
  const listed = await client.payments.all({ count: 10 });
  expect(listed.items.map((one) => one.id)).toContain(paymentId);

  const refund = await client.payments.refund(paymentId, { amount: 10_000, speed: "normal" });
  expect(refund).toMatchObject({ entity: "refund", payment_id: paymentId, status: "processed" });
  expect(await client.payments.fetch(paymentId)).toMatchObject({
    amount_refunded: 10_000,
    refund_status: "partial",
  });
  expect(await client.payments.fetchMultipleRefund(paymentId, {})).toMatchObject({
    items: [{ id: refund.id }],
  });
  await expect(client.payments.refund(paymentId, { amount: 200_001 })).rejects.toMatchObject({
    statusCode: 400,
    error: { code: "BAD_REQUEST_ERROR" },
  });
});

test("Razorpay's library captures what was only authorised, once", async () => {
  const client = razorpay("RAZORPAY_INTERNATIONAL");
  const order = await client.orders.create({ amount: 8_190, currency: "USD", receipt: "r-authorised" });
  await simulator.order({ fault: "authorize_only", match: { id: order.id } });
  await simulator.pressRazorpay(order.id, setting("RAZORPAY_INTERNATIONAL_KEY_ID"), "pay");
  const { items } = await client.orders.fetchPayments(order.id);
  expect(items).toMatchObject([{ status: "authorized", captured: false }]);
  const paymentId = items[0]?.id ?? "";
  await expect(client.payments.capture(paymentId, 1, "USD")).rejects.toMatchObject({ statusCode: 400 });
  expect(await client.payments.capture(paymentId, 8_190, "USD")).toMatchObject({ status: "captured" });
  await expect(client.payments.capture(paymentId, 8_190, "USD")).rejects.toMatchObject({ statusCode: 400 });
  expect(await client.orders.fetch(order.id)).toMatchObject({ status: "paid", amount_due: 0 });
});

test("Razorpay's library believes every message, by the secret of its own account only", async () => {
  const order = await razorpay().orders.create({ amount: 100, currency: "INR", receipt: "r-messages" });
  await simulator.pressRazorpay(order.id, setting("RAZORPAY_KEY_ID"), "pay");
  const heard = await listener.hear(3, (one) => one.body.includes(order.id));
  const events = heard.map((one) => (JSON.parse(one.body) as { event: string }).event);
  expect(events.toSorted()).toEqual(["order.paid", "payment.authorized", "payment.captured"]);
  for (const { body, headers } of heard) {
    const signature = headers.get("x-razorpay-signature") ?? "";
    expect(validateWebhookSignature(body, signature, setting("RAZORPAY_WEBHOOK_SECRET"))).toBe(true);
    const other = setting("RAZORPAY_INTERNATIONAL_WEBHOOK_SECRET");
    expect(validateWebhookSignature(body, signature, other)).toBe(false);
    expect(headers.get("x-razorpay-event-id")).toMatch(/^\w{14}$/);
  }
});

test("refusals reach Razorpay's library as refusals", async () => {
  const create = (client: Razorpay, amount: number, currency = "INR") =>
    client.orders.create({ amount, currency, receipt: "r-refused" });
  await expect(create(razorpay(), 99)).rejects.toMatchObject({ error: { code: "BAD_REQUEST_ERROR" } });
  await expect(create(razorpay("RAZORPAY", "wrong"), 100)).rejects.toMatchObject({ statusCode: 401 });
  await simulator.order({ fault: "refuse_currency", match: { gateway: "razorpay" } });
  await expect(create(razorpay(), 100)).rejects.toMatchObject({
    statusCode: 400,
    error: { description: "Currency is not supported" },
  });
  expect((await create(razorpay(), 100)).status).toBe("created");
});

function newSession(client: Stripe): Promise<Stripe.Checkout.Session> {
  return client.checkout.sessions.create({
    mode: "payment",
    ui_mode: "hosted_page",
    line_items: [
      {
        quantity: 1,
        price_data: { currency: "usd", unit_amount: 4_095, product_data: { name: "Mock interview" } },
      },
    ],
    success_url: "http://shop.test/back?session_id={CHECKOUT_SESSION_ID}",
    cancel_url: "http://shop.test/cancelled",
  });
}

test("Stripe's library reads a paid session, believes its messages and refunds it", async () => {
  const client = stripe();
  const session = await newSession(client);
  await simulator.pressStripe(session.id, "pay");
  const found = await client.checkout.sessions.retrieve(session.id, { expand: ["payment_intent"] });
  expect(found).toMatchObject({ payment_status: "paid", amount_total: 4_095, currency: "usd" });

  const [heard] = await listener.hear(1, (one) => one.body.includes('"checkout.session.completed"'));
  const signature = heard?.headers.get("stripe-signature") ?? "";
  const secret = setting("STRIPE_WEBHOOK_SECRET");
  const event = client.webhooks.constructEvent(heard?.body ?? "", signature, secret);
  expect(event).toMatchObject({ object: "event", data: { object: { id: session.id } } });
  const changed = heard?.body.replace("4095", "1") ?? "";
  expect(() => client.webhooks.constructEvent(changed, signature, secret)).toThrow(/signature/);
  const { data } = await client.events.list({ type: "checkout.session.completed", limit: 5 });
  expect(data.map((one) => one.id)).toContain(event.id);

  const intent = (found.payment_intent as Stripe.PaymentIntent).id;
  const refund = await client.refunds.create({ payment_intent: intent, amount: 1_000 });
  expect(refund).toMatchObject({ object: "refund", amount: 1_000, status: "succeeded" });
  await expect(client.refunds.create({ payment_intent: intent, amount: 4_000 })).rejects.toBeInstanceOf(
    Stripe.errors.StripeInvalidRequestError,
  );
});

test("a currency that is refused reaches Stripe's library as an error about the currency", async () => {
  await simulator.order({ fault: "refuse_currency", match: { gateway: "stripe" } });
  await expect(newSession(stripe())).rejects.toMatchObject({
    type: "StripeInvalidRequestError",
    param: "currency",
  });
  expect((await newSession(stripe())).status).toBe("open");
});
