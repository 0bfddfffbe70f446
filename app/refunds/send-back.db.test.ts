import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";

import type { UserId } from "#app/platform/ids.ts";
import { listSendable, sendBack } from "#app/refunds/send-back.server.ts";
import { sendRefund } from "#app/refunds/send-refund.server.ts";
import { settlePayment } from "#app/checkout/settle/settle-payment.server.ts";
import { startPayment } from "#app/checkout/start/start-payment.server.ts";
import { findPayment } from "#app/payments/find-payment.server.ts";
import { pollRefund } from "#app/refunds/poll-refunds.server.ts";
import { db } from "#app/platform/db.server.ts";
import { walletOf } from "#app/wallet/accounts.ts";
import { moveFunds } from "#app/wallet/move-funds.server.ts";
import { fakeRazorpay, withFakeGateways } from "#tests/checkout/fake-gateway.ts";
import { addFundsAt } from "#tests/checkout/pay-at-fake.ts";
import {
  balanceOf,
  checkLedger,
  fund,
  makeBuyer,
  noon,
  openShop,
  purchaseOf,
  spendAll,
  valueOf,
} from "#tests/checkout/shop.ts";
import { randomUUID } from "node:crypto";
import type { Currency } from "#app/money/currency.ts";

withFakeGateways();

beforeAll(openShop);

const charged = 209_895n;

async function paidTwice() {
  const user = await makeBuyer();
  const { started, paymentId } = valueOf(await startPayment({ ...purchaseOf(user), gateway: "razorpay" }));
  const { gatewayOrderId } = started;
  fakeRazorpay.capture(gatewayOrderId);
  fakeRazorpay.capture(gatewayOrderId);
  valueOf(await settlePayment({ gateway: "razorpay", gatewayOrderId, now: noon }));
  expect(await balanceOf(user.id)).toBe(charged);
  return { user, paymentId, reference: `pay_${gatewayOrderId}_2` };
}

async function toppedUp(amount: bigint, currency: Currency = "INR") {
  const user = await makeBuyer();
  return { user, reference: await addFundsAt(fakeRazorpay, user, amount, currency) };
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
  expect(await findPayment(db, paymentId)).toMatchObject({ state: "paid", unapplied: null });
  await checkLedger();
});

test("a top-up that is spent in part goes back as far as the balance goes, with its share of the premium", async () => {
  const { user, reference } = await toppedUp(100_000n);
  await spend(user.id, 70_001n);
  const [offered] = await listSendable(user.id);
  expect(offered).toMatchObject({ reference, part: 29_999n, amount: 31_499n, takenBefore: 0n });
  const shown = { part: 29_999n, takenBefore: 0n };
  const pressed = await Promise.all(
    Array.from({ length: 5 }, () => sendBack({ userId: user.id, reference, shown, now: noon })),
  );
  expect(pressed.filter(({ ok }) => ok)).toHaveLength(1);
  expect([await balanceOf(user.id), await listSendable(user.id)]).toEqual([0n, []]);
  await fund(user.id, 100_000n);
  expect(await listSendable(user.id)).toMatchObject([
    { part: 70_001n, amount: 73_501n, takenBefore: 29_999n },
  ]);
  expect(await sendBack({ userId: user.id, reference, shown, now: noon })).toMatchObject({
    refusal: { code: "already_sent" },
  });
  valueOf(await sendBack({ userId: user.id, reference, now: noon }));
  expect(await balanceOf(user.id)).toBe(29_999n);
  const { rows } = await db.execute<{ sum: string }>(
    sql`select sum(amount)::text as sum from payment_refunds where gateway_payment_id = ${reference}`,
  );
  expect(rows[0]?.sum).toBe("105000");
  await checkLedger();
});

test("a part that its currency cannot pay is not sent back: it would wait for ever", async () => {
  const { user, reference } = await toppedUp(100_000n, "JPY");
  const part = (shown: bigint) =>
    sendBack({ userId: user.id, reference, shown: { part: shown, takenBefore: 0n }, now: noon });
  expect(await part(50n)).toMatchObject({ refusal: { code: "invalid_amount" } });
  expect(await balanceOf(user.id)).toBe(100_000n);
  valueOf(await part(30_000n));
  expect(await balanceOf(user.id)).toBe(70_000n);
});

test("more than the wallet holds by now is not sent back", async () => {
  const { user, reference } = await toppedUp(100_000n);
  await spend(user.id, 50_000n);
  const shown = { part: 100_000n, takenBefore: 0n };
  expect(await sendBack({ userId: user.id, reference, shown, now: noon })).toMatchObject({
    refusal: { code: "already_spent" },
  });
  expect(await balanceOf(user.id)).toBe(50_000n);
});

async function spend(userId: UserId, amount: bigint): Promise<void> {
  const spent = { kind: "test_spending", reference: randomUUID(), text: "Spent", now: noon };
  const posting = {
    source: walletOf(userId),
    destination: "grants" as const,
    currency: "INR" as const,
    amount,
  };
  await db.transaction((tx) => moveFunds(tx, { ...spent, userId, postings: [posting] }));
}
