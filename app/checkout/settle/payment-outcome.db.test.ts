import { beforeAll, expect, test } from "vitest";

import { giveUpPayment } from "#app/checkout/settle/give-up-payment.server.ts";
import { paymentOutcome } from "#app/checkout/settle/payment-outcome.server.ts";
import { settlePayment } from "#app/checkout/settle/settle-payment.server.ts";
import { startPayment } from "#app/checkout/start/start-payment.server.ts";
import { startTopUp } from "#app/checkout/start/start-top-up.server.ts";
import { viewPurchase } from "#app/checkout/pay/view-purchase.server.ts";
import { quotePurchase } from "#app/checkout/quote-purchase.server.ts";
import { findBegunOrder } from "#app/orders/find-order.server.ts";
import { findPayment } from "#app/payments/find-payment.server.ts";
import type { Payment } from "#app/payments/record-payment.server.ts";
import { db } from "#app/platform/db.server.ts";
import { invariant } from "#app/platform/invariant.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { fakeRazorpay, fakeStripe, withFakeGateways } from "#tests/checkout/fake-gateway.ts";
import { fund, makeBuyer, minutesLater, noon, openShop, purchaseOf, valueOf } from "#tests/checkout/shop.ts";
import { PaymentId, newId } from "#app/platform/ids.ts";

withFakeGateways();

beforeAll(openShop);

async function begin() {
  const user = await makeBuyer();
  await fund(user.id, 50_000n);
  const request = { ...purchaseOf(user, { useWallet: true }), gateway: "razorpay" as const };
  const { paymentId, started } = valueOf(await startPayment(request));
  return { user, request, paymentId, gatewayOrderId: started.gatewayOrderId };
}

async function told(
  user: CurrentUser,
  paymentId: PaymentId,
  more: { cancelled?: boolean; now?: Date } = {},
): Promise<{ text: string; labels: string[]; hrefs: string[] }> {
  const asked = { userId: user.id, paymentId, cancelled: false, now: noon, ...more };
  const outcome = await paymentOutcome(asked);
  invariant(outcome, "a customer is told of their own payment");
  const { text: words, ways } = outcome;
  return { text: words, labels: ways.map(({ label }) => label), hrefs: ways.map(({ href }) => href) };
}

async function paymentOf(id: PaymentId): Promise<Payment> {
  const payment = await findPayment(db, id);
  invariant(payment, "the payment is there");
  return payment;
}

const kept = "The ₹500.00 from your wallet stays set aside";
const free = "The ₹500.00 from your wallet is free again.";

test("cancelled: nothing was charged, and it can be continued or paid another way", async () => {
  const { user, request, paymentId } = await begin();
  const { text: words, labels, hrefs } = await told(user, paymentId, { cancelled: true });
  expect(words).toMatch(/^You cancelled the payment. Nothing was charged./);
  expect(words).toContain(kept);
  expect(labels).toEqual(["Continue to payment", "Choose another way to pay"]);
  expect(hrefs[1]).toBe(`/service/premium/cover-letter/?pay=${request.purchaseId}&wallet=1`);
});

test("not heard from the platform yet: the order will appear, and nobody is asked to pay twice", async () => {
  const { user, paymentId } = await begin();
  const { text: words, labels } = await told(user, paymentId);
  expect(words).toContain("If you did pay, your order will appear within minutes");
  expect(words).toContain("please do not pay again");
  expect(labels).toEqual(["Look again", "Continue to payment"]);
});

test("declined: nothing was charged, the wallet's part is free again, and it can be tried again", async () => {
  const { user, paymentId, gatewayOrderId } = await begin();
  fakeRazorpay.fail(gatewayOrderId);
  await settlePayment({ gateway: "razorpay", gatewayOrderId, now: noon });
  const { text: words, labels, hrefs } = await told(user, paymentId);
  expect(words).toContain("by Razorpay was declined or cancelled. Nothing was charged.");
  expect(words).toContain(free);
  expect(labels).toEqual(["Try again", "Choose another way to pay"]);
  expect(hrefs[0]).toContain("gateway=razorpay");
});

