import { randomUUID } from "node:crypto";

import { RouterContextProvider } from "react-router";
import { beforeAll, expect, test } from "vitest";

import { startByLink, viewByLink } from "#app/checkout/pay-by-link.server.ts";
import { paymentOutcome } from "#app/checkout/settle/payment-outcome.server.ts";
import { settlePayment } from "#app/checkout/settle/settle-payment.server.ts";
import { startPayment } from "#app/checkout/start/start-payment.server.ts";
import { loadOrders } from "#app/dashboard/load-orders.server.ts";
import { listMailbox } from "#app/mail/list-mailbox.server.ts";
import { findOrder } from "#app/orders/find-order.server.ts";
import { whyNotDeleted } from "#app/personal-data/why-not-deleted.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { PaymentId, UserId } from "#app/platform/ids.ts";
import { type CurrentUser, currentUserContext } from "#app/platform/request-context.ts";
import { failRefund } from "#app/refunds/fail-refund.server.ts";
import { markPaidByHand } from "#app/refunds/pay-by-hand.server.ts";
import { refundOrder } from "#app/refunds/refund-order.server.ts";
import { loader as payPage } from "#app/checkout/pages/pay.tsx";
import { fakeRazorpay, fakeStripe, withFakeGateways } from "#tests/checkout/fake-gateway.ts";
import { fund, makeBuyer, minutesLater, noon, openShop, purchaseOf, valueOf } from "#tests/checkout/shop.ts";
import { makeMember } from "#tests/desk/make-member.ts";
import { makeGroup, placesIn, shareOf } from "#tests/research-groups/make-group.ts";
import { runJobs } from "#tests/setup/run-jobs.ts";
import { linkFor } from "#tests/checkout/payment-links.ts";

withFakeGateways();

beforeAll(openShop);

async function begin(customer: CurrentUser, now = noon) {
  const link = await linkFor(customer, { now });
  const asked = { link, gateway: "razorpay" as const, assertedAmount: null, quoteId: null, now };
  const { paymentId, orderId, started } = valueOf(await startByLink(asked));
  return { link, paymentId, orderId: orderId!, gatewayOrderId: started.gatewayOrderId };
}

async function pay(customer: CurrentUser, times = 1) {
  const begun = await begin(customer);
  for (let count = 0; count < times; count += 1) fakeRazorpay.capture(begun.gatewayOrderId);
  await settle(begun.gatewayOrderId);
  return begun;
}

const settle = async (gatewayOrderId: string) =>
  valueOf(await settlePayment({ gateway: "razorpay", gatewayOrderId, now: noon }));

async function mailsTo({ email }: CurrentUser) {
  await runJobs();
  return (await listMailbox()).filter(({ recipient }) => recipient === email);
}

const told = (userId: UserId, paymentId: PaymentId, now = noon) =>
  paymentOutcome({ userId, paymentId, cancelled: false, now });

async function openPayments({ id }: CurrentUser) {
  const orders = await loadOrders(id, { timeZone: "UTC", now: noon });
  return orders.map((order) => [order.id, order.openPaymentId]).toReversed();
}

async function ledFromPayPage(userId: UserId, paymentId: PaymentId): Promise<string | null> {
  const context = new RouterContextProvider();
  context.set(currentUserContext, { ...(await makeBuyer()), id: userId });
  const url = new URL(`http://127.0.0.1/service/pay/${paymentId}`);
  const asked = { params: { paymentId }, url, context } as unknown as Parameters<typeof payPage>[0];
  const answer: unknown = await payPage(asked).catch((thrown: unknown) => thrown);
  return answer instanceof Response ? answer.headers.get("location") : null;
}

test("the customer is not handed a payment that somebody else has open, and is told that they are paying", async () => {
  const customer = await makeBuyer();
  const { orderId, paymentId, gatewayOrderId } = await begin(customer);
  expect(await openPayments(customer)).toEqual([[orderId, null]]);
  expect(await told(customer.id, paymentId)).toEqual({
    tone: "info",
    text: "Someone is paying through your link. Your order will appear here once it is paid.",
    ways: [],
  });
  expect(await told(customer.id, paymentId, minutesLater(31))).toMatchObject({ ways: [] });
  // The page reads the real clock.
  const underWay = await begin(await makeBuyer(), new Date());
  expect(await ledFromPayPage(underWay.link.userId, underWay.paymentId)).toBe(
    `/account/dashboard/?payment=${underWay.paymentId}`,
  );
  fakeRazorpay.capture(gatewayOrderId);
  await settle(gatewayOrderId);
  expect(await told(customer.id, paymentId)).toMatchObject({ tone: "success" });

  const own = valueOf(await startPayment({ ...purchaseOf(customer), gateway: "razorpay" }));
  expect(await openPayments(customer)).toEqual([
    [orderId, null],
    [own.orderId, own.paymentId],
  ]);
});

