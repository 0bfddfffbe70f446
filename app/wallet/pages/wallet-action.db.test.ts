import { beforeAll, beforeEach, expect, test } from "vitest";

import { formToken } from "#app/forms/form-token.server.ts";
import { findPayment } from "#app/payments/find-payment.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { sendBack } from "#app/refunds/send-back.server.ts";
import { loadWallet } from "#app/wallet/pages/load-wallet.server.ts";
import { walletAction } from "#app/wallet/pages/wallet-action.server.ts";
import { walletBalance } from "#app/wallet/balance.server.ts";
import { fakeRazorpay, withFakeGateways } from "#tests/checkout/fake-gateway.ts";
import { addFundsAt } from "#tests/checkout/pay-at-fake.ts";
import { answerOf } from "#tests/setup/answer-of.ts";
import { fund, makeBuyer, noon, openShop, valueOf } from "#tests/checkout/shop.ts";
import { newId, PaymentId } from "#app/platform/ids.ts";

withFakeGateways();

const headers = { cookie: "landfall.session_token=a-sign-in; landfall_currency=INR" };
let user: CurrentUser;

beforeAll(openShop);
beforeEach(async () => {
  user = await makeBuyer();
});

function look(query = "") {
  const request = new Request(`http://site.invalid/service/wallet/${query}`, { headers });
  return loadWallet({ user, request, url: new URL(request.url), now: noon });
}

function press(fields: Record<string, string>) {
  const page = new Request("http://site.invalid/service/wallet/", { headers });
  const form = new URLSearchParams({ csrfmiddlewaretoken: formToken(page), ...fields });
  const request = new Request(page.url, { method: "POST", body: form, headers });
  return answerOf(walletAction, request, user);
}

test("what a top-up comes to is said before it is started, premium and all", async () => {
  const { balance, topUp, conversion, log } = await look("?amount=2,500&gateway=razorpay");
  expect([balance, conversion, log.lines]).toEqual([null, null, []]);
  expect(topUp).toMatchObject({
    currency: "INR",
    gateway: "razorpay",
    problem: null,
    breakdown: { amount: 250_000n, premium: 12_500n, charged: 262_500n },
  });
});

test.each([
  ["?amount=", "figures"],
  ["?amount=2,5", "figures"],
  ["?amount=0.50&gateway=razorpay", "at least"],
])("an amount that cannot be added is said beside its field: %s", async (query, words) => {
  const { topUp } = await look(query);
  expect(topUp.breakdown).toBeNull();
  expect(topUp.problem).toContain(words);
});

test("an amount of more characters than an amount has is refused, not cut", async () => {
  const amount = `2500${" ".repeat(40)}9`;
  expect(
    await press({ intent: "preview_top_up", amount, gateway: "razorpay", currency: "INR" }),
  ).toMatchObject({
    errors: { amount: "At most 40 characters." },
  });
});

test("a customer in the European Economic Area pays no premium", async () => {
  user = await makeBuyer("DE");
  const { topUp } = await look("?amount=100");
  expect(topUp.breakdown).toEqual({ amount: 10_000n, premium: 0n, charged: 10_000n });
});

test("a wallet that holds money takes more of the same, whatever the visitor's currency", async () => {
  await fund(user.id, 5_000n, "USD");
  const { topUp, log } = await look();
  expect(topUp).toMatchObject({ currency: "USD", currencies: null });
  expect(log.lines).toMatchObject([
    { text: [{ text: "A gift to begin with" }], amount: 5_000n, balance: 5_000n },
  ]);
});

test("a long log goes on, a hundred lines at a time", async () => {
  for (let times = 0; times < 101; times += 1) await fund(user.id, 100n);
  const { log } = await look();
  expect([log.lines.length, log.newestHref]).toEqual([100, null]);
  const older = await look(log.olderHref?.split("#")[0]);
  expect(older.log.lines).toMatchObject([{ balance: 100n }]);
  expect(older.log).toMatchObject({
    olderHref: null,
    newestHref: expect.stringContaining("/service/wallet/"),
  });
});

test("only what is in the wallet is sent back, and only one's own", async () => {
  const shown = { part: "100", taken_before: "0" };
  expect(await press({ intent: "send_back", reference: "pay_of_nobody", ...shown })).toMatchObject({
    intent: "send_back",
    message: "This payment is not known.",
  });
  expect(await press({ intent: "send_back" })).toMatchObject({
    errors: {},
    message: expect.any(String),
  });
});

test("pressed twice, a top-up is one payment, of the amount and its premium", async () => {
  const topUpId = newId(PaymentId);
  const fields = {
    intent: "top_up",
    amount: "2,500",
    currency: "INR",
    gateway: "razorpay",
    shown: "INR 262500",
    top_up_id: topUpId,
  };
  const first = await press(fields);
  expect(first).toEqual({ next: expect.stringContaining("/pay/") });
  expect(await press(fields)).toEqual(first);
  expect(await findPayment(db, topUpId)).toMatchObject({
    purpose: "top_up",
    userId: user.id,
    amount: 262_500n,
    premium: 12_500n,
  });
});

