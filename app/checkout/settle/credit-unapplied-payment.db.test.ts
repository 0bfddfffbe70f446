import { beforeAll, expect, test } from "vitest";

import { confirmPurchase } from "#app/checkout/settle/confirm-purchase.server.ts";
import { pollLatePayments } from "#app/checkout/settle/poll-payments.server.ts";
import { listOrders } from "#app/orders/list-orders.server.ts";
import { db } from "#app/platform/db.server.ts";
import { convertWallet } from "#app/wallet/convert-wallet.server.ts";
import { fakeRazorpay, withFakeGateways } from "#tests/checkout/fake-gateway.ts";
import {
  balanceOf,
  checkLedger,
  fund,
  makeBuyer,
  minutesLater,
  noon,
  openShop,
  valueOf,
} from "#tests/checkout/shop.ts";
import { settle, start } from "#tests/checkout/at-razorpay.ts";

withFakeGateways();

const charged = 209_895n;

beforeAll(openShop);

test("money captured twice on one gateway order is the order and wallet money, once however often and at once it is told", async () => {
  const user = await makeBuyer();
  const { gatewayOrderId } = await start(user);
  fakeRazorpay.capture(gatewayOrderId);
  await settle(gatewayOrderId);
  fakeRazorpay.capture(gatewayOrderId);
  const settled = await Promise.all(Array.from({ length: 10 }, () => settle(gatewayOrderId)));
  for (const outcome of settled) expect(valueOf(outcome)).toMatchObject({ state: "paid" });
  expect(await balanceOf(user.id)).toBe(charged);
  expect(await listOrders(user.id)).toMatchObject([{ state: "paid" }]);
  await checkLedger();
});

test("money captured twice before anybody asked is the order and wallet money too, and a third time more of it", async () => {
  const user = await makeBuyer();
  const { gatewayOrderId } = await start(user);
  fakeRazorpay.capture(gatewayOrderId);
  fakeRazorpay.capture(gatewayOrderId);
  expect(valueOf(await settle(gatewayOrderId))).toMatchObject({ state: "paid" });
  expect(await balanceOf(user.id)).toBe(charged);
  fakeRazorpay.capture(gatewayOrderId, { amount: 500n });
  await settle(gatewayOrderId);
  expect(await balanceOf(user.id)).toBe(charged + 500n);
  await checkLedger();
});

test("a second payment is found by the poller when its webhook is lost", async () => {
  const user = await makeBuyer();
  const { gatewayOrderId } = await start(user);
  fakeRazorpay.capture(gatewayOrderId);
  await settle(gatewayOrderId);
  fakeRazorpay.capture(gatewayOrderId);
  await pollLatePayments(minutesLater(60));
  expect(await balanceOf(user.id)).toBe(charged);
});

test("a second payment that once had to go back stays on its way back when the wallet could take it later", async () => {
  const user = await makeBuyer();
  await fund(user.id, 1_000n, "USD");
  const { gatewayOrderId } = await start(user);
  fakeRazorpay.capture(gatewayOrderId);
  fakeRazorpay.capture(gatewayOrderId);
  await settle(gatewayOrderId);
  valueOf(await db.transaction((tx) => convertWallet(tx, { userId: user.id, to: "INR", now: noon })));
  const balance = await balanceOf(user.id);
  expect(valueOf(await settle(gatewayOrderId))).toMatchObject({ state: "paid" });
  expect(await balanceOf(user.id)).toBe(balance);
  await checkLedger();
});

test("a customer who has paid twice and names the second payment gets their order", async () => {
  const user = await makeBuyer();
  const { gatewayOrderId, orderId } = await start(user);
  fakeRazorpay.capture(gatewayOrderId);
  fakeRazorpay.capture(gatewayOrderId);
  const proof = {
    gateway: "razorpay" as const,
    gatewayOrderId,
    gatewayPaymentId: `pay_${gatewayOrderId}_2`,
  };
  const confirmed = await confirmPurchase({ userId: user.id, proof, now: noon });
  expect(valueOf(confirmed).orderId).toBe(orderId);
});
