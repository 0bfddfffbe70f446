import { beforeAll, expect, test } from "vitest";

import { startPayment } from "#app/checkout/start/start-payment.server.ts";
import { startTopUp, type TopUp } from "#app/checkout/start/start-top-up.server.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { fakeRazorpay, withFakeGateways } from "#tests/checkout/fake-gateway.ts";
import {
  balanceOf,
  checkLedger,
  fund,
  ledger,
  makeBuyer,
  noon,
  openShop,
  purchaseOf,
  valueOf,
} from "#tests/checkout/shop.ts";
import { settle } from "#tests/checkout/at-razorpay.ts";
import { newId, PaymentId } from "#app/platform/ids.ts";

withFakeGateways();

beforeAll(openShop);

function topUpOf(user: CurrentUser, change: Partial<TopUp> = {}): TopUp {
  return {
    user,
    amount: 100_000n,
    currency: "INR",
    gateway: "razorpay",
    topUpId: newId(PaymentId),
    now: noon,
    ...change,
  };
}

test("funds added reach the wallet without the premium, once, however often they are settled", async () => {
  const user = await makeBuyer();
  const { amount, started } = valueOf(await startTopUp(topUpOf(user)));
  expect(amount).toBe(105_000n);
  fakeRazorpay.capture(started.gatewayOrderId);
  const settled = await Promise.all(Array.from({ length: 10 }, () => settle(started.gatewayOrderId)));
  expect(settled.map((outcome) => valueOf(outcome).state)).toEqual(
    Array.from({ length: 10 }, () => "topped_up"),
  );
  expect(await balanceOf(user.id)).toBe(100_000n);
  expect((await ledger()).get("premium INR")).toBe(5_000n);
  await checkLedger();
});

test("Add funds pressed ten times at once is one payment", async () => {
  const topUp = topUpOf(await makeBuyer());
  const started = await Promise.all(Array.from({ length: 10 }, () => startTopUp(topUp)));
  expect(new Set(started.map((outcome) => valueOf(outcome).started.gatewayOrderId)).size).toBe(1);
});

test("another customer's top-up id opens nothing", async () => {
  const topUp = topUpOf(await makeBuyer());
  valueOf(await startTopUp(topUp));
  const outcome = await startTopUp({ ...topUp, user: await makeBuyer() });
  expect(outcome).toMatchObject({ ok: false, refusal: { code: "payment_gone" } });
});

test.each<[string, Partial<TopUp>, string]>([
  ["nothing", { amount: 0n }, "invalid_amount"],
  ["less than nothing", { amount: -100n }, "invalid_amount"],
  ["a part of a yen", { amount: 150n, currency: "JPY" }, "invalid_amount"],
  ["more than anything costs", { amount: 10n ** 13n }, "invalid_amount"],
])("%s cannot be added", async (_, change, code) => {
  expect(await startTopUp(topUpOf(await makeBuyer(), change))).toMatchObject({
    ok: false,
    refusal: { code },
  });
});

test("a wallet that holds rupees is not topped up in dollars", async () => {
  const user = await makeBuyer();
  await fund(user.id, 100n);
  const outcome = await startTopUp(topUpOf(user, { currency: "USD" }));
  expect(outcome).toMatchObject({ ok: false, refusal: { code: "wallet_currency", status: 409 } });
});

test("a wallet whose rupees are all set aside is not topped up in dollars either", async () => {
  const user = await makeBuyer();
  await fund(user.id, 100n);
  valueOf(await startPayment({ ...purchaseOf(user, { useWallet: true }), gateway: "razorpay" }));
  expect(await balanceOf(user.id)).toBe(0n);
  const outcome = await startTopUp(topUpOf(user, { currency: "USD" }));
  expect(outcome).toMatchObject({ ok: false, refusal: { code: "wallet_currency", status: 409 } });
});

test("funds that come when the wallet has another currency wait to go back", async () => {
  const user = await makeBuyer();
  const { started } = valueOf(await startTopUp(topUpOf(user, { currency: "USD" })));
  await fund(user.id, 100n);
  fakeRazorpay.capture(started.gatewayOrderId);
  expect(valueOf(await settle(started.gatewayOrderId))).toMatchObject({
    state: "unapplied",
    unapplied: "to_refund",
  });
  expect(await balanceOf(user.id)).toBe(100n);
  await checkLedger();
});
