import { expect, test } from "vitest";

import {
  GatewayUnreachable,
  type PaymentToStart,
  type RefundToMake,
} from "#app/payments/gateways/gateway.ts";
import { sign } from "#app/payments/gateways/payfort/signature.server.ts";
import { payfortGateway } from "#app/payments/gateways/payfort/gateway.server.ts";
import {
  listener,
  payfortKeys,
  paymentToStart,
  simulator,
  withSimulator,
} from "#tests/payments/at-gateways.ts";
import type { Currency } from "#app/money/currency.ts";
import { newId, RefundId } from "#app/platform/ids.ts";

withSimulator();

const keys = payfortKeys();
const currencies = ["AED", "KWD", "JPY", "USD", "XOF"];

function adapter(settings: Partial<Parameters<typeof payfortGateway>[0]> = {}) {
  return payfortGateway({
    keys,
    apiUrl: `${simulator.url}/FortAPI/paymentApi`,
    pageUrl: `${simulator.url}/FortAPI/paymentPage`,
    siteUrl: "http://shop.test",
    currencies,
    ...settings,
  });
}

function payment(overrides: Partial<PaymentToStart> = {}): PaymentToStart {
  return paymentToStart({
    amount: 105_000n,
    currency: "AED",
    description: "Complete application, 12 universities & “visa help”",
    customer: { name: "Zoë Ångström-D'Arc محمد", email: "zoe+1@example.org", mobile: "9876543210" },
    ...overrides,
  });
}

async function started(toStart = payment()) {
  const outcome = await adapter().start(toStart);
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  return { reference: outcome.value.gatewayOrderId, form: outcome.value.form!, value: outcome.value };
}

async function paid(toStart = payment()) {
  const { reference, form } = await started(toStart);
  const back = await simulator.pressPayfort(form, "pay");
  return { reference, back: back! };
}

function refundOf(of: { reference: string }, part: Partial<RefundToMake> = {}): RefundToMake {
  return {
    refundId: newId(RefundId),
    gatewayOrderId: of.reference,
    gatewayPaymentId: of.reference,
    gatewayAccount: "payfort",
    amount: 5_000n,
    currency: "AED",
    refundedBefore: 0n,
    refusals: 0,
    asks: 1,
    unansweredSince: null,
    ...part,
  };
}

test("a payment is started, paid on the hosted page, announced and found captured", async () => {
  const toStart = payment();
  const { reference, form, value } = await started(toStart);
  expect(value).toMatchObject({ gatewayAccount: "payfort", gatewayOrderId: reference });
  expect(reference).toBe(`${toStart.id.replaceAll("-", "")}-AED`);
  expect(form.fields).toMatchObject({
    command: "PURCHASE",
    amount: "105000",
    currency: "AED",
    language: "en",
    customer_email: "zoe+1@example.org",
    customer_name: "Zoe Angstrom-D'Arc",
    order_description: "Complete application 12 universities visa help",
    return_url: "http://shop.test/payment/payfort/return",
  });
  expect(JSON.stringify(form)).not.toContain(keys.requestPhrase);
  expect(await adapter().fetchPayment(reference, "payfort")).toEqual({
    gatewayOrderId: reference,
    state: "open",
    captures: [],
  });

  const back = (await simulator.pressPayfort(form, "pay"))!;
  expect(adapter().readReturn(back)).toEqual({ ok: true, value: { gatewayOrderId: reference } });
  expect(adapter().readReturn({ ...back, amount: "1" }).ok).toBe(false);

  const [heard] = await listener.hear(1);
  expect(heard!.path).toBe("/webhooks/payfort/");
  expect(adapter().readWebhook(heard!.body, heard!.headers, new Date())).toMatchObject({
    ok: true,
    value: { type: "PURCHASE 14000", gatewayOrderId: reference, refundId: null },
  });
  expect(await adapter().fetchPayment(reference, "payfort")).toEqual({
    gatewayOrderId: reference,
    state: "captured",
    captures: [{ gatewayPaymentId: reference, amount: 105_000n, currency: "AED" }],
  });
  expect(await adapter().expire(reference, "payfort")).toMatchObject({ state: "captured" });
});

test("a start repeated with the same payment gives the same form", async () => {
  const toStart = payment();
  expect(await started(toStart)).toEqual(await started(toStart));
});

