import { randomUUID } from "node:crypto";

import { expect, test } from "vitest";

import {
  findPayment,
  findPaymentAtGateway,
  lockPayment,
  markChecked,
  paymentsThatMayStillArrive,
  paymentsToAskAbout,
  paymentsToExpire,
} from "#app/payments/find-payment.server.ts";
import type { GatewayName } from "#app/payments/gateways/gateway-registry.ts";
import {
  createPayment,
  markExpired,
  markFailed,
  markUnapplied,
  markPaid,
  markPending,
  type NewPayment,
} from "#app/payments/record-payment.server.ts";
import { db } from "#app/platform/db.server.ts";
import { newId, OrderId, PaymentId } from "#app/platform/ids.ts";
import { makeCustomer } from "#tests/setup/make-customer.ts";

const now = new Date("2026-10-30T10:00:00Z");
const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

async function newPayment(overrides: Partial<NewPayment> = {}) {
  const customer = await makeCustomer();
  const payment: NewPayment = {
    id: newId(PaymentId),
    userId: customer.id,
    purpose: "order",
    orderId: newId(OrderId),
    gateway: "razorpay",
    amount: 10_510_289n,
    premium: 500_490n,
    currency: "INR",
    expiresAt: after(30),
    ...overrides,
  };
  return createPayment(db, payment, now);
}

async function pendingPayment(gateway: GatewayName = "razorpay") {
  const payment = await newPayment({ gateway });
  const { gatewayAccount } = payment;
  return markPending(db, payment, { gatewayAccount, gatewayOrderId: `order_${randomUUID()}` });
}

test("an attempt is written down with the account that will make it", async () => {
  expect(await newPayment()).toMatchObject({ state: "created", gatewayAccount: "razorpay_domestic" });
  expect(await newPayment({ currency: "USD" })).toMatchObject({ gatewayAccount: "razorpay_international" });
  expect(await newPayment({ gateway: "stripe" })).toMatchObject({ gatewayAccount: "stripe" });
});

test("an attempt for nothing, or one that is all premium, is a bug", async () => {
  await expect(newPayment({ amount: 0n, premium: 0n })).rejects.toThrow("more than nothing");
  await expect(newPayment({ amount: 5n, premium: 5n })).rejects.toThrow("a part of the payment");
});

test("what the gateway answered is kept, found again, and may be written twice", async () => {
  const payment = await newPayment();
  const { gatewayAccount } = payment;
  const started = {
    gatewayAccount,
    gatewayOrderId: `order_${payment.id}`,
    redirectUrl: "http://gateway.test/pay",
  };
  const pending = await markPending(db, payment, started);
  expect(pending).toMatchObject({ state: "pending", started });
  expect(await markPending(db, pending, started)).toEqual(pending);
  expect(await findPaymentAtGateway(db, "razorpay", started.gatewayOrderId)).toEqual(pending);
  expect(await findPaymentAtGateway(db, "stripe", started.gatewayOrderId)).toBeNull();
  expect(await findPayment(db, newId(PaymentId))).toBeNull();
});

test("money may come late to an ended attempt, and to a paid one nothing more happens", async () => {
  const expired = await markExpired(db, await pendingPayment(), after(31));
  const paid = await markPaid(db, expired, { gatewayPaymentId: `pay_${randomUUID()}`, now: after(40) });
  expect(paid).toMatchObject({ state: "paid", settledAt: after(40) });
  expect(() => markExpired(db, paid, after(41))).toThrow("from paid to expired");
  expect(() => markFailed(db, paid, after(41))).toThrow("from paid to failed");
  expect(await markUnapplied(db, paid, "to_refund")).toMatchObject({ unapplied: "to_refund" });
});

test("one captured payment of the gateway's pays one attempt of ours", async () => {
  const [first, second] = [await pendingPayment(), await pendingPayment()];
  const gatewayPaymentId = `pay_${randomUUID()}`;
  await markPaid(db, first, { gatewayPaymentId, now });
  await expect(markPaid(db, second, { gatewayPaymentId, now })).rejects.toThrow();
});

test("a locked attempt is read by the next only after the first is done with it", async () => {
  const { id } = await pendingPayment();
  const held = Promise.withResolvers<void>();
  const first = db.transaction(async (tx) => {
    const payment = await lockPayment(tx, id);
    held.resolve();
    await new Promise((resolve) => setTimeout(resolve, 100));
    await markFailed(tx, payment!, now);
  });
  await held.promise;
  const second = await db.transaction((tx) => lockPayment(tx, id));
  await first;
  expect(second).toMatchObject({ state: "failed" });
});

test("the jobs find what is quiet, what is overdue and what may still be paid", async () => {
  const [razorpay, stripe] = [await pendingPayment("razorpay"), await pendingPayment("stripe")];
  const ids = async (found: Promise<{ id: string }[]>) =>
    (await found).map((one) => one.id).filter((id) => id === razorpay.id || id === stripe.id);
  expect(await ids(paymentsToAskAbout(db, after(1), 1_000))).toEqual([]);
  expect(await ids(paymentsToAskAbout(db, after(3), 1_000))).toHaveLength(2);
  expect(await ids(paymentsToExpire(db, after(29), 1_000))).toEqual([]);
  expect(await ids(paymentsToExpire(db, after(30), 1_000))).toHaveLength(2);
  for (const payment of [razorpay, stripe]) await markExpired(db, payment, after(30));
  expect(await ids(paymentsToExpire(db, after(31), 1_000))).toEqual([]);
  expect(await ids(paymentsThatMayStillArrive(db, after(60), 1_000))).toEqual([razorpay.id]);
  expect(await ids(paymentsThatMayStillArrive(db, after(31 + 3 * 24 * 60), 1_000))).toEqual([]);
});

test("one that ended without its gateway's word may still be paid, and so may one paid at Razorpay, again", async () => {
  const [stripe, razorpay] = [await pendingPayment("stripe"), await pendingPayment("razorpay")];
  await markExpired(db, stripe, after(30 + 24 * 60));
  await markPaid(db, razorpay, { gatewayPaymentId: `pay_${randomUUID()}`, now });
  const found = (await paymentsThatMayStillArrive(db, after(25 * 60), 1_000)).map((one) => one.id);
  expect(found).toEqual(expect.arrayContaining([stripe.id, razorpay.id]));
});

test("those asked about the longest ago have their turn first", async () => {
  const [first, second, never] = [await pendingPayment(), await pendingPayment(), await pendingPayment()];
  await markChecked(db, second.id, after(31));
  await markChecked(db, first.id, after(32));
  const turns = (await paymentsToExpire(db, after(33), 1_000)).map((one) => one.id);
  const places = [never, second, first].map(({ id }) => turns.indexOf(id));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places).not.toContain(-1);
});