test.each([
  ["no figure", ""],
  ["another amount's", "INR 105000"],
  ["another currency's", "USD 262500"],
])("a top-up that was sent with %s is shown, and nothing is begun", async (_what, shown) => {
  const topUpId = newId(PaymentId);
  const fields = { amount: "2,500", currency: "INR", gateway: "razorpay" };
  const sent = await press({ intent: "top_up", ...fields, shown, top_up_id: topUpId });
  expect(sent).toEqual({
    next: "/service/wallet/?amount=2%2C500&gateway=razorpay&currency=INR&changed=1#add-funds",
  });
  expect(await findPayment(db, topUpId)).toBeNull();
});

test("a wallet is not changed into a currency whose figure was not shown", async () => {
  await fund(user.id, 1_000_000n);
  expect(await press({ intent: "convert", to: "EUR", shown: "USD 10407" })).toEqual({
    next: "/service/wallet/?to=EUR&changed=1",
  });
  expect(await walletBalance(db, user.id)).toEqual({ amount: 1_000_000n, currency: "INR" });
});

test("a form that was tampered with starts nothing", async () => {
  const fields = { intent: "top_up", amount: "2,500", currency: "INR", gateway: "razorpay" };
  expect(await press({ ...fields, amount: "-1" })).toMatchObject({
    errors: { amount: expect.any(String) },
  });
  expect(await press({ ...fields, gateway: "cash" })).toMatchObject({
    errors: { gateway: expect.any(String) },
  });
  expect(await press({ ...fields, currency: "XAU" })).toMatchObject({
    errors: { currency: expect.any(String) },
  });
  expect(await press({ ...fields, csrfmiddlewaretoken: "made.up" })).toMatchObject({
    message: expect.any(String),
    fields: { amount: ["2,500"] },
  });
});

test("another currency is shown with its rate and our margin, and the wallet becomes what was shown", async () => {
  await fund(user.id, 1_000_000n);
  const { conversion } = await look("?to=USD");
  expect(conversion?.preview).toMatchObject({
    from: 1_000_000n,
    margin: { amount: 10_000n, label: "Our margin, 1%" },
    to: { amount: 10_303n, currency: "USD" },
  });
  expect(conversion?.preview?.rate).toContain("1 USD = 96.09 INR, the rate of 29 September 2026");
  expect(await press({ intent: "convert", to: "USD", shown: "USD 10303" })).toMatchObject({
    next: expect.stringContaining("converted"),
  });
  expect(await walletBalance(db, user.id)).toEqual({ amount: 10_303n, currency: "USD" });
});

test("figures that have changed since are refused, and the wallet stays as it was", async () => {
  await fund(user.id, 1_000_000n);
  expect(await press({ intent: "convert", to: "USD", shown: "USD 10408" })).toMatchObject({
    intent: "convert",
    errors: expect.any(Object),
  });
  expect(await press({ intent: "convert", to: "XAU", shown: "XAU 10408" })).toMatchObject({
    intent: "convert",
    errors: expect.any(Object),
  });
  expect(await walletBalance(db, user.id)).toEqual({ amount: 1_000_000n, currency: "INR" });
});

test("a currency we do not sell in is said beside its field", async () => {
  await fund(user.id, 1_000_000n);
  const { conversion } = await look("?to=XAU");
  expect(conversion).toMatchObject({ preview: null, problem: expect.stringContaining("do not sell") });
});

test("a part of a top-up is typed, shown with its premium, and then just that is sent back", async () => {
  const reference = await addFundsAt(fakeRazorpay, user, 100_000n);
  const part = async (typed: string) =>
    (await look(`?${new URLSearchParams({ send_back: reference, part: typed })}`)).sendBack.asked;
  const asked = await part("300");
  expect(asked).toMatchObject({ money: "₹315.00", typed: "300.00", problem: null });
  expect(asked?.lines).toEqual([
    { label: "Leaves your wallet", text: "₹300.00" },
    { label: "Premium sent back", text: "₹15.00" },
    { label: "Total sent back", text: "₹315.00" },
  ]);
  for (const [typed, words] of [
    ["1,000.01", "₹1,000.00"],
    ["0", "above zero"],
    ["much", "in figures"],
  ] as const)
    expect((await part(typed))?.problem, typed).toContain(words);
  const form = { intent: "send_back", reference, ...asked!.fields };
  expect(await press({ ...form, amount: "400" })).toEqual({
    next: `/service/wallet/?send_back=${reference}&part=400`,
  });
  expect(await walletBalance(db, user.id)).toMatchObject({ amount: 100_000n });
  expect(await press({ ...form, amount: asked!.typed })).toEqual({ next: "/service/wallet/?sent_back=1" });
  expect(await walletBalance(db, user.id)).toMatchObject({ amount: 70_000n });
  expect((await look()).setAside.flat()).toMatchObject([
    { text: "₹315.00 is waiting to be sent back to the card or account it came from." },
  ]);
});

test("a payment goes back in ten parts at most, and then the rest at once", async () => {
  const reference = await addFundsAt(fakeRazorpay, user, 100_000n);
  const send = (part: bigint, takenBefore: bigint) =>
    sendBack({ userId: user.id, reference, shown: { part, takenBefore }, now: noon });
  for (let sent = 0n; sent < 10n; sent += 1n) valueOf(await send(100n, sent * 100n));
  expect(await send(100n, 1_000n)).toMatchObject({ refusal: { code: "too_many_parts" } });
  valueOf(await send(99_000n, 1_000n));
});
