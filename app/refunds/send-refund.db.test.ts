import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";

import { paymentOutcome } from "#app/checkout/settle/payment-outcome.server.ts";
import type { PaymentId, UserId } from "#app/platform/ids.ts";
import { refundOrder } from "#app/refunds/refund-order.server.ts";
import { retryRefund } from "#app/refunds/retry-refund.server.ts";
import { queueOwedRefunds, sendRefund } from "#app/refunds/send-refund.server.ts";
import { settlePayment } from "#app/checkout/settle/settle-payment.server.ts";
import { startPayment } from "#app/checkout/start/start-payment.server.ts";
import { findPayment } from "#app/payments/find-payment.server.ts";
import { findRefund } from "#app/payments/record-refund.server.ts";
import { db } from "#app/platform/db.server.ts";
import { fakeRazorpay, withFakeGateways } from "#tests/checkout/fake-gateway.ts";
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
  spendAll,
  valueOf,
} from "#tests/checkout/shop.ts";
import { makeMember } from "#tests/desk/make-member.ts";
import { kindsTold } from "#tests/desk/notices.ts";
import { paidInYen, queuedFor } from "#tests/refunds/paid-in-yen.ts";

withFakeGateways();

beforeAll(openShop);

const told = async (userId: UserId, paymentId: PaymentId) =>
  (await paymentOutcome({ userId, paymentId, cancelled: false, now: noon }))?.text;

test("money that has to go back is sent back by a job, once, and the books are even again", async () => {
  const { user, paymentId, gatewayPaymentId } = await paidInYen();
  const refund = await queuedFor(gatewayPaymentId);
  await Promise.all([sendRefund(refund, minutesLater(1)), sendRefund(refund, minutesLater(1))]);
  await sendRefund(refund, minutesLater(2));
  expect([...fakeRazorpay.refunds.values()]).toMatchObject([
    { gatewayPaymentId, gatewayAccount: "razorpay_domestic", amount: 200_000n, currency: "JPY" },
  ]);
  expect(await findPayment(db, paymentId)).toMatchObject({ state: "paid", unapplied: "refunded" });
  expect(await findRefund(db, refund)).toMatchObject({ state: "done" });
  const books = await ledger();
  expect([books.get("refunds JPY"), books.get("clearing:razorpay_domestic JPY")]).toEqual([0n, 0n]);
  await checkLedger();
  expect(await told(user.id, paymentId)).toContain("You’ve been refunded");
});

test("a refund that the gateway does not answer or refuses stays to be made, and is made later", async () => {
  const { user, paymentId, gatewayPaymentId } = await paidInYen();
  const refund = await queuedFor(gatewayPaymentId);
  fakeRazorpay.unreachable = true;
  await expect(sendRefund(refund, noon)).rejects.toThrow("did not answer");
  fakeRazorpay.reset();
  fakeRazorpay.refuseRefunds = true;
  await expect(sendRefund(refund, noon)).rejects.toThrow("No balance.");
  expect(await findRefund(db, refund)).toMatchObject({ state: "owed", refusals: 1 });
  expect(await findPayment(db, paymentId)).toMatchObject({ unapplied: "to_refund" });
  expect(await told(user.id, paymentId)).toContain("You’ll be refunded");
  fakeRazorpay.reset();
  await sendRefund(refund, noon);
  expect(await findPayment(db, paymentId)).toMatchObject({ unapplied: "refunded" });
  await checkLedger();
});

test("a refund refused for days, where the wallet cannot take it, is owed still and can be tried again", async () => {
  const manager = await makeMember("manager");
  const { gatewayPaymentId } = await paidInYen();
  const refund = await queuedFor(gatewayPaymentId);
  fakeRazorpay.refuseRefunds = true;
  const threeDays = 3 * 24 * 60;
  for (const minutes of [0, 60, threeDays - 1])
    await expect(sendRefund(refund, minutesLater(minutes))).rejects.toThrow();
  expect(await kindsTold(manager)).toEqual([]);
  await sendRefund(refund, minutesLater(threeDays));
  expect(await kindsTold(manager)).toEqual(["refund_failed"]);
  expect(await findRefund(db, refund)).toMatchObject({ state: "failed", refusals: 4 });
  await checkLedger();
  fakeRazorpay.reset();
  const { refundId } = valueOf(await retryRefund(refund, noon));
  expect(await retryRefund(refund, noon)).toMatchObject({ refusal: { code: "not_failed" } });
  await sendRefund(refundId, noon);
  expect(await findRefund(db, refundId)).toMatchObject({ state: "done" });
  await checkLedger();
});

