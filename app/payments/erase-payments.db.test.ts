import { createHmac, randomUUID } from "node:crypto";

import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { exportPayments } from "#app/payments/export-payments.server.ts";
import { erasePayments } from "#app/payments/erase-payments.server.ts";
import { markWebhookHandled, receiveWebhook } from "#app/payments/webhook-deliveries.server.ts";
import { createPayment, markPaid, markPending } from "#app/payments/record-payment.server.ts";
import { payments, webhookEvents } from "#app/payments/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import { newId, PaymentId, type UserId } from "#app/platform/ids.ts";
import { makeCustomer } from "#tests/setup/make-customer.ts";

const now = new Date();

async function openPayment(userId: UserId, email: string) {
  const attempt = { id: newId(PaymentId), userId, purpose: "top_up" as const, orderId: null };
  const money = { amount: 10_500n, premium: 500n, currency: "AED" as const };
  const expiresAt = new Date(now.getTime() + 60_000);
  const made = await createPayment(db, { ...attempt, ...money, gateway: "payfort", expiresAt }, now);
  const gatewayOrderId = `order_${attempt.id}`;
  const fields = { customer_email: email, customer_name: "Zerafina Example" };
  const form = { action: "https://gateway.invalid/", fields };
  return markPending(db, made, { gatewayAccount: made.gatewayAccount, gatewayOrderId, form });
}

async function tell(event: string, about: object, email: string) {
  const body = JSON.stringify({ event, payload: about, contact: email, nonce: randomUUID() });
  const signature = createHmac("sha256", process.env["RAZORPAY_WEBHOOK_SECRET"]!).update(body).digest("hex");
  const headers = new Headers({ "x-razorpay-signature": signature });
  expect(await receiveWebhook("razorpay", body, headers, now)).toEqual({ status: 200 });
  const stored = await db.select().from(webhookEvents);
  return stored.at(-1)!;
}

const aboutOrder = (orderId: string) => ({ payment: { entity: { order_id: orderId } } });
const bodyOf = async (id: string) =>
  (await db.select().from(webhookEvents).where(eq(webhookEvents.id, id)))[0]?.body;
const paymentOf = async (id: PaymentId) => (await db.select().from(payments).where(eq(payments.id, id)))[0];

test("what a message says of who paid is kept until it is handled and no longer", async () => {
  const { id } = await tell("order.paid", aboutOrder("order_kept"), "zerafina@example.org");
  expect(await bodyOf(id)).toContain("zerafina@example.org");
  await markWebhookHandled(db, id, now);
  expect(await bodyOf(id)).toBe("");
});

test("a message with nothing to do for us is noted without what it says", async () => {
  const stored = await tell("payment.failed", aboutOrder("order_failed"), "zerafina@example.org");
  expect(stored).toMatchObject({ type: "payment.failed", body: "", handledAt: now });
});

test("a customer who leaves is named by no ended payment and no message, and the books' part stays", async () => {
  const { id: userId, email } = await makeCustomer();
  const open = await openPayment(userId, email);
  const ended = await markPaid(db, await openPayment(userId, email), { gatewayPaymentId: randomUUID(), now });
  const { id } = await tell("order.paid", aboutOrder(ended.gatewayOrderId!), email);
  await db.transaction((tx) => erasePayments(tx, userId));
  expect(await paymentOf(ended.id)).toEqual({ ...ended, started: null });
  expect(await bodyOf(id)).toBe("");
  // Blanking it now would break a payment in progress.
  expect((await paymentOf(open.id))?.started).toEqual(open.started);
});

test("forgetting one customer leaves another's payments and messages alone", async () => {
  const [{ id: userId, email }, other] = [await makeCustomer(), await makeCustomer()];
  const theirs = await markPaid(db, await openPayment(other.id, other.email), {
    gatewayPaymentId: randomUUID(),
    now,
  });
  const { id } = await tell("order.paid", aboutOrder(theirs.gatewayOrderId!), other.email);
  await openPayment(userId, email);
  await db.transaction((tx) => erasePayments(tx, userId));
  expect((await paymentOf(theirs.id))?.started).toEqual(theirs.started);
  expect(await bodyOf(id)).toContain(other.email);
});

test("the export says what a platform was told of the customer, and nothing to pay by", async () => {
  const { id: userId, email } = await makeCustomer();
  await openPayment(userId, email);
  const { payments: exported } = await exportPayments(userId);
  expect(exported).toMatchObject([{ told_platform: { email, name: "Zerafina Example" } }]);
  expect(JSON.stringify(exported)).not.toContain("gateway.invalid");
});
