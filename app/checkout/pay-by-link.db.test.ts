import { randomUUID } from "node:crypto";
import { beforeAll, expect, test, vi } from "vitest";

import { createPaymentLink } from "#app/payment-links/pages/create-payment-link.server.ts";
import { linkState } from "#app/payment-links/find-payment-link.server.ts";
import { viewByLink } from "#app/checkout/pay-by-link.server.ts";
import { payerPath } from "#app/payment-links/payment-link-secret.server.ts";
import { linkOutcome, paymentOfLink } from "#app/payment-links/pages/payment-link-outcome.server.ts";
import { startPayment } from "#app/checkout/start/start-payment.server.ts";
import { seedDemoCoupons } from "#app/coupons/seed.server.ts";
import { listMailbox } from "#app/mail/list-mailbox.server.ts";
import { findOrder } from "#app/orders/find-order.server.ts";
import { listOrders } from "#app/orders/list-orders.server.ts";
import { findPayment } from "#app/payments/find-payment.server.ts";
import { db } from "#app/platform/db.server.ts";
import { failRefund } from "#app/refunds/fail-refund.server.ts";
import { finishReturn } from "#app/checkout/pages/finish-return.server.ts";
import { fakePayfort, fakeRazorpay, fakeStripe, withFakeGateways } from "#tests/checkout/fake-gateway.ts";
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
import { runJobs } from "#tests/setup/run-jobs.ts";
import { charged, linkFor, settle, startPaying } from "#tests/checkout/payment-links.ts";

withFakeGateways([fakeStripe, fakeRazorpay, fakePayfort]);

beforeAll(async () => {
  await openShop();
  await seedDemoCoupons(new Date("2026-10-01T00:00:00Z"));
});

const about = { cancelled: false, customerName: "Asha R.", now: noon };

test("what somebody else pays is the customer's order, receipt and mail, and the wallet is left alone", async () => {
  const customer = await makeBuyer();
  await fund(customer.id, 500_000n);
  const link = await linkFor(customer);
  const started = valueOf(await startPaying(link, "stripe"));
  expect(started).toMatchObject({ amount: charged, currency: "INR" });
  const payment = await findPayment(db, started.paymentId);
  expect(payment).toMatchObject({ userId: customer.id, paymentLinkId: link.id });
  fakeStripe.capture(started.started.gatewayOrderId);
  vi.useFakeTimers({ toFake: ["Date"], now: noon });
  const back = await finishReturn("stripe", { session_id: started.started.gatewayOrderId });
  vi.useRealTimers();
  expect(back.headers.get("location")).toBe(payerPath(link, { payment: started.paymentId }));
  expect(await findOrder(db, started.orderId!)).toMatchObject({
    state: "paid",
    userId: customer.id,
    walletShare: 0n,
    billing: { name: "Asha Rao", country: "IN" },
  });
  expect(await balanceOf(customer.id)).toBe(500_000n);
  expect(await linkState(link, noon)).toBe("paid");
  const paid = (await paymentOfLink(link, started.paymentId))!;
  expect(await linkOutcome(link, paid, about)).toMatchObject({ tone: "success", mayPay: false });
  expect(await startPaying(link)).toMatchObject({ refusal: { code: "link_closed" } });
  await runJobs();
  const mails = (await listMailbox()).filter(({ recipient }) => recipient === customer.email);
  expect(mails.map(({ subject }) => subject).join()).toMatch(/LF-\d+/);
  await checkLedger();
});

test("the coupon of the link is taken off and used by the customer's order", async () => {
  const customer = await makeBuyer();
  const link = await linkFor(customer, { couponCode: "WELCOME10" });
  const { started, orderId } = valueOf(await startPaying(link, "razorpay", noon, 188_906n));
  fakeRazorpay.capture(started.gatewayOrderId);
  await settle("razorpay", started.gatewayOrderId);
  expect(await findOrder(db, orderId!)).toMatchObject({ state: "paid", couponCode: "WELCOME10" });
  await checkLedger();
});

test("an amount other than the page showed is not charged", async () => {
  const link = await linkFor(await makeBuyer());
  expect(await startPaying(link, "razorpay", noon, charged - 1n)).toMatchObject({
    refusal: { code: "price_changed" },
  });
  expect(fakeRazorpay.starts).toBe(0);
});

test("a second capture is sent back to its source and never credited, though the wallet could take it", async () => {
  const customer = await makeBuyer();
  await fund(customer.id, 1_000n);
  const link = await linkFor(customer);
  const { started } = valueOf(await startPaying(link));
  fakeRazorpay.capture(started.gatewayOrderId);
  fakeRazorpay.capture(started.gatewayOrderId);
  const settled = await Promise.all(
    Array.from({ length: 5 }, () => settle("razorpay", started.gatewayOrderId)),
  );
  for (const outcome of settled) expect(valueOf(outcome)).toMatchObject({ state: "paid" });
  expect(await balanceOf(customer.id)).toBe(1_000n);
  await runJobs();
  const sent = [...fakeRazorpay.refunds.values()].filter(
    ({ gatewayOrderId }) => gatewayOrderId === started.gatewayOrderId,
  );
  expect(sent).toMatchObject([{ amount: charged, currency: "INR" }]);
  expect(await balanceOf(customer.id)).toBe(1_000n);
  await checkLedger();
});