test("a payer's second payment is told to the customer as the payer's", async () => {
  const customer = await makeBuyer();
  await pay(customer, 2);
  const mail = (await mailsTo(customer)).find(({ subject }) => subject.startsWith("₹"));
  expect(mail?.subject).toBe("₹2,098.95 is refunded to the person who paid for you");
  expect(mail?.body).toContain("by someone who paid for you");
  expect(mail?.body).toContain("They will be refunded");
});

test("one that cannot be sent back stays the payer's: the customer is not asked where to", async () => {
  const customer = await makeBuyer();
  await pay(customer, 2);
  await runJobs();
  const [refundId] = fakeRazorpay.refunds.keys();
  fakeRazorpay.failRefund(refundId!);
  await failRefund(refundId!, noon);
  const mail = (await mailsTo(customer)).find(({ subject }) => subject.includes("could not be delivered"));
  expect(mail?.body).toContain("We still owe this money to whoever paid it");
  expect(mail?.body).not.toContain("We still owe you");
});

test("paid to the payer by bank transfer, its reference is not told to the customer", async () => {
  const customer = await makeBuyer();
  await pay(customer, 2);
  await runJobs();
  const refundId = [...fakeRazorpay.refunds.keys()].at(-1)!;
  fakeRazorpay.failRefund(refundId);
  await failRefund(refundId, noon);
  const transfer = { reference: "UTR of the payer", paidOn: "2026-10-02", reason: "The card was closed" };
  const member = await makeMember("manager");
  valueOf(
    await markPaidByHand({ member, refundId, ...transfer, requestKey: randomUUID(), now: minutesLater(60) }),
  );
  const mail = (await mailsTo(customer)).find(({ subject }) => subject.includes("by bank transfer"));
  expect(mail?.body).toContain("We paid it to them by bank transfer.");
  expect(mail?.body).not.toContain("UTR of the payer");
});

test("an order that a parent paid goes back to the parent, and the customer reads so", async () => {
  const customer = await makeBuyer();
  const { orderId } = await pay(customer);
  const request = { orderId, requestKey: randomUUID(), reason: "Asked for", refundedBy: "system", now: noon };
  valueOf(await refundOrder(request));
  const mail = (await mailsTo(customer)).find(({ subject }) => subject.startsWith("A refund for your order"));
  expect(mail?.body).toContain("₹2,098.95 is on its way to whoever paid for you, the way it came.");
  expect(mail?.body).not.toContain("you paid with");
});

test("a payer's leftover does not keep a customer from leaving; one of their own does, with what to do", async () => {
  const [customer, other] = [await makeBuyer(), await makeBuyer()];
  await pay(customer, 2);
  const codes = async ({ id }: CurrentUser) => (await whyNotDeleted(db, id)).map(({ code }) => code);
  expect(await codes(customer)).toEqual(["work_open"]);

  await fund(other.id, 1_000n, "USD");
  const { started } = valueOf(await startPayment({ ...purchaseOf(other), gateway: "stripe" }));
  fakeStripe.capture(started.gatewayOrderId);
  fakeStripe.capture(started.gatewayOrderId);
  valueOf(await settlePayment({ gateway: "stripe", gatewayOrderId: started.gatewayOrderId, now: noon }));
  expect(await codes(other)).toContain("refund_open");
  await runJobs();
  const [refundId] = fakeStripe.refunds.keys();
  fakeStripe.failRefund(refundId!);
  await failRefund(refundId!, noon);
  expect(await codes(other)).toContain("refund_failed");
  expect(await codes(other)).not.toContain("refund_open");
});

test("what a payer begins is billed as the purchase was begun, however the customer is billed since", async () => {
  const customer = await makeBuyer();
  const purchaseId = randomUUID();
  const billing = { name: "Rao Traders", country: "IN", taxNumber: null };
  const own = valueOf(
    await startPayment({ ...purchaseOf(customer, { purchaseId, billing }), gateway: "razorpay" }),
  );
  const elsewhere = { name: "Somebody Else", country: "IN", taxNumber: null };
  valueOf(await startPayment({ ...purchaseOf(customer, { billing: elsewhere }), gateway: "stripe" }));
  const link = await linkFor(customer, { purchaseId });
  const asked = { link, gateway: "razorpay" as const, assertedAmount: null, quoteId: null };
  const theirs = valueOf(await startByLink({ ...asked, now: minutesLater(31) }));
  expect(theirs.orderId).not.toBe(own.orderId);
  expect((await findOrder(db, theirs.orderId!))?.billing).toEqual(billing);
  valueOf(await startByLink({ ...asked, now: minutesLater(32) }));
  expect((await findOrder(db, theirs.orderId!))?.billing).toEqual(billing);
});

test("a share whose time is over has no price any more, for the payer either", async () => {
  const { id: groupId, members } = await makeGroup(1);
  const customer = members[0]!;
  const link = await linkFor(customer, { configuration: shareOf(groupId, 1), now: minutesLater(5) });
  const view = (now: Date) => viewByLink(link, { quoteId: null, now });
  expect((await view(minutesLater(6))).ok).toBe(true);
  const [place] = await placesIn(groupId);
  expect(await view(place!.payBy!)).toMatchObject({ refusal: { code: "not_in_group" } });
});