test.each<[Currency, bigint, string]>([
  ["KWD", 12_345n, "123450"],
  ["JPY", 600_000n, "6000"],
  ["USD", 8_190n, "8190"],
])("an amount in %s comes back as it was sent", async (currency, amount, sent) => {
  const { reference, form } = await started(payment({ currency, amount }));
  expect(form.fields["amount"]).toBe(sent);
  await simulator.pressPayfort(form, "pay");
  const { captures } = await adapter().fetchPayment(reference, "payfort");
  expect(captures).toMatchObject([{ amount, currency }]);
});

test("only what the account is set up for is taken, and never what Amazon might count wrongly", () => {
  const asked = ["AED", "KWD", "SAR", "XOF"] as const;
  expect(asked.filter((code) => adapter().takes(code))).toEqual(["AED", "KWD"]);
});

test.each(["decline", "cancel"] as const)(
  "%s ends the attempt, which cannot be paid again",
  async (action) => {
    const { reference, form } = await started();
    const back = (await simulator.pressPayfort(form, action))!;
    expect(adapter().readReturn(back)).toMatchObject({ ok: true, value: { gatewayOrderId: reference } });
    expect(await adapter().fetchPayment(reference, "payfort")).toMatchObject({ state: "failed" });
    const again = (await simulator.pressPayfort(form, "pay"))!;
    expect(again["response_code"]).toBe("00007");
    expect(await adapter().fetchPayment(reference, "payfort")).toMatchObject({
      state: "failed",
      captures: [],
    });
  },
);

test("a form posted a second time changes nothing about what was paid", async () => {
  const { reference, form } = await started();
  await simulator.pressPayfort(form, "pay");
  const again = (await simulator.pressPayfort(form, "pay"))!;
  expect([again["response_code"], adapter().readReturn(again).ok]).toEqual(["00007", true]);
  expect(await adapter().fetchPayment(reference, "payfort")).toMatchObject({ state: "captured" });
});

test("an uncertain payment stays open until it is certain, and is announced once more", async () => {
  const { reference, form } = await started();
  await simulator.order({ fault: "authorize_only", match: { id: reference }, delayMs: 700 });
  expect((await simulator.pressPayfort(form, "pay"))!["status"]).toBe("19");
  expect(await adapter().fetchPayment(reference, "payfort")).toMatchObject({ state: "open", captures: [] });
  const heard = await listener.hear(2);
  const read = heard.map((one) => adapter().readWebhook(one.body, one.headers, new Date()));
  expect(read.map((one) => one.ok && one.value.type)).toEqual(["PURCHASE 19000", "PURCHASE 14000"]);
  expect(await adapter().fetchPayment(reference, "payfort")).toMatchObject({ state: "captured" });
});

test("insufficient funds and a currency that is refused end the attempt with nothing charged", async () => {
  const poor = await started();
  await simulator.order({ fault: "insufficient_funds", match: { id: poor.reference } });
  expect((await simulator.pressPayfort(poor.form, "pay"))!["response_code"]).toBe("13029");
  const foreign = await started();
  await simulator.order({ fault: "refuse_currency", match: { id: foreign.reference } });
  expect((await simulator.pressPayfort(foreign.form, "pay"))!["response_code"]).toBe("00013");
  for (const { reference } of [poor, foreign])
    expect(await adapter().fetchPayment(reference, "payfort")).toMatchObject({
      state: "failed",
      captures: [],
    });
});

test("a payment whose browser stays away is found all the same", async () => {
  const { reference, form } = await started();
  await simulator.order({ fault: "abandon", match: { id: reference } });
  expect(await simulator.pressPayfort(form, "pay")).toBeNull();
  expect(await adapter().fetchPayment(reference, "payfort")).toMatchObject({ state: "captured" });
});

test("what is not signed by us gets no payment page", async () => {
  const { form } = await started();
  const changed = { ...form, fields: { ...form.fields, amount: "1" } };
  expect(await simulator.pressPayfort(changed, "pay")).toBeNull();
});

test("a refund in parts is made once each, and found by the sum", async () => {
  const of = await paid();
  const first = refundOf(of, { amount: 100_000n });
  expect(await adapter().fetchRefund(first)).toBeNull();
  const made = await adapter().refund(first);
  expect(made).toEqual({ ok: true, value: { gatewayRefundId: first.refundId, state: "done" } });
  expect(await adapter().fetchPayment(of.reference, "payfort")).toMatchObject({ state: "captured" });
  const tooMuch = refundOf(of, { amount: 5_001n, refundedBefore: 100_000n });
  expect(await adapter().refund(tooMuch)).toMatchObject({ refusal: { code: "refund_refused", status: 409 } });
  const rest = refundOf(of, { amount: 5_000n, refundedBefore: 100_000n });
  expect(await adapter().refund(rest)).toMatchObject({ value: { state: "done" } });
  expect(await adapter().fetchRefund(rest)).toMatchObject({ state: "done" });
  expect(await adapter().fetchPayment(of.reference, "payfort")).toMatchObject({
    state: "failed",
    captures: [],
  });
});

