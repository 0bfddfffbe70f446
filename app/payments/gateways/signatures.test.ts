import { createHash } from "node:crypto";

import Stripe from "stripe";
import { expect, test } from "vitest";

import { provesPayment } from "#app/payments/gateways/razorpay/signature.server.ts";
import { readRazorpayWebhook } from "#app/payments/gateways/razorpay/webhook.server.ts";
import { readStripeWebhook } from "#app/payments/gateways/stripe/webhook.server.ts";

const body =
  '{"id":"evt_test_1","object":"event","type":"checkout.session.completed","data":{"object":{"id":"cs_test_1",' +
  '"payment_status":"paid","amount_total":105000,"currency":"inr"}}}';
const signedAt = 1_700_000_000;
const header = `t=${signedAt},v1=2daa7acfd88c2516379142c303b8c822695715a1c0acd3cf7f13d3ef596a653b`;

function readStripe({ text = body, signature = header, at = signedAt, secret = "whsec_test_secret" } = {}) {
  const headers = new Headers({ "stripe-signature": signature });
  return readStripeWebhook({ secret, body: text, headers, now: new Date(at * 1000) });
}

test("Stripe's known message is verified and read", () => {
  expect(readStripe()).toEqual({
    ok: true,
    value: {
      eventId: "evt_test_1",
      type: "checkout.session.completed",
      gatewayOrderId: "cs_test_1",
      refundId: null,
    },
  });
});

test("any of Stripe's signatures may be the right one, as while a secret is changed", () => {
  expect(readStripe({ signature: header.replace(",v1", `,v1=${"0".repeat(64)},v1`) }).ok).toBe(true);
});

test.each([
  ["a changed body", { text: body.replace("105000", "5000") }],
  ["another secret", { secret: "whsec_other" }],
  ["no signature", { signature: "" }],
  ["a signature of nothing", { signature: `t=${signedAt}` }],
  ["two timestamps", { signature: `t=${signedAt},${header}` }],
  ["no number for a time", { signature: header.replace(String(signedAt), "now") }],
  ["a message older than five minutes", { at: signedAt + 301 }],
  ["a message from over five minutes ahead", { at: signedAt - 301 }],
])("Stripe's message is refused with %s", (_, change) => {
  expect(readStripe(change)).toMatchObject({ ok: false, refusal: { code: "bad_signature", status: 400 } });
});

test("a message up to five minutes off either way is taken", () => {
  expect(readStripe({ at: signedAt + 300 }).ok).toBe(true);
  expect(readStripe({ at: signedAt - 300 }).ok).toBe(true);
});

test("a message of Stripe's about something else is verified and names no attempt", () => {
  const text = JSON.stringify({
    id: "evt_2",
    object: "event",
    type: "customer.created",
    data: { object: { id: "cus_1" } },
  });
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload: text,
    secret: "s",
    timestamp: signedAt,
  });
  expect(readStripe({ text, signature, secret: "s" })).toMatchObject({
    ok: true,
    value: { gatewayOrderId: null, refundId: null },
  });
});

const proof = {
  orderId: "order_IEIaMR65cu6nz3",
  paymentId: "pay_IH4NVgf4Dreq1l",
  signature: "0d4e745a1838664ad6c9c9902212a32d627d68e917290b0ad5f08ff4561bc50f",
};
const keySecret = "EnLs21M47BllR3X8PSFtjtbd";

test("Razorpay's documented signature proves its payment, whichever account's secret made it", () => {
  expect(provesPayment(proof, [keySecret])).toBe(true);
  expect(provesPayment(proof, ["other", keySecret])).toBe(true);
});

test.each([
  ["another order", { orderId: "order_IEIaMR65cu6nz4" }],
  ["another payment", { paymentId: "pay_IH4NVgf4Dreq1m" }],
  ["a changed signature", { signature: proof.signature.replace("0d", "1d") }],
  ["a shortened signature", { signature: proof.signature.slice(0, 32) }],
  ["no signature", { signature: "" }],
  ["a signature that is no hex", { signature: "z".repeat(64) }],
])("Razorpay's signature does not prove %s", (_, change) => {
  expect(provesPayment({ ...proof, ...change }, [keySecret])).toBe(false);
});

const razorpayBody =
  '{"entity":"event","account_id":"acc_test","event":"order.paid","contains":["payment","order"],"created_at":1700000000}';
const razorpaySignature = "c7a68dadf64fd7d2624616651d0fd8dd43509a443a9e6ea0834d3b66ce9dd75c";

function readRazorpay(text: string, signature: string, secrets = ["other", "whsec_rzp"]) {
  const headers = new Headers({ "x-razorpay-signature": signature, "x-razorpay-event-id": "evt_1" });
  return readRazorpayWebhook({ body: text, headers }, secrets);
}

test("Razorpay's message is verified with either account's secret", () => {
  expect(readRazorpay(razorpayBody, razorpaySignature)).toEqual({
    ok: true,
    value: {
      // Not the header's id, which is unsigned.
      eventId: createHash("sha256").update(razorpayBody).digest("hex"),
      type: "order.paid",
      gatewayOrderId: null,
      refundId: null,
    },
  });
});

test("Razorpay's message is refused when changed, unsigned or signed by a stranger", () => {
  expect(readRazorpay(razorpayBody.replace("paid", "PAID"), razorpaySignature).ok).toBe(false);
  expect(readRazorpay(razorpayBody, "").ok).toBe(false);
  expect(readRazorpay(razorpayBody, razorpaySignature, ["stranger"]).ok).toBe(false);
});