test("money that comes after the customer has paid themselves goes back to the payer, who is told", async () => {
  const customer = await makeBuyer();
  const purchaseId = randomUUID();
  const link = await linkFor(customer, { purchaseId });
  const theirs = valueOf(await startPaying(link, "razorpay"));
  const own = valueOf(await startPayment({ ...purchaseOf(customer, { purchaseId }), gateway: "stripe" }));
  expect(own.paymentId).not.toBe(theirs.paymentId);
  fakeStripe.capture(own.started.gatewayOrderId);
  await settle("stripe", own.started.gatewayOrderId);
  fakeRazorpay.capture(theirs.started.gatewayOrderId);
  expect(valueOf(await settle("razorpay", theirs.started.gatewayOrderId))).toMatchObject({
    state: "unapplied",
    unapplied: "to_refund",
  });
  expect(await balanceOf(customer.id)).toBe(0n);
  const payment = (await paymentOfLink(link, theirs.paymentId))!;
  const outcome = await linkOutcome(link, payment, about);
  expect(outcome.text).toContain("be refunded to the card or account you paid with");
  expect(outcome.text).not.toContain("wallet");
  await runJobs();
  expect((await findPayment(db, theirs.paymentId))?.unapplied).toBe("refunded");
  await checkLedger();
});

test("a payer's leftover that no gateway takes back stays owed and is not the customer's", async () => {
  const customer = await makeBuyer();
  const link = await linkFor(customer);
  const { started } = valueOf(await startPaying(link));
  fakeRazorpay.capture(started.gatewayOrderId);
  fakeRazorpay.capture(started.gatewayOrderId);
  await settle("razorpay", started.gatewayOrderId);
  await runJobs();
  const [refundId] = fakeRazorpay.refunds.keys();
  fakeRazorpay.failRefund(refundId!);
  await failRefund(refundId!, noon);
  expect(await balanceOf(customer.id)).toBe(0n);
  await checkLedger();
});

test("a link of staff's is paid for what is not sold online, and the order is the customer's", async () => {
  const [customer, staff] = [await makeBuyer(), await makeBuyer()];
  const link = valueOf(
    await createPaymentLink({
      customer,
      createdBy: { id: staff.id, role: "staff", codeGiven: true },
      configuration: configured("assignment-help", { words: "500" }),
      currency: "INR",
      purchaseId: randomUUID(),
      now: noon,
    }),
  );
  const { view } = valueOf(await viewByLink(link, { quoteId: null, now: noon }));
  const amount = view.offers[0]!.split.charged;
  const { started } = valueOf(await startPaying(link, "razorpay", noon, amount));
  fakeRazorpay.capture(started.gatewayOrderId);
  await settle("razorpay", started.gatewayOrderId);
  expect(await listOrders(customer.id)).toMatchObject([{ state: "paid" }]);
  expect(await listOrders(staff.id)).toEqual([]);
});

test("a payment by another link, or by none, is nobody's business on this one", async () => {
  const customer = await makeBuyer();
  const [one, other] = [await linkFor(customer, { couponCode: "WELCOME10" }), await linkFor(customer)];
  const theirs = valueOf(await startPaying(other, "stripe"));
  const own = valueOf(await startPayment({ ...purchaseOf(customer), gateway: "stripe" }));
  for (const id of [theirs.paymentId, own.paymentId, randomUUID(), "x", null]) {
    expect(await paymentOfLink(one, id)).toBeNull();
  }
  expect(await paymentOfLink(other, theirs.paymentId)).not.toBeNull();
});

test("the words of a way back say what became of the money, and lead on where it may be tried again", async () => {
  const link = await linkFor(await makeBuyer());
  const { paymentId, started } = valueOf(await startPaying(link, "stripe"));
  const read = async (change: Partial<typeof about> = {}) =>
    linkOutcome(link, (await paymentOfLink(link, paymentId))!, { ...about, ...change });
  expect(await read()).toMatchObject({ tone: "info", mayPay: false });
  expect((await read()).ways.map(({ label }) => label)).toEqual(["Look again", "Continue to payment"]);
  expect(await read({ cancelled: true })).toMatchObject({ tone: "warning", mayPay: true });
  expect(await read({ now: minutesLater(31) })).toMatchObject({ tone: "warning", mayPay: true });
  fakeStripe.fail(started.gatewayOrderId);
  await settle("stripe", started.gatewayOrderId);
  expect(await read()).toMatchObject({ tone: "danger", mayPay: true });
});
