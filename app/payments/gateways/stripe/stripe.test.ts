import { expect, test } from "vitest";

import { GatewayUnreachable, type PaymentToStart } from "#app/payments/gateways/gateway.ts";
import { stripeGateway } from "#app/payments/gateways/stripe/gateway.server.ts";
import {
  listener,
  paymentToStart,
  simulator,
  stripeKeys,
  withSimulator,
} from "#tests/payments/at-gateways.ts";
import type { Currency } from "#app/money/currency.ts";
import { newId, RefundId } from "#app/platform/ids.ts";

withSimulator();

function adapter(settings: { secretKey?: string; apiUrl?: string; timeoutMs?: number } = {}) {
  return stripeGateway({
    ...stripeKeys(),
    apiUrl: simulator.url,
    siteUrl: "http://shop.test",
    ...settings,
  });
}

function payment(overrides: Partial<PaymentToStart> = {}): PaymentToStart {
  return paymentToStart({
    amount: 8_190n,
    currency: "USD",
    description: "US visa mock interview, 2 sessions",
    ...overrides,
  });
}

async function started(toStart = payment()) {
  const outcome = await adapter().start(toStart);
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  return outcome.value;
}

test("a payment is started, paid on the hosted page, announced, found captured and refunded in parts", async () => {
  const { gatewayOrderId, gatewayAccount, redirectUrl } = await started();
  expect(gatewayAccount).toBe("stripe");
  expect(redirectUrl).toBe(`${simulator.url}/stripe/pay/${gatewayOrderId}`);
  expect(await adapter().fetchPayment(gatewayOrderId, "stripe")).toMatchObject({
    state: "open",
    captures: [],
  });

  const back = await simulator.pressStripe(gatewayOrderId, "pay");
  expect(back).toBe(`http://shop.test/payment/stripe/return?session_id=${gatewayOrderId}`);
  const fields = Object.fromEntries(new URL(back!).searchParams);
  expect(adapter().readReturn(fields)).toEqual({ ok: true, value: { gatewayOrderId } });

  const events = (await listener.hear(2)).map((one) =>
    adapter().readWebhook(one.body, one.headers, new Date()),
  );
  expect(events).toContainEqual({
    ok: true,
    value: expect.objectContaining({ type: "checkout.session.completed", gatewayOrderId }),
  });

  const found = await adapter().fetchPayment(gatewayOrderId, "stripe");
  expect(found).toMatchObject({
    gatewayOrderId,
    state: "captured",
    captures: [{ amount: 8_190n, currency: "USD" }],
  });
  const { gatewayPaymentId } = found.captures[0]!;
  const money = { gatewayOrderId, gatewayPaymentId, gatewayAccount, currency: "USD" as const };
  const refund = { ...money, refundedBefore: 0n, refusals: 0, asks: 0, unansweredSince: null };
  const part = { ...refund, refundId: newId(RefundId), amount: 8_000n };
  const first = await adapter().refund(part);
  expect(first).toMatchObject({ ok: true, value: { state: "done" } });
  expect(await adapter().refund(part)).toEqual(first);
  expect(await adapter().fetchRefund(part)).toEqual(first.ok && first.value);
  expect(await adapter().fetchRefund({ ...part, refundId: newId(RefundId) })).toBeNull();
  expect(await adapter().refund({ ...refund, refundId: newId(RefundId), amount: 200n })).toMatchObject({
    ok: false,
    refusal: { code: "refund_impossible" },
  });
});

test.each<[Currency, bigint]>([
  ["JPY", 60_000_00n],
  ["KWD", 12_345n],
  ["ISK", 5_00n],
  ["MGA", 45_000_00n],
  ["INR", 10_510_289n],
])("an amount in %s comes back as it was sent", async (currency, amount) => {
  const { gatewayOrderId } = await started(payment({ currency, amount }));
  await simulator.pressStripe(gatewayOrderId, "pay");
  const { captures } = await adapter().fetchPayment(gatewayOrderId, "stripe");
  expect(captures).toMatchObject([{ amount, currency }]);
});

test("a start repeated with the same payment gives the same session", async () => {
  const toStart = payment();
  const [first, second] = await Promise.all([started(toStart), started(toStart)]);
  expect(second).toEqual(first);
});

