import { randomUUID } from "node:crypto";

import { runOnce } from "graphile-worker";
import { beforeAll, expect, test, vi } from "vitest";

import {
  createPaymentLink,
  type NewPaymentLink,
} from "#app/payment-links/pages/create-payment-link.server.ts";
import { linkState, type PaymentLink } from "#app/payment-links/find-payment-link.server.ts";
import { makeWayForPayer } from "#app/payment-links/pages/make-way-for-payer.server.ts";
import { startByLink, viewByLink } from "#app/checkout/pay-by-link.server.ts";
import { linkValidMs } from "#app/payment-links/payment-link.ts";
import { payerPath } from "#app/payment-links/payment-link-secret.server.ts";
import { linkOutcome, paymentOfLink } from "#app/payment-links/pages/payment-link-outcome.server.ts";
import { revokePaymentLink } from "#app/payment-links/pages/revoke-payment-link.server.ts";
import { settlePayment } from "#app/checkout/settle/settle-payment.server.ts";
import { startPayment } from "#app/checkout/start/start-payment.server.ts";
import { seedDemoCoupons } from "#app/coupons/seed.server.ts";
import { jobsLogger, tasks } from "#app/jobs/jobs.server.ts";
import { listMailbox } from "#app/mail/list-mailbox.server.ts";
import { findOrder } from "#app/orders/find-order.server.ts";
import { listOrders } from "#app/orders/list-orders.server.ts";
import { findPayment } from "#app/payments/find-payment.server.ts";
import type { GatewayName } from "#app/payments/gateways/gateway-registry.ts";
import { db, pool } from "#app/platform/db.server.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { failRefund } from "#app/refunds/fail-refund.server.ts";
import { finishReturn } from "#app/checkout/pages/finish-return.server.ts";
import { fakePayfort, fakeRazorpay, fakeStripe, withFakeGateways } from "#tests/checkout/fake-gateway.ts";
import {
  balanceOf,
  checkLedger,
  coverLetter,
  fund,
  makeBuyer,
  minutesLater,
  noon,
  openShop,
  purchaseOf,
  valueOf,
} from "#tests/checkout/shop.ts";
import { configured } from "#tests/pricing/quote-of.ts";

withFakeGateways([fakeStripe, fakeRazorpay, fakePayfort]);

const charged = 209_895n;

beforeAll(async () => {
  await openShop();
  await seedDemoCoupons(new Date("2026-10-01T00:00:00Z"));
});

async function linkFor(customer: CurrentUser, change: Partial<NewPaymentLink> = {}) {
  const asked = {
    customer,
    createdBy: customer,
    configuration: coverLetter(),
    currency: "INR" as const,
    now: noon,
  };
  return valueOf(await createPaymentLink({ ...asked, purchaseId: randomUUID(), ...change }));
}

const pay = (link: PaymentLink, gateway: GatewayName = "razorpay", now = noon, assertedAmount = charged) =>
  startByLink({ link, gateway, assertedAmount, quoteId: null, now });

const settle = (gateway: GatewayName, gatewayOrderId: string, now = noon) =>
  settlePayment({ gateway, gatewayOrderId, now });

const runJobs = () => runOnce({ pgPool: pool, taskList: tasks, noHandleSignals: true, logger: jobsLogger });

const about = { cancelled: false, customerName: "Asha R.", now: noon };

test("what somebody else pays is the customer's order, receipt and mail, and the wallet is left alone", async () => {
  const customer = await makeBuyer();
  await fund(customer.id, 500_000n);
  const link = await linkFor(customer);
  const started = valueOf(await pay(link, "stripe"));
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
  expect(await pay(link)).toMatchObject({ refusal: { code: "link_closed" } });
  await runJobs();
  const mails = (await listMailbox()).filter(({ recipient }) => recipient === customer.email);
  expect(mails.map(({ subject }) => subject).join()).toMatch(/LF-\d+/);
  await checkLedger();
});