test("of a refund whose answer is lost the sum tells once it has grown by just that", async () => {
  const [lagging, of] = [await paid(), await paid()];
  const hidden = { ...refundOf(lagging), unansweredSince: 0n };
  await simulator.order({ fault: "refund_unanswered", match: { id: lagging.reference }, delayMs: 60_000 });
  await expect(adapter().refund(hidden)).rejects.toMatchObject({ neverArrived: false });
  expect(await adapter().sentBack!(hidden)).toBe(0n);
  expect(await adapter().fetchRefund(hidden)).toBeNull();
  const refund = refundOf(of);
  const unanswered = { ...refund, unansweredSince: await adapter().sentBack!(refund) };
  await simulator.order({ fault: "refund_unanswered", match: { id: of.reference }, delayMs: 0 });
  await expect(adapter().refund(refund)).rejects.toBeInstanceOf(GatewayUnreachable);
  expect(await adapter().fetchRefund(unanswered)).toMatchObject({ state: "done" });
  expect(await adapter().fetchRefund({ ...unanswered, amount: 4_000n })).toBeNull();
  const [money] = await adapter().listMoney({
    gatewayAccount: "payfort",
    since: new Date(0),
    gatewayOrderIds: [of.reference],
  });
  expect(money).toMatchObject({ refunded: 5_000n });
});

test("a refund that is refused can be asked for again", async () => {
  const of = await paid();
  await simulator.order({ fault: "refund_refused", match: { gateway: "payfort", id: of.reference } });
  const refund = refundOf(of);
  expect(await adapter().refund(refund)).toMatchObject({ refusal: { code: "refund_refused" } });
  expect(await adapter().refund({ ...refund, asks: 2 })).toMatchObject({ value: { state: "done" } });
});

test("a refund under way is pending until it arrives, and each message says which asking it is about", async () => {
  const of = await paid();
  await simulator.order({ fault: "refund_pending", match: { id: of.reference }, delayMs: 600 });
  const refund = refundOf(of, { asks: 3 });
  expect(await adapter().refund(refund)).toMatchObject({ value: { state: "pending" } });
  expect(await adapter().fetchRefund(refund)).toMatchObject({ state: "pending" });
  const heard = await listener.hear(2, (one) => one.body.includes(refund.refundId));
  const read = heard.map((one) => adapter().readWebhook(one.body, one.headers, new Date()));
  expect(read.map((one) => one.ok && one.value)).toMatchObject([
    { type: "REFUND 06777", refundId: refund.refundId, refundAsk: 3, refundSaid: "pending" },
    { type: "REFUND 06000", refundId: refund.refundId, refundAsk: 3, refundSaid: "done" },
  ]);
  expect(await adapter().fetchRefund(refund)).toMatchObject({ state: "done" });
});

test("a refund that the bank returns has failed, and may be made anew", async () => {
  const of = await paid();
  await simulator.order({ fault: "refund_fails_later", match: { id: of.reference }, delayMs: 300 });
  const refund = refundOf(of);
  expect(await adapter().refund(refund)).toMatchObject({ value: { state: "done" } });
  await listener.hear(1, (one) => one.body.includes("07666") && one.body.includes(refund.refundId));
  expect(await adapter().fetchRefund(refund)).toMatchObject({ state: "failed" });
  expect(await adapter().fetchPayment(of.reference, "payfort")).toMatchObject({ state: "captured" });
  expect(await adapter().refund({ ...refund, refusals: 1 })).toMatchObject({ value: { state: "done" } });
});

test("of two refunds only the one that is missing from the sum has failed", async () => {
  const of = await paid();
  const first = refundOf(of, { amount: 5_000n });
  await adapter().refund(first);
  await simulator.order({ fault: "refund_fails_later", match: { id: of.reference }, delayMs: 100 });
  const second = refundOf(of, { amount: 3_000n, refundedBefore: 5_000n });
  await adapter().refund(second);
  await listener.hear(1, (one) => one.body.includes("07666") && one.body.includes(second.refundId));
  // The books already count both: the answer may be unknown, but never failed.
  expect((await adapter().fetchRefund({ ...first, refundedBefore: 3_000n }))?.state).not.toBe("failed");
  expect(await adapter().fetchRefund(second)).toMatchObject({ state: "failed" });
});