test("refunds of the same money go one after another, the oldest first", async () => {
  const user = await makeBuyer();
  const { orderId, started } = valueOf(await startPayment({ ...purchaseOf(user), gateway: "razorpay" }));
  fakeRazorpay.capture(started.gatewayOrderId);
  valueOf(await settlePayment({ gateway: "razorpay", gatewayOrderId: started.gatewayOrderId, now: noon }));
  const part = (minutes: number) =>
    refundOrder({
      orderId: orderId!,
      amount: 10_000n,
      requestKey: randomUUID(),
      reason: "asked",
      refundedBy: "system",
      now: minutesLater(minutes),
    });
  const [first, second] = [valueOf(await part(1)), valueOf(await part(2))];
  await expect(sendRefund(second.id, minutesLater(3))).rejects.toThrow("waits for an earlier one");
  await sendRefund(first.id, minutesLater(3));
  await sendRefund(second.id, minutesLater(3));
  expect([...fakeRazorpay.refunds.values()].map(({ refundedBefore }) => refundedBefore)).toEqual([
    0n,
    10_500n,
  ]);
  await checkLedger();
});

test("where the money is not at the gateway any more, nobody is credited: it is for a person to look at", async () => {
  const { user, gatewayPaymentId } = await paidInYen();
  const refund = await queuedFor(gatewayPaymentId);
  await spendAll(user.id);
  fakeRazorpay.refuseRefunds = "refund_impossible";
  await sendRefund(refund, noon);
  expect(await findRefund(db, refund)).toMatchObject({ state: "failed" });
  expect(await balanceOf(user.id)).toBe(0n);
  await checkLedger();
});

test("what is owed is queued again only when its job has given up, so that no job forgets how long to wait", async () => {
  const { gatewayPaymentId } = await paidInYen();
  const refund = await queuedFor(gatewayPaymentId);
  const key = `send-refund ${refund}`;
  const job = async () =>
    (await db.execute(sql`select attempts, run_at from graphile_worker.jobs where key = ${key}`)).rows[0];
  await db.execute(
    sql`update graphile_worker._private_jobs set attempts = 9, run_at = '2099-01-01' where key = ${key}`,
  );
  await queueOwedRefunds();
  expect(await job()).toMatchObject({ attempts: 9 });
  await db.execute(sql`update graphile_worker._private_jobs set attempts = max_attempts where key = ${key}`);
  const lastTry = (locked: boolean) =>
    db.execute(sql`update graphile_worker._private_jobs set locked_at = case when ${locked} then now() end,
      locked_by = case when ${locked} then 'pool-at-work' end where key = ${key}`);
  await lastTry(true);
  await queueOwedRefunds();
  expect(await job()).toMatchObject({ attempts: 25 });
  await lastTry(false);
  await queueOwedRefunds();
  expect(await job()).toMatchObject({ attempts: 0 });
});

test("a second payment that the wallet cannot take is sent back, and the order stays paid", async () => {
  const user = await makeBuyer();
  await fund(user.id, 1_000n, "USD");
  const { paymentId, started } = valueOf(await startPayment({ ...purchaseOf(user), gateway: "razorpay" }));
  const { gatewayOrderId } = started;
  fakeRazorpay.capture(gatewayOrderId);
  fakeRazorpay.capture(gatewayOrderId);
  const at = { gateway: "razorpay" as const, gatewayOrderId, now: noon };
  expect(valueOf(await settlePayment(at))).toMatchObject({ state: "paid" });
  await sendRefund(await queuedFor(`pay_${gatewayOrderId}_2`), noon);
  expect(await findPayment(db, paymentId)).toMatchObject({ state: "paid", unapplied: null });
  expect(valueOf(await settlePayment(at))).toMatchObject({ state: "paid" });
  expect(fakeRazorpay.refunds.size).toBe(1);
  expect((await ledger()).get("refunds INR")).toBe(0n);
  await checkLedger();
});
