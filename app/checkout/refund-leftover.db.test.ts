import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";

import { paymentOutcome } from "#app/checkout/payment-outcome.server.ts";
import { readLeftoverRefund, refundLeftover } from "#app/checkout/refund-leftover.server.ts";
import { settlePayment } from "#app/checkout/settle-payment.server.ts";
import { startPayment } from "#app/checkout/start-payment.server.ts";
import { findPayment } from "#app/payments/find-payment.server.ts";
import { db } from "#app/platform/db.server.ts";
import { fakeRazorpay, withFakeGateways } from "#tests/checkout/fake-gateway.ts";
import {
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

withFakeGateways();

beforeAll(openShop);

/** Pays in yen what was asked in rupees: neither the order nor, with dollars in it, the wallet can take that. */
async function paidInYen() {
  const user = await makeBuyer();
  await fund(user.id, 1_000n, "USD");
  const { paymentId, started } = valueOf(await startPayment({ ...purchaseOf(user), platform: "razorpay" }));
  const { gatewayOrderId } = started;
  fakeRazorpay.capture(gatewayOrderId, { currency: "JPY", amount: 200_000n });
  expect(valueOf(await settlePayment({ platform: "razorpay", gatewayOrderId, now: noon }))).toMatchObject({
    state: "leftover",
    leftover: "to_refund",
  });
  return { user, paymentId, gatewayPaymentId: `pay_${gatewayOrderId}`, gatewayOrderId };
}

/** The refund that a job was queued for, as the job reads it. */
async function queuedFor(gatewayPaymentId: string) {
  const { rows } = await db.execute<{ payload: unknown }>(
    sql`select payload from graphile_worker._private_jobs where payload->>'gatewayPaymentId' = ${gatewayPaymentId}`,
  );
  expect(rows).toHaveLength(1);
  return readLeftoverRefund(rows[0]?.payload);
}

test("money that has to go back is sent back by a job, once, and the books are even again", async () => {
  const { user, paymentId, gatewayPaymentId } = await paidInYen();
  const refund = await queuedFor(gatewayPaymentId);
  await Promise.all([refundLeftover(refund, minutesLater(1)), refundLeftover(refund, minutesLater(1))]);
  await refundLeftover(refund, minutesLater(2));
  expect([...fakeRazorpay.refunds.values()]).toMatchObject([
    { gatewayPaymentId, gatewayAccount: "razorpay_domestic", amount: 200_000n, currency: "JPY" },
  ]);
  expect(await findPayment(db, paymentId)).toMatchObject({ state: "paid", leftover: "refunded" });
  const books = await ledger();
  expect([books.get("refunds JPY"), books.get("clearing:razorpay_domestic JPY")]).toEqual([0n, 0n]);
  await checkLedger();
  const told = await paymentOutcome({ userId: user.id, paymentId, orderId: null, cancelled: false });
  expect(told?.words).toContain("has been sent back");
});

test("a refund that the gateway does not answer or refuses stays to be made, and is made later", async () => {
  const { user, paymentId, gatewayPaymentId } = await paidInYen();
  const refund = await queuedFor(gatewayPaymentId);
  fakeRazorpay.unreachable = true;
  await expect(refundLeftover(refund, noon)).rejects.toThrow("did not answer");
  fakeRazorpay.reset();
  fakeRazorpay.refuseRefunds = true;
  await expect(refundLeftover(refund, noon)).rejects.toThrow("No balance.");
  expect(await findPayment(db, paymentId)).toMatchObject({ leftover: "to_refund" });
  const told = await paymentOutcome({ userId: user.id, paymentId, orderId: null, cancelled: false });
  expect(told?.words).toContain("will be sent back");
  fakeRazorpay.reset();
  await refundLeftover(refund, noon);
  expect(await findPayment(db, paymentId)).toMatchObject({ leftover: "refunded" });
});

test("a second payment that the wallet cannot take is sent back, and the order stays paid", async () => {
  const user = await makeBuyer();
  await fund(user.id, 1_000n, "USD");
  const { paymentId, started } = valueOf(await startPayment({ ...purchaseOf(user), platform: "razorpay" }));
  const { gatewayOrderId } = started;
  fakeRazorpay.capture(gatewayOrderId);
  fakeRazorpay.capture(gatewayOrderId);
  const at = { platform: "razorpay" as const, gatewayOrderId, now: noon };
  expect(valueOf(await settlePayment(at))).toMatchObject({ state: "paid" });
  await refundLeftover(await queuedFor(`pay_${gatewayOrderId}_2`), noon);
  expect(await findPayment(db, paymentId)).toMatchObject({ state: "paid", leftover: null });
  expect(valueOf(await settlePayment(at))).toMatchObject({ state: "paid" });
  expect(fakeRazorpay.refunds.size).toBe(1);
  expect((await ledger()).get("refunds INR")).toBe(0n);
  await checkLedger();
});
