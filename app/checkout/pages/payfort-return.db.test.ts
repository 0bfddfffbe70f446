import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import { settlePayment } from "#app/checkout/settle/settle-payment.server.ts";
import { startPayment, type PaymentRequest } from "#app/checkout/start/start-payment.server.ts";
import { findOrder } from "#app/orders/find-order.server.ts";
import { findPayment } from "#app/payments/find-payment.server.ts";
import { receiveWebhook } from "#app/payments/webhook-deliveries.server.ts";
import { payfortGateway } from "#app/payments/gateways/payfort/gateway.server.ts";
import { webhookEvents } from "#app/payments/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import { finishReturn } from "#app/checkout/pages/finish-return.server.ts";
import { OrderId } from "#app/platform/ids.ts";
import { withGateways } from "#tests/checkout/fake-gateway.ts";
import { checkLedger, makeBuyer, openShop, purchaseOf, valueOf } from "#tests/checkout/shop.ts";
import { asId } from "#tests/setup/as-id.ts";
import { startSimulator, type RunningSimulator } from "#tests/setup/start-simulator.ts";
import { startWebhookListener, type WebhookListener } from "#tests/setup/webhook-listener.ts";
import type { Currency } from "#app/money/currency.ts";
import { runJobs } from "#tests/setup/run-jobs.ts";

let simulator: RunningSimulator;
let listener: WebhookListener;

beforeAll(async () => {
  await openShop();
  listener = await startWebhookListener();
  simulator = await startSimulator({ webhookUrl: listener.url });
});
withGateways(() => [
  payfortGateway({
    keys: {
      accessCode: process.env["PAYFORT_ACCESS_CODE"]!,
      merchantIdentifier: process.env["PAYFORT_MERCHANT_IDENTIFIER"]!,
      requestPhrase: process.env["PAYFORT_REQUEST_PHRASE"]!,
      responsePhrase: process.env["PAYFORT_RESPONSE_PHRASE"]!,
      sha: "sha256",
    },
    apiUrl: `${simulator.url}/FortAPI/paymentApi`,
    pageUrl: `${simulator.url}/FortAPI/paymentPage`,
    siteUrl: "http://shop.test",
    currencies: ["AED", "KWD"],
  }),
]);
afterAll(async () => {
  await simulator?.stop();
  await listener?.stop();
});
beforeEach(() => void listener.heard.splice(0));

async function start(change: Partial<PaymentRequest> = {}) {
  const user = await makeBuyer("AE");
  const asked = purchaseOf(user, { now: new Date(), currency: "AED" });
  const started = valueOf(await startPayment({ ...asked, gateway: "payfort", ...change }));
  const { gatewayOrderId, form } = started.started;
  return {
    user,
    paymentId: started.paymentId,
    orderId: started.orderId ?? asId(OrderId, ""),
    gatewayOrderId,
    form: form!,
  };
}

test.each<Currency>(["AED", "KWD"])(
  "a purchase in %s is paid by the message alone, once",
  async (currency) => {
    const { form, gatewayOrderId, orderId, paymentId } = await start({ currency });
    await simulator.pressPayfort(form, "pay");
    const [heard] = await listener.hear(1, ({ body }) => body.includes(gatewayOrderId));
    for (const _ of [1, 2]) {
      const { status } = await receiveWebhook("payfort", heard!.body, heard!.headers, new Date());
      expect(status).toBe(200);
    }
    const stored = await db.select().from(webhookEvents);
    expect(stored.filter((one) => one.gatewayOrderId === gatewayOrderId)).toHaveLength(1);
    await runJobs();
    expect(await findOrder(db, orderId)).toMatchObject({ state: "paid", currency });
    expect(await findPayment(db, paymentId)).toMatchObject({ state: "paid", gatewayAccount: "payfort" });
    await checkLedger();
  },
);

test("a browser back with a signed form pays the order and is sent on by a plain visit", async () => {
  const { form, orderId, paymentId } = await start();
  const back = (await simulator.pressPayfort(form, "pay"))!;
  const forged = await finishReturn("payfort", { ...back, status: "14", extra: "1" });
  expect(forged.headers.get("location")).not.toContain(paymentId);
  expect(await findOrder(db, orderId)).toMatchObject({ state: "pending" });
  const answer = await finishReturn("payfort", back);
  expect([answer.status, answer.headers.get("location")]).toEqual([303, `/account/orders/${orderId}`]);
  expect(await findOrder(db, orderId)).toMatchObject({ state: "paid" });
  await checkLedger();
});

test.each(["decline", "cancel"] as const)("%s ends the payment with nothing charged", async (action) => {
  const { form, orderId, paymentId } = await start();
  await finishReturn("payfort", (await simulator.pressPayfort(form, action))!);
  expect(await findPayment(db, paymentId)).toMatchObject({ state: "failed" });
  expect(await findOrder(db, orderId)).toMatchObject({ state: "expired" });
});

test("a forged message changes nothing", async () => {
  const { form, gatewayOrderId, paymentId } = await start();
  await simulator.order({ fault: "forge", match: { id: gatewayOrderId } });
  await simulator.pressPayfort(form, "pay");
  const heard = await listener.hear(2, ({ body }) => body.includes(gatewayOrderId));
  const answers = await Promise.all(
    heard.map((one) => receiveWebhook("payfort", one.body, one.headers, new Date())),
  );
  expect(new Set(answers.map((one) => one.status))).toEqual(new Set([200, 400]));
  await settlePayment({ gateway: "payfort", gatewayOrderId, now: new Date() });
  expect(await findPayment(db, paymentId)).toMatchObject({ state: "paid" });
});