test("a start whose answer is lost, once with the connection, is made once", async () => {
  const toStart = payment();
  await simulator.order({ fault: "close_connection", match: { path: "/v1/checkout/sessions" } });
  const first = await started(toStart);
  expect(await started(toStart)).toEqual(first);
  const { sessions } = await simulator.state();
  expect(sessions!.filter((session) => session["client_reference_id"] === toStart.id)).toHaveLength(1);
});

test("errors of Stripe's own leave the outcome unknown, and asking again finds it", async () => {
  const toStart = payment();
  await simulator.order({ fault: "answer_500", match: { gateway: "stripe" }, times: 3 });
  await expect(adapter().start(toStart)).rejects.toBeInstanceOf(GatewayUnreachable);
  expect((await started(toStart)).gatewayOrderId).toMatch(/^cs_/);
});

test("silence leaves the outcome unknown", async () => {
  const { gatewayOrderId } = await started();
  await simulator.order({ fault: "time_out", match: { gateway: "stripe" }, times: 3 });
  const impatient = adapter({ timeoutMs: 200 });
  await expect(impatient.fetchPayment(gatewayOrderId, "stripe")).rejects.toBeInstanceOf(GatewayUnreachable);
  const nobody = adapter({ apiUrl: "http://127.0.0.1:1", timeoutMs: 200 });
  await expect(nobody.fetchPayment(gatewayOrderId, "stripe")).rejects.toBeInstanceOf(GatewayUnreachable);
});

test("a declined card leaves the payment open to another", async () => {
  const { gatewayOrderId } = await started();
  expect(await simulator.pressStripe(gatewayOrderId, "decline")).toBeNull();
  expect(await adapter().fetchPayment(gatewayOrderId, "stripe")).toMatchObject({ state: "open" });
  await simulator.order({ fault: "insufficient_funds", match: { id: gatewayOrderId } });
  expect(await simulator.pressStripe(gatewayOrderId, "pay")).toBeNull();
  await simulator.pressStripe(gatewayOrderId, "pay");
  expect(await adapter().fetchPayment(gatewayOrderId, "stripe")).toMatchObject({ state: "captured" });
});

test("going back keeps the payment open, and names it on the way", async () => {
  const toStart = payment();
  const { gatewayOrderId } = await started(toStart);
  const back = await simulator.pressStripe(gatewayOrderId, "cancel");
  expect(back).toBe(`http://shop.test/payment/stripe/cancelled?payment=${toStart.id}`);
  expect(await adapter().fetchPayment(gatewayOrderId, "stripe")).toMatchObject({ state: "open" });
});

test("an expired payment cannot be paid; expiring what was paid tells that it was", async () => {
  const { gatewayOrderId } = await started();
  expect(await adapter().expire(gatewayOrderId, "stripe")).toMatchObject({ state: "expired" });
  expect(await adapter().expire(gatewayOrderId, "stripe")).toMatchObject({ state: "expired" });
  await simulator.pressStripe(gatewayOrderId, "pay");
  expect(await adapter().fetchPayment(gatewayOrderId, "stripe")).toMatchObject({ state: "expired" });

  const other = await started();
  await simulator.pressStripe(other.gatewayOrderId, "pay");
  expect(await adapter().expire(other.gatewayOrderId, "stripe")).toMatchObject({ state: "captured" });
});

test("what Stripe will not charge is refused in words", async () => {
  expect(await adapter().start(payment({ amount: 40n }))).toMatchObject({
    refusal: { code: "amount_too_small" },
  });
  expect(await adapter().start(payment({ amount: 10n ** 12n }))).toMatchObject({
    refusal: { code: "amount_too_large" },
  });
  expect(await adapter({ secretKey: "sk_test_wrong" }).start(payment())).toMatchObject({
    refusal: { code: "gateway_refused", status: 503 },
  });
});

test("a truth that Stripe refuses to tell, to changed keys perhaps, is unknown", async () => {
  const { gatewayOrderId } = await started();
  const stranger = adapter({ secretKey: "sk_test_changed" });
  await expect(stranger.fetchPayment(gatewayOrderId, "stripe")).rejects.toBeInstanceOf(GatewayUnreachable);
  await expect(stranger.expire(gatewayOrderId, "stripe")).rejects.toBeInstanceOf(GatewayUnreachable);
  await expect(adapter().expire("cs_none", "stripe")).rejects.toBeInstanceOf(GatewayUnreachable);
});

test("a way back without a session of Stripe's is refused", () => {
  expect(adapter().readReturn({ session_id: "../../etc" }).ok).toBe(false);
  expect(adapter().readReturn({}).ok).toBe(false);
});
