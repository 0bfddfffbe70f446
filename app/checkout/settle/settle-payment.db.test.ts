import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";

import { settlePayment } from "#app/checkout/settle/settle-payment.server.ts";
import { hasPurchased } from "#app/orders/has-purchased.server.ts";
import { listOrders } from "#app/orders/list-orders.server.ts";
import { findPayment } from "#app/payments/find-payment.server.ts";
import { createPayment, markPending } from "#app/payments/record-payment.server.ts";
import { db } from "#app/platform/db.server.ts";
import { newId, type OrderId, PaymentId } from "#app/platform/ids.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { walletBalance } from "#app/wallet/balance.server.ts";
import { fakeRazorpay, fakeStripe, withFakeGateways } from "#tests/checkout/fake-gateway.ts";
import {
  balanceOf,
  checkLedger,
  fund,
  ledger,
  makeBuyer,
  minutesLater,
  noon,
  openShop,
  purchaseOf,
  valueOf,
} from "#tests/checkout/shop.ts";
import { settle, start } from "#tests/checkout/at-razorpay.ts";

withFakeGateways();

const price = 199_900n;
const charged = 209_895n;

beforeAll(openShop);

describe("captured money", () => {
  test("becomes the order, booked to the hundredth: wallet, gateway and premium", async () => {
    const before = await ledger();
    const grew = async (account: string) =>
      ((await ledger()).get(account) ?? 0n) - (before.get(account) ?? 0n);
    const user = await makeBuyer();
    await fund(user.id, 100_000n);
    const payment = await start(user, { useWallet: true });
    fakeRazorpay.capture(payment.gatewayOrderId);
    expect(valueOf(await settle(payment.gatewayOrderId))).toMatchObject({ state: "paid" });
    expect(await grew("sales INR")).toBe(price);
    expect(await grew("premium INR")).toBe(4_995n);
    expect(await grew("clearing:razorpay_domestic INR")).toBe(-104_895n);
    expect((await ledger()).get(`held:${user.id} INR`)).toBe(0n);
    await checkLedger();
    expect(await hasPurchased(user.id)).toBe(true);
  });

  test("settled twenty times at once is one order, one sale and one mail, and everyone gets the order", async () => {
    const user = await makeBuyer();
    const payment = await start(user);
    fakeRazorpay.capture(payment.gatewayOrderId);
    const sales = (await ledger()).get("sales INR") ?? 0n;
    const settled = await Promise.all(Array.from({ length: 20 }, () => settle(payment.gatewayOrderId)));
    for (const outcome of settled) {
      expect(valueOf(outcome)).toMatchObject({ state: "paid", order: { id: payment.orderId } });
    }
    expect((await ledger()).get("sales INR")).toBe(sales + price);
    expect(await mailJobs(payment.orderId)).toBe(1);
    expect(await listOrders(user.id)).toMatchObject([{ state: "paid" }]);
  });

  test.each([
    ["less than was asked", { amount: charged - 1n }],
    ["more than was asked", { amount: charged + 1n }],
  ])("of %s is never the order, and the customer's to spend", async (_, other) => {
    const user = await makeBuyer();
    const payment = await start(user);
    fakeRazorpay.capture(payment.gatewayOrderId, other);
    expect(valueOf(await settle(payment.gatewayOrderId))).toMatchObject({
      state: "unapplied",
      unapplied: "credited",
    });
    expect(await listOrders(user.id)).toEqual([]);
    expect(await balanceOf(user.id)).toBe(other.amount);
    await checkLedger();
  });

  test("in another currency is never the order, and waits to go back when the wallet cannot take it", async () => {
    const user = await makeBuyer();
    await fund(user.id, 1_000n);
    const payment = await start(user, { useWallet: true });
    fakeRazorpay.capture(payment.gatewayOrderId, { currency: "JPY", amount: 200_000n });
    expect(valueOf(await settle(payment.gatewayOrderId))).toMatchObject({
      state: "unapplied",
      unapplied: "to_refund",
    });
    expect(await findPayment(db, payment.paymentId)).toMatchObject({ state: "paid", unapplied: "to_refund" });
    expect(await walletBalance(db, user.id)).toEqual({ amount: 1_000n, currency: "INR" });
    expect((await ledger()).get("refunds JPY")).toBe(200_000n);
    expect(await hasPurchased(user.id)).toBe(false);
    await checkLedger();
  });

  test("of a second payment for a paid order goes to the wallet", async () => {
    const user = await makeBuyer();
    const first = await start(user);
    fakeRazorpay.capture(first.gatewayOrderId);
    await settle(first.gatewayOrderId);
    const gatewayOrderId = await anotherPaymentFor(user, first.orderId);
    fakeRazorpay.capture(gatewayOrderId);
    expect(valueOf(await settle(gatewayOrderId))).toMatchObject({
      state: "unapplied",
      unapplied: "credited",
    });
    expect(valueOf(await settle(gatewayOrderId))).toMatchObject({
      state: "unapplied",
      unapplied: "credited",
    });
    expect(await balanceOf(user.id)).toBe(charged);
    expect(await listOrders(user.id)).toHaveLength(1);
    await checkLedger();
  });

  test("of a payment given up for another way goes to the wallet once the other is paid", async () => {
    const user = await makeBuyer();
    const purchase = purchaseOf(user);
    const first = await start(user, purchase);
    const second = await start(user, { ...purchase, gateway: "stripe" });
    fakeStripe.capture(second.gatewayOrderId);
    const bought = await settlePayment({
      gateway: "stripe",
      gatewayOrderId: second.gatewayOrderId,
      now: noon,
    });
    expect(valueOf(bought)).toMatchObject({ state: "paid" });
    fakeRazorpay.capture(first.gatewayOrderId);
    expect(valueOf(await settle(first.gatewayOrderId))).toMatchObject({
      state: "unapplied",
      unapplied: "credited",
    });
    expect(await balanceOf(user.id)).toBe(charged);
  });
});

async function anotherPaymentFor(user: CurrentUser, orderId: OrderId | null): Promise<string> {
  const id = newId(PaymentId);
  const terms = {
    amount: charged,
    premium: charged - price,
    currency: "INR" as const,
    expiresAt: minutesLater(30),
  };
  const attempt = {
    id,
    userId: user.id,
    purpose: "order" as const,
    orderId,
    gateway: "razorpay" as const,
    ...terms,
  };
  const payment = await createPayment(db, attempt, noon);
  const customer = { name: "Asha Rao", email: user.email, mobile: user.mobile };
  const started = valueOf(await fakeRazorpay.start({ id, description: "Again", customer, ...terms }));
  await markPending(db, payment, started);
  return started.gatewayOrderId;
}

async function mailJobs(orderId: OrderId | null): Promise<number> {
  const { rows } = await db.execute<{ jobs: number }>(
    sql`select count(*)::int as jobs from graphile_worker.jobs where key = ${`send-order-mail ${orderId}`}`,
  );
  return rows[0]?.jobs ?? 0;
}