test("the coupon of the link is taken off and used by the customer's order", async () => {
  const customer = await makeBuyer();
  const link = await linkFor(customer, { couponCode: "WELCOME10" });
  const { started, orderId } = valueOf(await pay(link, "razorpay", noon, 188_906n));
  fakeRazorpay.capture(started.gatewayOrderId);
  await settle("razorpay", started.gatewayOrderId);
  expect(await findOrder(db, orderId!)).toMatchObject({ state: "paid", couponCode: "WELCOME10" });
  await checkLedger();
});

test("an amount other than the page showed is not charged", async () => {
  const link = await linkFor(await makeBuyer());
  expect(await pay(link, "razorpay", noon, charged - 1n)).toMatchObject({
    refusal: { code: "price_changed" },
  });
  expect(fakeRazorpay.starts).toBe(0);
});

test("ten payers at once on one platform have one payment, on two platforms one order", async () => {
  const customer = await makeBuyer();
  const link = await linkFor(customer);
  const duplicates = await Promise.all(Array.from({ length: 10 }, () => pay(link, "stripe")));
  const ids = new Set(duplicates.filter((twin) => twin.ok).map((twin) => valueOf(twin).paymentId));
  expect(ids.size).toBe(1);

  const another = await makeBuyer();
  const second = await linkFor(another);
  const both = await Promise.all([pay(second, "stripe"), pay(second, "razorpay")]);
  for (const one of both) {
    if (!one.ok) continue;
    const { gatewayOrderId } = one.value.started;
    const gateway = (await findPayment(db, one.value.paymentId))!.gateway;
    (gateway === "stripe" ? fakeStripe : fakeRazorpay).capture(gatewayOrderId);
    await settle(gateway, gatewayOrderId);
  }
  const orders = await listOrders(another.id);
  expect(orders.filter(({ state }) => state === "paid")).toHaveLength(1);
  expect(await balanceOf(another.id)).toBe(0n);
  await checkLedger();
});

test("a second capture is sent back to its source and never credited, though the wallet could take it", async () => {
  const customer = await makeBuyer();
  await fund(customer.id, 1_000n);
  const link = await linkFor(customer);
  const { started } = valueOf(await pay(link));
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
  const theirs = valueOf(await pay(link, "razorpay"));
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
  expect(outcome.text).toContain("sent back to you the way it came");
  expect(outcome.text).not.toContain("wallet");
  await runJobs();
  expect((await findPayment(db, theirs.paymentId))?.unapplied).toBe("refunded");
  await checkLedger();
});

