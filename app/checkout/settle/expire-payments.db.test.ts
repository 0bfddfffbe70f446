import { ne } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { expirePayments } from "#app/checkout/settle/expire-payments.server.ts";
import { pollLatePayments, pollPayments } from "#app/checkout/settle/poll-payments.server.ts";
import { settlePayment } from "#app/checkout/settle/settle-payment.server.ts";
import { startPayment, type PaymentRequest } from "#app/checkout/start/start-payment.server.ts";
import { couponUses, coupons } from "#app/coupons/tables.server.ts";
import { findOrder } from "#app/orders/find-order.server.ts";
import { listOrders } from "#app/orders/list-orders.server.ts";
import { findPayment } from "#app/payments/find-payment.server.ts";
import { db } from "#app/platform/db.server.ts";
import { OrderId } from "#app/platform/ids.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { buyWithWallet } from "#app/checkout/start/buy-with-wallet.server.ts";
import { fakeRazorpay, fakeStripe, withFakeGateways } from "#tests/checkout/fake-gateway.ts";
import {
  balanceOf,
  checkLedger,
  fund,
  makeBuyer,
  minutesLater,
  noon,
  openShop,
  purchaseOf,
  valueOf,
} from "#tests/checkout/shop.ts";
import { configured } from "#tests/pricing/quote-of.ts";
import { asId } from "#tests/setup/as-id.ts";

withFakeGateways();

const timeIsUp = minutesLater(31);

beforeAll(async () => {
  await openShop();
  const startsAt = new Date("2026-10-01T00:00:00Z");
  await db
    .insert(coupons)
    .values({ code: "ONCE", percent: 10, capInr: 200_000n, capUsd: 3_000n, startsAt, totalLimit: 1 });
});
beforeEach(async () => {
  await db.delete(couponUses);
});

async function start(user: CurrentUser, change: Partial<PaymentRequest> = {}) {
  const started = valueOf(await startPayment({ ...purchaseOf(user), gateway: "razorpay", ...change }));
  return {
    ...started,
    orderId: started.orderId ?? asId(OrderId, ""),
    gatewayOrderId: started.started.gatewayOrderId,
  };
}

const settle = (gatewayOrderId: string, now = timeIsUp) =>
  settlePayment({ gateway: "razorpay", gatewayOrderId, now });

describe("after thirty minutes", () => {
  test("an unpaid order expires, and wallet money and coupon are free again", async () => {
    const user = await makeBuyer();
    await fund(user.id, 50_000n);
    const payment = await start(user, { useWallet: true, couponCode: "ONCE" });
    await expirePayments(minutesLater(29));
    expect(await findOrder(db, payment.orderId)).toMatchObject({ state: "pending" });
    await expirePayments(timeIsUp);
    expect(await findOrder(db, payment.orderId)).toMatchObject({ state: "expired" });
    expect(await balanceOf(user.id)).toBe(50_000n);
    await start(await makeBuyer(), { couponCode: "ONCE" });
  });

  test("a card payment is closed at the gateway first", async () => {
    const payment = await start(await makeBuyer(), { gateway: "stripe" });
    await expirePayments(timeIsUp);
    const truth = await fakeStripe.fetchPayment(payment.gatewayOrderId, "stripe");
    expect(truth.state).toBe("expired");
  });

  test("a payment that was made in the last moment is the order all the same", async () => {
    const user = await makeBuyer();
    const payment = await start(user, { gateway: "stripe" });
    fakeStripe.capture(payment.gatewayOrderId);
    await expirePayments(timeIsUp);
    expect(await listOrders(user.id)).toMatchObject([{ id: payment.orderId, state: "paid" }]);
  });

  test("a payment whose gateway does not answer is kept until it does", async () => {
    const payment = await start(await makeBuyer());
    fakeRazorpay.unreachable = true;
    await expirePayments(timeIsUp);
    expect(await findPayment(db, payment.paymentId)).toMatchObject({ state: "pending" });
    fakeRazorpay.reset();
    await expirePayments(timeIsUp);
    expect(await findPayment(db, payment.paymentId)).toMatchObject({ state: "expired" });
  });

  test("a payment whose gateway never answers ends after a day, frees what it held, and may still be paid", async () => {
    const user = await makeBuyer();
    await fund(user.id, 50_000n);
    const payment = await start(user, { useWallet: true, couponCode: "ONCE", gateway: "stripe" });
    fakeStripe.unreachable = true;
    await expirePayments(minutesLater(30 + 24 * 60 - 1));
    expect(await findPayment(db, payment.paymentId)).toMatchObject({ state: "pending" });
    await expirePayments(minutesLater(30 + 24 * 60));
    expect(await findPayment(db, payment.paymentId)).toMatchObject({ state: "expired" });
    expect(await balanceOf(user.id)).toBe(50_000n);
    await start(await makeBuyer(), { couponCode: "ONCE", now: minutesLater(30 + 24 * 60) });
    await db.delete(couponUses).where(ne(couponUses.orderId, payment.orderId));
    fakeStripe.reset();
    fakeStripe.capture(payment.gatewayOrderId);
    await pollLatePayments(minutesLater(60 + 24 * 60));
    expect(await findOrder(db, payment.orderId)).toMatchObject({ state: "paid" });
  });

  test("a gateway that is down is let alone after a few questions, and keeps no other payment waiting", async () => {
    const cards = [];
    for (let count = 0; count < 15; count += 1)
      cards.push(await start(await makeBuyer(), { gateway: "stripe" }));
    const other = await start(await makeBuyer());
    fakeStripe.unreachable = true;
    fakeStripe.asked = [];
    await expirePayments(timeIsUp);
    expect(fakeStripe.asked.length).toBeGreaterThanOrEqual(3);
    expect(fakeStripe.asked.length).toBeLessThan(10);
    expect(await findPayment(db, other.paymentId)).toMatchObject({ state: "expired" });
    for (let minute = 32; minute < 40; minute += 1) await expirePayments(minutesLater(minute));
    expect(fakeStripe.asked).toEqual(expect.arrayContaining(cards.map((one) => one.gatewayOrderId)));
  });

  test("settling and expiring at once leave one of the two, never half of each", async () => {
    for (let round = 0; round < 10; round += 1) {
      const user = await makeBuyer();
      await fund(user.id, 50_000n);
      const payment = await start(user, { useWallet: true });
      const expiry = expirePayments(timeIsUp);
      fakeRazorpay.capture(payment.gatewayOrderId);
      await Promise.all([expiry, settle(payment.gatewayOrderId), settle(payment.gatewayOrderId)]);
      expect(await findOrder(db, payment.orderId)).toMatchObject({ state: "paid" });
      expect(await balanceOf(user.id)).toBe(0n);
      await checkLedger();
    }
  });
});

