import { randomUUID } from "node:crypto";

import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";

import { buyWithWallet } from "#app/checkout/start/buy-with-wallet.server.ts";
import { startPayment } from "#app/checkout/start/start-payment.server.ts";
import { coupons } from "#app/coupons/tables.server.ts";
import { listOrders } from "#app/orders/list-orders.server.ts";
import { hasPurchased } from "#app/orders/has-purchased.server.ts";
import { orderItems, orders } from "#app/orders/tables.server.ts";
import { utcDay } from "#app/platform/dates.ts";
import { db } from "#app/platform/db.server.ts";
import { walletBalance } from "#app/wallet/balance.server.ts";
import { withFakeGateways } from "#tests/checkout/fake-gateway.ts";
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

withFakeGateways();

const price = 199_900n;

beforeAll(openShop);

test("fifty purchases at once from a wallet that can pay for seven make exactly seven orders", async () => {
  const user = await makeBuyer();
  await fund(user.id, 7n * price + 5n);
  const purchases = Array.from({ length: 50 }, () => buyWithWallet(purchaseOf(user)));
  const outcomes = await Promise.all(purchases);
  expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(7);
  const refused = outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome.refusal.code]));
  expect(refused.filter((code) => code !== "wallet_too_small" && code !== "wallet_short")).toEqual([]);
  const orders = await listOrders(user.id);
  expect(orders.map((order) => order.state)).toEqual(Array.from({ length: 7 }, () => "paid"));
  expect(await balanceOf(user.id)).toBe(5n);
  const balances = await ledger();
  expect(balances.get(`held:${user.id} INR`) ?? 0n).toBe(0n);
  expect(balances.get("sales INR")).toBe(7n * price);
  await checkLedger();
});

test.each([undefined, true])(
  "it is paid from its first moment, its items too, whether its id is new or not",
  async (isNew) => {
    const user = await makeBuyer();
    await fund(user.id, 2n * price);
    for (let bought = 0; bought < 2; bought += 1)
      valueOf(await buyWithWallet({ ...purchaseOf(user), ...(isNew && { isNew }) }));
    const items = await db
      .select({ state: orders.state, paidAt: orders.paidAt, paidOn: orderItems.paidOn })
      .from(orderItems)
      .innerJoin(orders, eq(orders.id, orderItems.orderId))
      .where(eq(orders.userId, user.id));
    const paid = { state: "paid", paidAt: noon, paidOn: utcDay(noon) };
    expect(items).toEqual([paid, paid]);
    await checkLedger();
  },
);

test("a purchase made twenty times at once with one purchase id is one order, and everyone gets it", async () => {
  const user = await makeBuyer();
  await fund(user.id, 20n * price);
  const purchase = purchaseOf(user);
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => buyWithWallet(purchase)));
  expect(new Set(outcomes.map((outcome) => valueOf(outcome).orderId)).size).toBe(1);
  expect(await balanceOf(user.id)).toBe(19n * price);
  expect(await listOrders(user.id)).toHaveLength(1);
});

test("the same purchase id does not buy something else once it is paid", async () => {
  const user = await makeBuyer();
  await fund(user.id, 5n * price);
  const purchaseId = randomUUID();
  valueOf(await buyWithWallet(purchaseOf(user, { purchaseId })));
  const other = await buyWithWallet(purchaseOf(user, { purchaseId, what: { cart: true } }));
  expect(other).toMatchObject({ ok: false, refusal: { code: "already_paid", status: 409 } });
});

test("a wallet that holds too little buys nothing and keeps everything", async () => {
  const user = await makeBuyer();
  await fund(user.id, price - 1n);
  const outcome = await buyWithWallet(purchaseOf(user));
  expect(outcome).toMatchObject({ ok: false, refusal: { code: "wallet_short", status: 422 } });
  expect(await balanceOf(user.id)).toBe(price - 1n);
  expect(await hasPurchased(user.id)).toBe(false);
});

test("a price that the page made up is refused with the right one", async () => {
  const user = await makeBuyer();
  await fund(user.id, price);
  const outcome = await buyWithWallet({ ...purchaseOf(user), assertedPrice: 100n });
  expect(outcome).toMatchObject({
    ok: false,
    refusal: { code: "price_changed", status: 409, details: { amount: Number(price), currency: "INR" } },
  });
});

test("of a wallet in another currency only the share is changed, inside the purchase", async () => {
  const user = await makeBuyer("US");
  await fund(user.id, 1_000_000n);
  valueOf(await buyWithWallet(purchaseOf(user, { currency: "USD" })));
  const [order] = await listOrders(user.id);
  expect(order).toMatchObject({
    state: "paid",
    currency: "USD",
    price: 2_900n,
    walletShare: 2_900n,
    premium: 0n,
  });
  // 29.00 dollars are 2,786.48 rupees at 96.08 a dollar, and 2,814.63 with our margin of 1%.
  expect(await walletBalance(db, user.id)).toEqual({ amount: 1_000_000n - 281_463n, currency: "INR" });
  await checkLedger();
});

test("a price of nothing is bought whatever the wallet is in", async () => {
  const user = await makeBuyer("US");
  await fund(user.id, 1_000n);
  // Reserved money keeps the wallet from changing its currency.
  const held = { ...purchaseOf(user, { useWallet: true }), gateway: "razorpay" as const };
  valueOf(await startPayment(held));
  await db.insert(coupons).values({
    code: "GIFT",
    percent: 100,
    capInr: 10_000_000n,
    capUsd: 100_000n,
    startsAt: new Date("2026-10-01T00:00:00Z"),
  });
  valueOf(await buyWithWallet(purchaseOf(user, { currency: "USD", couponCode: "GIFT" })));
  const paid = (await listOrders(user.id)).find((order) => order.state === "paid");
  expect(paid).toMatchObject({ currency: "USD", price: 0n, walletShare: 0n });
});

test("a purchase that is refused does not leave the wallet in another currency", async () => {
  const user = await makeBuyer("US");
  await fund(user.id, 1_000n);
  expect(await buyWithWallet(purchaseOf(user, { currency: "USD" }))).toMatchObject({ ok: false });
  expect(await balanceOf(user.id)).toBe(1_000n);
});

test("who has bought something is a premium customer, and sees its lines on the dashboard", async () => {
  const user = await makeBuyer();
  await fund(user.id, price);
  valueOf(await buyWithWallet(purchaseOf(user)));
  expect(await hasPurchased(user.id)).toBe(true);
  const [order] = await listOrders(user.id);
  expect(order?.items).toMatchObject([{ state: "received", dueOn: null, price, lines: [{ amount: price }] }]);
});