test("a payer's leftover that no gateway takes back stays owed and is not the customer's", async () => {
  const customer = await makeBuyer();
  const link = await linkFor(customer);
  const { started } = valueOf(await pay(link));
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

test("a payer cannot end what the customer is paying, and may pay when its half hour is over", async () => {
  const customer = await makeBuyer();
  await fund(customer.id, 50_000n);
  const purchase = purchaseOf(customer, { useWallet: true });
  const own = valueOf(await startPayment({ ...purchase, gateway: "stripe" }));
  const link = await linkFor(customer, { purchaseId: purchase.purchaseId });
  expect(await pay(link, "stripe")).toMatchObject({ refusal: { code: "customer_paying", status: 409 } });
  expect(await findPayment(db, own.paymentId)).toMatchObject({ state: "pending" });
  const theirs = valueOf(await pay(link, "stripe", minutesLater(31)));
  expect(theirs).toMatchObject({ amount: charged });
  expect(theirs.paymentId).not.toBe(own.paymentId);
  expect(await findPayment(db, own.paymentId)).toMatchObject({ state: "expired" });
  expect(await balanceOf(customer.id)).toBe(50_000n);
});

test("a customer who asks somebody else gives up what they had begun; paid in that moment, they are told", async () => {
  const customer = await makeBuyer();
  const purchase = purchaseOf(customer);
  const own = valueOf(await startPayment({ ...purchase, gateway: "stripe" }));
  const link = await linkFor(customer, { purchaseId: purchase.purchaseId });
  valueOf(await makeWayForPayer(purchase));
  expect(await findPayment(db, own.paymentId)).toMatchObject({ state: "expired" });
  const theirs = valueOf(await pay(link, "stripe"));
  valueOf(await makeWayForPayer(purchase));
  expect(await findPayment(db, theirs.paymentId)).toMatchObject({ state: "pending" });

  const paying = purchaseOf(await makeBuyer());
  const { started } = valueOf(await startPayment({ ...paying, gateway: "stripe" }));
  fakeStripe.capture(started.gatewayOrderId);
  expect(await makeWayForPayer(paying)).toMatchObject({ refusal: { code: "already_paid" } });
  await checkLedger();
});

test("the customer may take over what a payer has begun, which is given up", async () => {
  const customer = await makeBuyer();
  const purchaseId = randomUUID();
  const link = await linkFor(customer, { purchaseId });
  const theirs = valueOf(await pay(link, "stripe"));
  const plain = purchaseOf(customer, { purchaseId });
  const own = valueOf(await startPayment({ ...plain, gateway: "stripe" }));
  expect(own.paymentId).not.toBe(theirs.paymentId);
  expect(await findPayment(db, theirs.paymentId)).toMatchObject({ state: "expired" });
});

test("a link that is cancelled, ended or closed meanwhile starts nothing", async () => {
  const customer = await makeBuyer();
  const ended = await linkFor(customer);
  expect(await pay(ended, "razorpay", new Date(noon.getTime() + linkValidMs))).toMatchObject({
    refusal: { code: "link_closed" },
  });
  const cancelled = await linkFor(customer);
  valueOf(await revokePaymentLink({ userId: customer.id, linkId: cancelled.id, now: noon }));
  expect(await pay(cancelled)).toMatchObject({ refusal: { code: "link_closed" } });
  expect(await listOrders(customer.id)).toEqual([]);
});

test("cancelling a link ends the payment that was begun by it; paid in that moment, it says so", async () => {
  const customer = await makeBuyer();
  const link = await linkFor(customer);
  const begun = valueOf(await pay(link, "stripe"));
  valueOf(await revokePaymentLink({ userId: customer.id, linkId: link.id, now: noon }));
  expect(await findPayment(db, begun.paymentId)).toMatchObject({ state: "expired" });

  const other = await linkFor(customer);
  const { started } = valueOf(await pay(other, "stripe"));
  fakeStripe.capture(started.gatewayOrderId);
  expect(await revokePaymentLink({ userId: customer.id, linkId: other.id, now: noon })).toMatchObject({
    refusal: { code: "already_paid" },
  });
  expect(await linkState(other, noon)).toBe("paid");
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
  const { started } = valueOf(await pay(link, "razorpay", noon, amount));
  fakeRazorpay.capture(started.gatewayOrderId);
  await settle("razorpay", started.gatewayOrderId);
  expect(await listOrders(customer.id)).toMatchObject([{ state: "paid" }]);
  expect(await listOrders(staff.id)).toEqual([]);
});

test("a payment by another link, or by none, is nobody's business on this one", async () => {
  const customer = await makeBuyer();
  const [one, other] = [await linkFor(customer, { couponCode: "WELCOME10" }), await linkFor(customer)];
  const theirs = valueOf(await pay(other, "stripe"));
  const own = valueOf(await startPayment({ ...purchaseOf(customer), gateway: "stripe" }));
  for (const id of [theirs.paymentId, own.paymentId, randomUUID(), "x", null]) {
    expect(await paymentOfLink(one, id)).toBeNull();
  }
  expect(await paymentOfLink(other, theirs.paymentId)).not.toBeNull();
});

test("the words of a way back say what became of the money, and lead on where it may be tried again", async () => {
  const link = await linkFor(await makeBuyer());
  const { paymentId, started } = valueOf(await pay(link, "stripe"));
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