describe("money that comes late", () => {
  test("still becomes the order, with its wallet share, coupon and credit taken again", async () => {
    const user = await makeBuyer();
    await buyCounselling(user);
    await fund(user.id, 50_000n);
    const what = { configurations: [configured("job-application", { jobApplications: 3 })] };
    const payment = await start(user, { what, useWallet: true, couponCode: "ONCE" });
    await expirePayments(timeIsUp);
    expect(await balanceOf(user.id)).toBe(50_000n);
    fakeRazorpay.capture(payment.gatewayOrderId);
    await pollLatePayments(minutesLater(60));
    expect(await findOrder(db, payment.orderId)).toMatchObject({ state: "paid", expiredAt: null });
    expect(await balanceOf(user.id)).toBe(0n);
    expect(await db.select({ state: couponUses.state }).from(couponUses)).toEqual([{ state: "used" }]);
    const again = await start(user, { what });
    expect(await findOrder(db, again.orderId)).toMatchObject({ price: 599_900n });
    await checkLedger();
  });

  test("goes to the wallet whole when the wallet's share has been spent since", async () => {
    const user = await makeBuyer();
    await fund(user.id, 199_900n);
    const what = { configurations: [configured("resume-help")] };
    const payment = await start(user, { what, useWallet: true });
    await expirePayments(timeIsUp);
    valueOf(await buyWithWallet(purchaseOf(user)));
    fakeRazorpay.capture(payment.gatewayOrderId);
    expect(valueOf(await settle(payment.gatewayOrderId))).toMatchObject({
      state: "unapplied",
      unapplied: "credited",
    });
    expect(await findOrder(db, payment.orderId)).toMatchObject({ state: "expired" });
    expect(await balanceOf(user.id)).toBe(payment.amount);
    await checkLedger();
  });

  test("goes to the wallet whole when somebody else has taken the coupon's last use", async () => {
    const user = await makeBuyer();
    const payment = await start(user, { couponCode: "ONCE" });
    await expirePayments(timeIsUp);
    await start(await makeBuyer(), { couponCode: "ONCE" });
    fakeRazorpay.capture(payment.gatewayOrderId);
    expect(valueOf(await settle(payment.gatewayOrderId))).toMatchObject({
      state: "unapplied",
      unapplied: "credited",
    });
    expect(await balanceOf(user.id)).toBe(payment.amount);
  });

  test("goes to the wallet whole when the credit has been used on something else", async () => {
    const user = await makeBuyer();
    await buyCounselling(user);
    const what = { configurations: [configured("job-application", { jobApplications: 3 })] };
    const payment = await start(user, { what });
    await expirePayments(timeIsUp);
    await start(user, { what, now: timeIsUp });
    fakeRazorpay.capture(payment.gatewayOrderId);
    expect(valueOf(await settle(payment.gatewayOrderId))).toMatchObject({
      state: "unapplied",
      unapplied: "credited",
    });
  });
});

test("a payment that has been quiet for two minutes is asked about", async () => {
  const payment = await start(await makeBuyer());
  fakeRazorpay.capture(payment.gatewayOrderId);
  await pollPayments(minutesLater(1));
  expect(await findPayment(db, payment.paymentId)).toMatchObject({ state: "pending" });
  await pollPayments(minutesLater(3));
  expect(await findOrder(db, payment.orderId)).toMatchObject({ state: "paid" });
});

async function buyCounselling(user: CurrentUser): Promise<void> {
  const what = { configurations: [configured("counselling-session", { sessions: 1 })] };
  const { gatewayOrderId } = await start(user, { what });
  fakeRazorpay.capture(gatewayOrderId);
  expect(valueOf(await settle(gatewayOrderId, noon))).toMatchObject({ state: "paid" });
}
