import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";

import { buyWithWallet } from "#app/checkout/start/buy-with-wallet.server.ts";
import { expirePayments } from "#app/checkout/settle/expire-payments.server.ts";
import { startPayment } from "#app/checkout/start/start-payment.server.ts";
import { settlePayment } from "#app/checkout/settle/settle-payment.server.ts";
import { coupons } from "#app/coupons/tables.server.ts";
import { listOrders } from "#app/orders/list-orders.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { fakeRazorpay, withFakeGateways } from "#tests/checkout/fake-gateway.ts";
import {
  checkLedger,
  fund,
  makeBuyer,
  minutesLater,
  noon,
  openShop,
  purchaseOf,
} from "#tests/checkout/shop.ts";
import { wide } from "#tests/setup/wide.ts";

withFakeGateways();

beforeAll(openShop);
afterEach(checkLedger);

const crowdSize = wide ? 50 : 20;
let crowd: CurrentUser[];
let code: string;

beforeEach(async () => {
  crowd = await Promise.all(Array.from({ length: crowdSize }, () => makeBuyer()));
  code = `LAST-${crowd[0]!.id.slice(0, 8)}`.toUpperCase();
  const terms = { code, percent: 50, capInr: 1_000_000n, capUsd: 10_000n, startsAt: minutesLater(-60) };
  await db.insert(coupons).values({ ...terms, totalLimit: 1 });
});

const halfPrice = 99_950n;

test("a coupon with one use left, tried by many at once by a platform: one order has it", async () => {
  const outcomes = await Promise.all(crowd.map((user) => start(user)));
  const [started, ...others] = outcomes.filter((outcome) => outcome.ok);
  expect(others).toEqual([]);
  expect(refusalsOf(outcomes)).toEqual(Array.from({ length: crowdSize - 1 }, () => "wrong_coupon"));
  expect(started?.ok && started.value.started.gatewayOrderId).toBeTruthy();
  expect(await ordersWithIt()).toEqual([{ state: "pending", price: halfPrice }]);

  await expirePayments(minutesLater(31));
  const again = await Promise.all(crowd.map((user) => start(user, minutesLater(32))));
  const [second] = again.flatMap((outcome) => (outcome.ok ? [outcome.value] : []));
  expect(refusalsOf(again)).toHaveLength(crowdSize - 1);

  const gatewayOrderId = second!.started.gatewayOrderId;
  fakeRazorpay.capture(gatewayOrderId);
  await settlePayment({ gateway: "razorpay", gatewayOrderId, now: minutesLater(33) });
  await expirePayments(minutesLater(90));
  const last = await Promise.all(crowd.map((user) => start(user, minutesLater(91))));
  expect(refusalsOf(last)).toHaveLength(crowdSize);
  expect(await ordersWithIt()).toEqual([{ state: "paid", price: halfPrice }]);
});

test("a coupon with one use left, tried by many at once from wallets: one order has it", async () => {
  await Promise.all(crowd.map((user) => fund(user.id, 500_000n)));
  const outcomes = await Promise.all(
    crowd.map((user) => buyWithWallet(purchaseOf(user, { couponCode: code }))),
  );
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(refusalsOf(outcomes)).toEqual(Array.from({ length: crowdSize - 1 }, () => "wrong_coupon"));
  expect(await ordersWithIt()).toEqual([{ state: "paid", price: halfPrice }]);
});

function start(user: CurrentUser, now = noon) {
  return startPayment({ ...purchaseOf(user, { couponCode: code, now }), gateway: "razorpay" });
}

type Refusable = { ok: true } | { ok: false; refusal: { code: string } };

function refusalsOf(outcomes: Refusable[]): string[] {
  return outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome.refusal.code]));
}

async function ordersWithIt(): Promise<{ state: string; price: bigint }[]> {
  const lists = await Promise.all(crowd.map(({ id }) => listOrders(id)));
  return lists.flat().map(({ state, price }) => ({ state, price }));
}
