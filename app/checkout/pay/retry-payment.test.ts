import { expect, test } from "vitest";

import { retryPaymentHref } from "#app/checkout/pay/retry-payment.ts";
import { configured } from "#tests/pricing/quote-of.ts";

const payment = { amount: 262_500n, premium: 12_500n, gateway: "razorpay", currency: "INR" as const };
const order = {
  purchaseId: "p-1",
  fromCart: false,
  configurations: [configured("resume-help", { lightning: true })],
  couponCode: "WELCOME10",
  walletShare: 5_000n,
};

test("an order is paid anew in its own dialog: the choices, the coupon, the wallet and the purchase's id", () => {
  expect(retryPaymentHref(payment, order, "stripe")).toBe(
    "/service/premium/resume-help/?lightning=1&coupon=WELCOME10&pay=p-1&wallet=1&gateway=stripe",
  );
  const plain = { ...order, configurations: [configured("cover-letter")], couponCode: null, walletShare: 0n };
  expect(retryPaymentHref(payment, plain)).toBe("/service/premium/cover-letter/?pay=p-1");
});

test("a share of a research group is paid anew as that group's", () => {
  const groupId = "6a0f6a3e-5b1d-4c53-9b0e-0d6c5f3f7a11";
  const share = configured("research-paper", { coAuthors: 2, groupId });
  const plain = { ...order, configurations: [share], couponCode: null, walletShare: 0n };
  expect(retryPaymentHref(payment, plain)).toBe(
    `/service/premium/research-paper/?co_authors=2&group_id=${groupId}&pay=p-1`,
  );
});

test("a cart is paid anew in the cart", () => {
  expect(retryPaymentHref(payment, { ...order, fromCart: true, walletShare: 0n })).toBe(
    "/service/cart?pay=p-1",
  );
});

test("a top-up is paid anew in the wallet's form, without its premium", () => {
  expect(retryPaymentHref(payment, null)).toBe(
    "/service/wallet/?amount=2500.00&gateway=razorpay&currency=INR#add-funds",
  );
});
