import { expect, test } from "vitest";

import { GatewayUnreachable } from "#app/payments/gateways/gateway.ts";
import { listener, simulator, withSimulator } from "#tests/payments/at-gateways.ts";
import type { Currency } from "#app/money/currency.ts";
import { keys, adapter, payment, started } from "#tests/payments/at-payfort.ts";

withSimulator();

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
