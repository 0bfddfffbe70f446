import { expect, test } from "vitest";

import { GatewayUnreachable, type PaymentToStart } from "#app/payments/gateways/gateway.ts";
import { razorpayGateway } from "#app/payments/gateways/razorpay/gateway.server.ts";
import {
  listener,
  paymentToStart,
  razorpayKeys,
  simulator,
  withSimulator,
} from "#tests/payments/at-gateways.ts";
import type { Currency } from "#app/money/currency.ts";
import { newId, RefundId } from "#app/platform/ids.ts";

withSimulator();

const domestic = razorpayKeys("RAZORPAY");
const international = razorpayKeys("RAZORPAY_INTERNATIONAL");

function adapter(settings: Partial<Parameters<typeof razorpayGateway>[0]> = {}) {
  return razorpayGateway({ apiUrl: simulator.url, domestic, international, ...settings });
}

function payment(overrides: Partial<PaymentToStart> = {}): PaymentToStart {
  return paymentToStart({
    amount: 10_510_289n,
    description: "Complete application, 12 universities",
    ...overrides,
  });
}

async function started(toStart = payment()) {
  const outcome = await adapter().start(toStart);
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  const { gatewayOrderId: orderId, gatewayAccount: account, window } = outcome.value;
  return { orderId, account, key: String(window!["key"]), window };
}

test("an order is made, paid in the checkout, announced, found captured and refunded in parts", async () => {
  const { orderId, account, key, window } = await started();
  expect(account).toBe("razorpay_domestic");
  expect(window).toEqual({ key: domestic.keyId, order_id: orderId, amount: 10_510_289, currency: "INR" });
  expect(await adapter().fetchPayment(orderId, account)).toMatchObject({
    state: "open",
    captures: [],
  });

  const fields = (await simulator.pressRazorpay(orderId, key, "pay"))!;
  expect(adapter().readReturn(fields)).toEqual({ ok: true, value: { gatewayOrderId: orderId } });
  const { razorpay_signature: _, ...unsigned } = fields;
  expect(adapter().readReturn(unsigned).ok).toBe(true);
  expect(adapter().readReturn({ ...fields, razorpay_payment_id: "pay_other" }).ok).toBe(false);

  const read = (await listener.hear(3)).map((one) =>
    adapter().readWebhook(one.body, one.headers, new Date()),
  );
  expect(read).toContainEqual({
    ok: true,
    value: expect.objectContaining({ type: "order.paid", gatewayOrderId: orderId }),
  });

  const found = await adapter().fetchPayment(orderId, account);
  expect(found).toEqual({
    gatewayOrderId: orderId,
    state: "captured",
    captures: [{ gatewayPaymentId: fields["razorpay_payment_id"], amount: 10_510_289n, currency: "INR" }],
  });
  const { gatewayPaymentId } = found.captures[0]!;
  const money = {
    gatewayOrderId: orderId,
    gatewayPaymentId,
    gatewayAccount: account,
    currency: "INR" as const,
  };
  const refund = { ...money, refundedBefore: 0n, refusals: 0, asks: 0, unansweredSince: null };
  const part = { ...refund, refundId: newId(RefundId), amount: 10_000_000n };
  const first = await adapter().refund(part);
  expect(first).toMatchObject({ ok: true, value: { state: "done" } });
  expect(await adapter().refund(part)).toEqual(first);
  expect(await adapter().fetchRefund(part)).toEqual(first.ok && first.value);
  expect(await adapter().fetchRefund({ ...part, refundId: newId(RefundId) })).toBeNull();
  expect(await adapter().refund({ ...refund, refundId: newId(RefundId), amount: 510_290n })).toMatchObject({
    refusal: { code: "refund_impossible" },
  });
});

test.each<[Currency, bigint, number]>([
  ["USD", 8_190n, 8_190],
  ["JPY", 600_000n, 6_000],
  ["KWD", 12_345n, 123_450],
  ["UGX", 500n, 5],
  ["MGA", 4_500_000n, 4_500_000],
])("%s goes to the international account, in Razorpay's units", async (currency, amount, sent) => {
  const { orderId, account, key, window } = await started(payment({ currency, amount }));
  expect([account, key, window?.["amount"]]).toEqual(["razorpay_international", international.keyId, sent]);
  const fields = (await simulator.pressRazorpay(orderId, key, "pay"))!;
  expect(adapter().readReturn(fields).ok).toBe(true);
  expect(await adapter().fetchPayment(orderId, account)).toMatchObject({
    state: "captured",
    captures: [{ amount, currency }],
  });
  const signed = await listener.hear(1, (one) => one.body.includes(orderId));
  expect(adapter({ domestic: null }).readWebhook(signed[0]!.body, signed[0]!.headers, new Date()).ok).toBe(
    true,
  );
  expect(
    adapter({ international: null }).readWebhook(signed[0]!.body, signed[0]!.headers, new Date()).ok,
  ).toBe(false);
});