test("past its time: it cannot be continued, before a job has ended it and after", async () => {
  const { user, paymentId } = await begin();
  const now = minutesLater(31);
  const before = await told(user, paymentId, { now });
  expect(before.text).toContain("was not completed in time");
  expect(before.text).toContain(kept);
  expect(before.labels).toEqual(["Start again"]);
  await giveUpPayment(await paymentOf(paymentId), now);
  const after = await told(user, paymentId, { now });
  expect(after.text).toContain(free);
  expect(after.labels).toEqual(["Start again"]);
});

test("given up for another way: it is closed, and the other order is named", async () => {
  const { user, request, paymentId, gatewayOrderId } = await begin();
  const other = valueOf(await startPayment({ ...request, gateway: "stripe" }));
  expect((await told(user, paymentId)).text).toMatch(/is being paid in another way, as LF-\d+\./);
  fakeStripe.capture(other.started.gatewayOrderId);
  await settlePayment({ gateway: "stripe", gatewayOrderId: other.started.gatewayOrderId, now: noon });
  expect((await told(user, paymentId)).text).toMatch(/was paid in another way, as LF-\d+\./);

  fakeRazorpay.capture(gatewayOrderId);
  await settlePayment({ gateway: "razorpay", gatewayOrderId, now: noon });
  const { text: words, labels } = await told(user, paymentId);
  expect(words).toMatch(
    /the order could not be completed, because the purchase was paid in another way, as LF-\d+\./,
  );
  expect(words).toContain("The whole amount is in your wallet");
  expect(labels).toEqual(["Open your wallet"]);
});

test("a top-up that was cancelled is begun anew in the wallet's form", async () => {
  const user = await makeBuyer();
  const topUp = { user, amount: 250_000n, currency: "INR" as const, gateway: "stripe" as const, now: noon };
  const { paymentId } = valueOf(await startTopUp({ ...topUp, topUpId: newId(PaymentId) }));
  const { hrefs } = await told(user, paymentId, { cancelled: true });
  expect(hrefs[1]).toBe("/service/wallet/?amount=2500.00&gateway=stripe&currency=INR#add-funds");
});

test("what came back and could not be read is not passed over", async () => {
  const user = await makeBuyer();
  const asked = { userId: user.id, paymentId: null, cancelled: false, now: noon };
  expect(await paymentOutcome(asked)).toBeNull();
  expect((await paymentOutcome({ ...asked, unclear: true }))?.text).toContain(
    "If you did pay, your order will appear within minutes.",
  );
});

test("another's payment is told to nobody", async () => {
  const { paymentId } = await begin();
  const { id: userId } = await makeBuyer();
  const asked = { userId, paymentId, cancelled: true, now: noon };
  expect(await paymentOutcome(asked)).toBeNull();
});

test("wallet money that this very purchase has set aside counts as the customer's for another try", async () => {
  const { user, request } = await begin();
  const { quote } = valueOf(await quotePurchase(request));
  const seen = { quote, user, useWallet: true, now: noon };
  const begun = await findBegunOrder(db, {
    userId: user.id,
    purchaseId: request.purchaseId,
    fromCart: false,
  });
  expect((await viewPurchase({ ...seen, begun })).wallet).toMatchObject({ usable: 50_000n, canPay: true });
  expect((await viewPurchase({ ...seen, begun: null })).wallet?.usable).toBe(0n);
  expect((await viewPurchase(seen)).useWallet).toBe(false);
});

test("an id that is none, and a purchase that is paid, have no order begun", async () => {
  const { user, request, gatewayOrderId } = await begin();
  const asked = { userId: user.id, purchaseId: request.purchaseId, fromCart: false };
  expect(await findBegunOrder(db, { ...asked, purchaseId: "no id" })).toBeNull();
  expect(await findBegunOrder(db, asked)).toMatchObject({ state: "pending" });
  fakeRazorpay.capture(gatewayOrderId);
  await settlePayment({ gateway: "razorpay", gatewayOrderId, now: noon });
  expect(await findBegunOrder(db, asked)).toBeNull();
});
