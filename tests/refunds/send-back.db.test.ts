import { beforeAll, expect, test } from "vitest";

import { listSendable, sendBack } from "#app/refunds/send-back.server.ts";
import { sendRefund } from "#app/refunds/send-refund.server.ts";
import { settlePayment } from "#app/checkout/settle-payment.server.ts";
import { startPayment } from "#app/checkout/start-payment.server.ts";
import { startTopUp } from "#app/checkout/start-top-up.server.ts";
import { findPayment } from "#app/payments/find-payment.server.ts";
import { pollRefund } from "#app/refunds/poll-refunds.server.ts";
import { db } from "#app/platform/db.server.ts";
import { fakeRazorpay, withFakeGateways } from "#tests/checkout/fake-gateway.ts";
import {
  balanceOf,
  checkLedger,
  makeBuyer,
  noon,
  openShop,
  purchaseOf,
  spendAll,
  valueOf,
} from "#tests/checkout/shop.ts";
import { randomUUID } from "node:crypto";

withFakeGateways();

beforeAll(openShop);

/** A cover letter by Razorpay: 1,999.00 and 5% of it. */
const charged = 209_895n;

/** Pays twice for one order: the second payment is in the wallet. */
async function paidTwice() {
  const user = await makeBuyer();
  const { started, paymentId } = valueOf(await startPayment({ ...purchaseOf(user), platform: "razorpay" }));
  const { gatewayOrderId } = started;
  fakeRazorpay.capture(gatewayOrderId);
  fakeRazorpay.capture(gatewayOrderId);
  valueOf(await settlePayment({ platform: "razorpay", gatewayOrderId, now: noon }));
  expect(await balanceOf(user.id)).toBe(charged);
  return { user, paymentId, reference: `pay_${gatewayOrderId}_2` };
}

async function toppedUp(amount: bigint) {
  const user = await makeBuyer();
  const topUp = { user, amount, currency: "INR", platform: "razorpay" as const, topUpId: randomUUID() };
  const { started } = valueOf(await startTopUp({ ...topUp, now: noon }));
  fakeRazorpay.capture(started.gatewayOrderId);
  valueOf(await settlePayment({ platform: "razorpay", gatewayOrderId: started.gatewayOrderId, now: noon }));
  return { user, reference: `pay_${started.gatewayOrderId}` };
}

test("a payment credited to the wallet goes back whole to where it came from, once however often it is pressed", async () => {
  const { user, reference } = await paidTwice();
  expect(await listSendable(user.id)).toMatchObject([{ reference, amount: charged, currency: "INR" }]);
  const pressed = await Promise.all(
    Array.from({ length: 10 }, () => sendBack({ userId: user.id, reference, now: noon })),
  );
  const made = pressed.filter((outcome) => outcome.ok);
  expect(made).toHaveLength(1);
  for (const outcome of pressed.filter(({ ok }) => !ok))
    expect(outcome).toMatchObject({ refusal: { code: "already_sent" } });
  expect(await balanceOf(user.id)).toBe(0n);
  expect(await listSendable(user.id)).toEqual([]);
  await sendRefund(valueOf(made[0]!).refundId, noon);
  expect([...fakeRazorpay.refunds.values()]).toMatchObject([
    { gatewayPaymentId: reference, amount: charged },
  ]);
  await checkLedger();
});

test("a top-up nobody has spent goes back with the premium paid for it", async () => {
  const { user, reference } = await toppedUp(100_000n);
  const { refundId } = valueOf(await sendBack({ userId: user.id, reference, now: noon }));
  await sendRefund(refundId, noon);
  expect([...fakeRazorpay.refunds.values()]).toMatchObject([{ amount: 105_000n }]);
  expect(await balanceOf(user.id)).toBe(0n);
  await checkLedger();
});

test("what was spent is not offered, and not sent", async () => {
  const { user, reference } = await toppedUp(100_000n);
  await spendAll(user.id);
  expect(await listSendable(user.id)).toEqual([]);
  expect(await sendBack({ userId: user.id, reference, now: noon })).toMatchObject({
    refusal: { code: "already_spent" },
  });
});

test("another customer's money, and an order's, are as unknown as money that never was", async () => {
  const { reference } = await paidTwice();
  const stranger = await makeBuyer();
  const unknown = { refusal: { code: "unknown_payment" } };
  expect(await sendBack({ userId: stranger.id, reference, now: noon })).toMatchObject(unknown);
  expect(await sendBack({ userId: stranger.id, reference: "pay_none", now: noon })).toMatchObject(unknown);
});

test("money that the bank sends back once more is in the wallet again, and not offered a second time", async () => {
  const { user, reference, paymentId } = await paidTwice();
  const { refundId } = valueOf(await sendBack({ userId: user.id, reference, now: noon }));
  await sendRefund(refundId, noon);
  fakeRazorpay.failRefund(refundId);
  await pollRefund(refundId, noon);
  expect(await balanceOf(user.id)).toBe(charged);
  expect(await listSendable(user.id)).toEqual([]);
  expect(await findPayment(db, paymentId)).toMatchObject({ state: "paid", leftover: null });
  await checkLedger();
});
