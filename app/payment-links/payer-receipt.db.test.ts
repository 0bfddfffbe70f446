import { beforeAll, expect, test } from "vitest";

import { giveUpPayment } from "#app/checkout/settle/give-up-payment.server.ts";
import { loadOrders } from "#app/dashboard/load-orders.server.ts";
import { findAttachment, listMailbox } from "#app/mail/list-mailbox.server.ts";
import { loadPaidOrder } from "#app/orders/pages/load-paid-order.server.ts";
import { askForReceipt } from "#app/payment-links/pages/ask-for-receipt.server.ts";
import type { PaidPage } from "#app/payment-links/pages/link-page-data.ts";
import { loadPayer } from "#app/payment-links/pages/load-payer.server.ts";
import { secretOf } from "#app/payment-links/payment-link-secret.server.ts";
import type { PaymentLink } from "#app/payment-links/find-payment-link.server.ts";
import { findPayment } from "#app/payments/find-payment.server.ts";
import { keepPayer } from "#app/payments/record-payer.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { PaymentId } from "#app/platform/ids.ts";
import { fakeRazorpay, withFakeGateways } from "#tests/checkout/fake-gateway.ts";
import { linkFor, settle, startPaying } from "#tests/checkout/payment-links.ts";
import { makeBuyer, noon, openShop, valueOf } from "#tests/checkout/shop.ts";
import { runJobs } from "#tests/setup/run-jobs.ts";

withFakeGateways();
beforeAll(openShop);

let people = 0;
const somebody = () => ({ name: "Sunita Iyer", email: `sunita-${(people += 1)}@example.org` });

async function begin() {
  const customer = await makeBuyer();
  const link = await linkFor(customer);
  const { paymentId, orderId, started } = valueOf(await startPaying(link));
  return { customer, link, paymentId, orderId: orderId!, gatewayOrderId: started.gatewayOrderId };
}

async function pay(gatewayOrderId: string): Promise<void> {
  fakeRazorpay.capture(gatewayOrderId);
  valueOf(await settle("razorpay", gatewayOrderId));
}

async function mailsTo(email: string) {
  await runJobs();
  return (await listMailbox()).filter(({ recipient }) => recipient === email);
}

async function pageOf(link: PaymentLink, paymentId: PaymentId): Promise<PaidPage> {
  const secret = secretOf(link.id)!;
  const query = new URLSearchParams({ serviceBuyLink: "true", for: secret, payment: paymentId });
  const url = new URL(`http://site.invalid/payment_link/cover-letter/?${query}`);
  const visit = {
    slug: "cover-letter" as const,
    request: new Request(url),
    url,
    user: null,
    address: "192.0.2.7",
  };
  const { page } = await loadPayer({ ...visit, now: noon }, secret);
  if (page.kind !== "paid") throw new Error(`it shows ${page.kind}`);
  return page;
}

test("who gives an address gets a receipt that names them and whom it is for, and nothing else of the customer", async () => {
  const { customer, link, paymentId, gatewayOrderId } = await begin();
  const payer = somebody();
  await keepPayer(db, paymentId, payer);
  await pay(gatewayOrderId);
  const [mail, ...others] = await mailsTo(payer.email);
  expect(others).toEqual([]);
  const shown = `${customer.firstName} ${customer.lastName[0]!.toUpperCase()}.`;
  expect(mail!.subject).toBe(`Receipt: you paid ₹2,098.95 for ${shown}`);
  expect(mail!.body).toContain("Hello Sunita Iyer,");
  expect(mail!.body).toContain(`you paid ₹2,098.95 by Razorpay for ${shown}, order LF-`);
  expect(mail!.attachments).toEqual([expect.stringMatching(/^Payment-LF-\d+\.pdf$/)]);
  const file = await findAttachment(mail!.id, 0);
  expect(file && "bytes" in file && file.bytes.subarray(0, 5).toString()).toBe("%PDF-");
  const page = await pageOf(link, paymentId);
  expect(page).toMatchObject({ amount: "₹2,098.95", sentTo: "s…@example.org", refunded: null });
  expect(page.printed).toMatchObject({
    billedTo: { heading: "Paid by", name: "Sunita Iyer", lines: [`For ${shown}`] },
    paidBy: [{ label: "Paid by Razorpay", figure: "₹2,098.95" }],
  });
  for (const text of [mail!.body, JSON.stringify(page)])
    for (const secret of [customer.lastName, customer.email, customer.mobile, payer.email])
      expect(text).not.toContain(secret);
});

test("the customer is told who has paid: by mail, on the order's page and on the dashboard", async () => {
  const { customer, paymentId, orderId, gatewayOrderId } = await begin();
  await keepPayer(db, paymentId, somebody());
  await pay(gatewayOrderId);
  const [mail] = await mailsTo(customer.email);
  expect(mail!.body).toMatch(/Sunita Iyer has paid for your order LF-\d+ through your payment link\./);
  const paidBy = "Paid by Sunita Iyer through your payment link.";
  expect(await loadPaidOrder(orderId, { user: customer, now: noon })).toMatchObject({ paidBy });
  expect(await loadOrders(customer.id, { timeZone: "UTC", now: noon })).toMatchObject([{ paidBy }]);
});

test("who gave no address can ask for the receipt afterwards, once", async () => {
  const { customer, link, paymentId, gatewayOrderId } = await begin();
  await pay(gatewayOrderId);
  expect(await pageOf(link, paymentId)).toMatchObject({ sentTo: null, payerName: null });
  expect((await mailsTo(customer.email))[0]!.body).toMatch(
    /^Hello .+\n\nYour order LF-\d+ has been paid through your payment link\./,
  );
  const [payer, other] = [somebody(), somebody()];
  await askForReceipt(paymentId, payer);
  await askForReceipt(paymentId, other);
  expect(await mailsTo(payer.email)).toHaveLength(1);
  expect(await mailsTo(other.email)).toHaveLength(0);
});

test("nobody asks for the receipt of what is not paid, or what its customer has paid", async () => {
  const { paymentId } = await begin();
  const payer = somebody();
  await askForReceipt(paymentId, payer);
  expect(await mailsTo(payer.email)).toHaveLength(0);
  expect(await findPayment(db, paymentId)).toMatchObject({ payerEmail: null });
});

test("who did not pay in the end is forgotten, and so is whose money goes back", async () => {
  const given = await begin();
  await keepPayer(db, given.paymentId, somebody());
  await giveUpPayment((await findPayment(db, given.paymentId))!, noon);
  expect(await findPayment(db, given.paymentId)).toMatchObject({ payerName: null, payerEmail: null });

  const wrong = await begin();
  const payer = somebody();
  await keepPayer(db, wrong.paymentId, payer);
  fakeRazorpay.capture(wrong.gatewayOrderId, { amount: 1n });
  valueOf(await settle("razorpay", wrong.gatewayOrderId));
  expect(await findPayment(db, wrong.paymentId)).toMatchObject({ unapplied: "to_refund", payerEmail: null });
  expect(await mailsTo(payer.email)).toHaveLength(0);
});