test("an account without keys takes nothing of its currencies", () => {
  expect(adapter({ domestic: null }).takes("INR")).toBe(false);
  expect(adapter({ domestic: null }).takes("USD")).toBe(true);
  expect(adapter({ international: null }).takes("USD")).toBe(false);
});

test("a start repeated with the same payment gives the same order", async () => {
  const toStart = payment();
  const first = await started(toStart);
  expect(await started(toStart)).toEqual(first);
});

test("where Razorpay refuses a receipt used before, the earlier order is found by it", async () => {
  const toStart = payment();
  const first = await started(toStart);
  await simulator.order({ fault: "receipt_taken", match: { path: "POST /v1/orders" } });
  expect(await started(toStart)).toEqual(first);
});

test("a start whose answer is lost is unknown, and made once when asked again", async () => {
  const toStart = payment();
  await simulator.order({ fault: "close_connection", match: { gateway: "razorpay" } });
  await expect(adapter().start(toStart)).rejects.toBeInstanceOf(GatewayUnreachable);
  await simulator.order({ fault: "answer_500", match: { gateway: "razorpay" } });
  await expect(adapter().start(toStart)).rejects.toBeInstanceOf(GatewayUnreachable);
  await simulator.order({ fault: "time_out", match: { gateway: "razorpay" } });
  await expect(adapter({ timeoutMs: 200 }).start(toStart)).rejects.toBeInstanceOf(GatewayUnreachable);
  const { orderId } = await started(toStart);
  const { orders } = await simulator.state();
  const receipt = toStart.id.replaceAll("-", "");
  expect(orders!.filter((order) => order["receipt"] === receipt).map((order) => order["id"])).toEqual([
    orderId,
  ]);
});

test("money that was only authorised is captured when asked about, once", async () => {
  const { orderId, account, key } = await started();
  await simulator.order({ fault: "authorize_only", match: { id: orderId } });
  await simulator.pressRazorpay(orderId, key, "pay");
  const both = await Promise.all([1, 2].map(() => adapter().fetchPayment(orderId, account)));
  expect(both.map((one) => one.state)).toEqual(["captured", "captured"]);
});

test("a declined or closed checkout leaves the order open, and its failure still names it", async () => {
  const { orderId, account, key } = await started();
  expect(await simulator.pressRazorpay(orderId, key, "decline")).toBeNull();
  expect(await simulator.pressRazorpay(orderId, key, "cancel")).toBeNull();
  expect(await adapter().expire(orderId, account)).toMatchObject({ state: "open" });
  const failure = {
    "error[code]": "BAD_REQUEST_ERROR",
    "error[metadata]": JSON.stringify({ order_id: orderId }),
  };
  expect(adapter().readReturn(failure)).toEqual({ ok: true, value: { gatewayOrderId: orderId } });
});

test("an order whose money went back whole is not paid", async () => {
  const { orderId, account, key } = await started(payment({ amount: 100n }));
  await simulator.pressRazorpay(orderId, key, "pay");
  const { captures } = await adapter().fetchPayment(orderId, account);
  await adapter().refund({
    refundId: newId(RefundId),
    gatewayOrderId: orderId,
    gatewayPaymentId: captures[0]!.gatewayPaymentId,
    gatewayAccount: account,
    amount: 100n,
    currency: "INR",
    refundedBefore: 0n,
    refusals: 0,
    asks: 0,
    unansweredSince: null,
  });
  expect(await adapter().fetchPayment(orderId, account)).toMatchObject({ state: "failed" });
});

test("what Razorpay will not charge is refused in words", async () => {
  expect(await adapter().start(payment({ amount: 99n }))).toMatchObject({
    refusal: { code: "amount_too_small" },
  });
  const stranger = adapter({ domestic: { ...domestic, keySecret: "wrong" } });
  expect(await stranger.start(payment())).toMatchObject({
    refusal: { code: "gateway_refused", status: 503 },
  });
});

test("a truth that Razorpay refuses to tell, to changed keys perhaps, is unknown", async () => {
  const { orderId, account } = await started();
  const stranger = adapter({ domestic: { ...domestic, keySecret: "changed" } });
  await expect(stranger.fetchPayment(orderId, account)).rejects.toBeInstanceOf(GatewayUnreachable);
  await expect(stranger.expire(orderId, account)).rejects.toBeInstanceOf(GatewayUnreachable);
  await expect(adapter().fetchPayment("order_none", account)).rejects.toBeInstanceOf(GatewayUnreachable);
  const keyless = adapter({ domestic: null });
  await expect(keyless.expire(orderId, account)).rejects.toBeInstanceOf(GatewayUnreachable);
});

test.each([
  ["nothing", {}],
  ["an order of another shape", { razorpay_order_id: "../order" }],
  ["broken metadata", { "error[metadata]": "{" }],
  [
    "a wrong signature",
    { razorpay_order_id: "order_a", razorpay_payment_id: "pay_a", razorpay_signature: "00" },
  ],
])("a way back with %s is refused", (_, fields) => {
  expect(adapter().readReturn(fields as Record<string, string>)).toMatchObject({
    ok: false,
    refusal: { status: 400 },
  });
});
