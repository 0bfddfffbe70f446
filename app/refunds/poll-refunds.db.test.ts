import { beforeAll, expect, test, vi } from "vitest";

import type { RefundId } from "#app/platform/ids.ts";
import { pollRefund, pollRefunds } from "#app/refunds/poll-refunds.server.ts";
import { retryRefund } from "#app/refunds/retry-refund.server.ts";
import { sendRefund } from "#app/refunds/send-refund.server.ts";
import { findPayment } from "#app/payments/find-payment.server.ts";
import { findRefund } from "#app/payments/record-refund.server.ts";
import { db } from "#app/platform/db.server.ts";
import { fakeRazorpay, withFakeGateways } from "#tests/checkout/fake-gateway.ts";
import {
  balanceOf,
  checkLedger,
  minutesLater,
  noon,
  openShop,
  spendAll,
  valueOf,
} from "#tests/checkout/shop.ts";
import { paidInYen, queuedFor } from "#tests/refunds/paid-in-yen.ts";

withFakeGateways();

beforeAll(openShop);

test("a refund that the bank returns later goes to the wallet, however often that is told", async () => {
  const { user, paymentId, gatewayPaymentId } = await paidInYen();
  const refund = await queuedFor(gatewayPaymentId);
  await sendRefund(refund, noon);
  await spendAll(user.id);
  fakeRazorpay.failRefund(refund);
  await Promise.all([pollRefund(refund, noon), pollRefund(refund, noon)]);
  await pollRefund(refund, minutesLater(1));
  expect(await findRefund(db, refund)).toMatchObject({ state: "credited" });
  expect(await balanceOf(user.id)).toBe(200_000n);
  expect(await findPayment(db, paymentId)).toMatchObject({ unapplied: "credited" });
  await checkLedger();
});

test("a refund under way is done when the gateway says so", async () => {
  const { gatewayPaymentId } = await paidInYen();
  const refund = await queuedFor(gatewayPaymentId);
  fakeRazorpay.refundState = "pending";
  await sendRefund(refund, noon);
  expect(await findRefund(db, refund)).toMatchObject({ state: "sent" });
  await pollRefund(refund, noon);
  expect(await findRefund(db, refund)).toMatchObject({ state: "sent" });
  fakeRazorpay.finishRefund(refund);
  await pollRefund(refund, noon);
  expect(await findRefund(db, refund)).toMatchObject({ state: "done" });
});

test("a refund that cannot be asked about keeps no other from being asked about", async () => {
  const both: RefundId[] = [];
  fakeRazorpay.refundState = "pending";
  for (let count = 0; count < 2; count += 1) {
    const refund = await queuedFor((await paidInYen()).gatewayPaymentId);
    await sendRefund(refund, noon);
    fakeRazorpay.finishRefund(refund);
    both.push(refund);
  }
  const [broken, other] = both;
  const fetchRefund = fakeRazorpay.fetchRefund.bind(fakeRazorpay);
  const spy = vi.spyOn(fakeRazorpay, "fetchRefund").mockImplementation(async (refund) => {
    if (refund.refundId === broken) throw new Error("The id provided does not exist");
    return fetchRefund(refund);
  });
  await pollRefunds(minutesLater(30));
  spy.mockRestore();
  expect(await findRefund(db, broken!)).toMatchObject({ state: "sent" });
  expect(await findRefund(db, other!)).toMatchObject({ state: "done" });
});

test("a refund that its gateway does not know a day later counts as not made, and can be tried again", async () => {
  const { gatewayPaymentId } = await paidInYen();
  const refund = await queuedFor(gatewayPaymentId);
  fakeRazorpay.refundState = "pending";
  await sendRefund(refund, noon);
  fakeRazorpay.eraseRefund(refund);
  await pollRefund(refund, minutesLater(60));
  expect(await findRefund(db, refund)).toMatchObject({ state: "sent" });
  await pollRefund(refund, minutesLater(24 * 60));
  expect(await findRefund(db, refund)).toMatchObject({ state: "failed" });
  const { refundId } = valueOf(await retryRefund(refund, minutesLater(24 * 60)));
  fakeRazorpay.refundState = "done";
  await sendRefund(refundId, minutesLater(24 * 60));
  expect(await findRefund(db, refundId)).toMatchObject({ state: "done" });
  await checkLedger();
});