test("a message of Amazon's with a sign of its own signing in a value proves nothing of a refund", async () => {
  const of = await paid();
  const refund = refundOf(of);
  await adapter().refund(refund);
  const [told] = await listener.hear(1, (one) => one.body.includes(refund.refundId));
  const read = adapter().readWebhook(told!.body, told!.headers, new Date());
  expect(read).toMatchObject({ value: { refundSaid: "done" } });
  const { signature: _, ...fields } = JSON.parse(told!.body) as Record<string, string>;
  const twisted = sign({ ...fields, order_description: "a=b" }, keys.responsePhrase, keys.sha);
  const other = adapter().readWebhook(JSON.stringify(twisted), told!.headers, new Date());
  expect(other).toMatchObject({ ok: true, value: { refundId: refund.refundId } });
  expect(other.ok && other.value.refundSaid).toBeUndefined();
});

test("money is listed for the attempts asked about, with what was sent back of it", async () => {
  const since = new Date(Date.now() - 60_000);
  const some = await Promise.all(Array.from({ length: 6 }, () => paid()));
  const open = await started();
  await adapter().refund(refundOf(some[0]!));
  const gatewayOrderIds = [...some.map((one) => one.reference), open.reference];
  const listed = await adapter().listMoney({ gatewayAccount: "payfort", since, gatewayOrderIds });
  expect(listed.map((one) => one.gatewayOrderId)).toEqual(some.map((one) => one.reference));
  expect(listed[0]).toMatchObject({
    gatewayPaymentId: some[0]!.reference,
    captured: 105_000n,
    refunded: 5_000n,
    currency: "AED",
  });
  expect(listed.every((one) => one.capturedAt >= since && one.capturedAt <= new Date())).toBe(true);
  const later = new Date(Date.now() + 60_000);
  expect(await adapter().listMoney({ gatewayAccount: "payfort", since: later, gatewayOrderIds })).toEqual([]);
});

test.each(["answer_500", "close_connection", "time_out"] as const)(
  "after %s the truth is unknown",
  async (fault) => {
    const { reference } = await started();
    await simulator.order({ fault, match: { gateway: "payfort" } });
    const asked = adapter({ timeoutMs: 200 }).fetchPayment(reference, "payfort");
    await expect(asked).rejects.toBeInstanceOf(GatewayUnreachable);
    expect(await adapter().fetchPayment(reference, "payfort")).toMatchObject({ state: "open" });
  },
);

test("changed keys, another's answer and an answer without a signature leave the truth unknown", async () => {
  const { reference } = await paid();
  const changed = [
    { ...keys, requestPhrase: "changed" },
    { ...keys, responsePhrase: "changed" },
    { ...keys, accessCode: "changed" },
    { ...keys, sha: "sha512" as const },
  ];
  for (const other of changed) {
    const stranger = adapter({ keys: other });
    await expect(stranger.fetchPayment(reference, "payfort")).rejects.toBeInstanceOf(GatewayUnreachable);
  }
  const lost = adapter({ apiUrl: `${simulator.url}/simulator/state` });
  await expect(lost.fetchPayment(reference, "payfort")).rejects.toBeInstanceOf(GatewayUnreachable);
  const nobody = adapter({ apiUrl: "http://127.0.0.1:1", timeoutMs: 200 });
  await expect(nobody.refund(refundOf({ reference }))).rejects.toBeInstanceOf(GatewayUnreachable);
});

test("what Amazon's form has no room for is refused in words", async () => {
  expect(await adapter().start(payment({ amount: 10n ** 11n }))).toMatchObject({
    refusal: { code: "amount_too_large" },
  });
  const customer = { name: "O'Neil", email: "o'neil@example.org", mobile: "1" };
  expect(await adapter().start(payment({ customer }))).toMatchObject({
    refusal: { code: "gateway_refused" },
  });
  const nameless = await started(
    payment({ customer: { ...customer, name: "محمد", email: "m@example.org" } }),
  );
  expect(nameless.form.fields).not.toHaveProperty("customer_name");
  expect((await simulator.pressPayfort(nameless.form, "pay"))!["response_code"]).toBe("14000");
});
