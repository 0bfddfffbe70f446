import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";

import { linkState } from "#app/payment-links/find-payment-link.server.ts";
import { makeWayForPayer } from "#app/payment-links/pages/make-way-for-payer.server.ts";
import { linkValidMs } from "#app/payment-links/payment-link.ts";
import { revokePaymentLink } from "#app/payment-links/pages/revoke-payment-link.server.ts";
import { startPayment } from "#app/checkout/start/start-payment.server.ts";
import { seedDemoCoupons } from "#app/coupons/seed.server.ts";
import { listOrders } from "#app/orders/list-orders.server.ts";
import { findPayment } from "#app/payments/find-payment.server.ts";
import { db } from "#app/platform/db.server.ts";
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
import { charged, linkFor, settle, startPaying } from "#tests/checkout/payment-links.ts";

withFakeGateways([fakeStripe, fakeRazorpay, fakePayfort]);

beforeAll(async () => {
  await openShop();
  await seedDemoCoupons(new Date("2026-10-01T00:00:00Z"));
});

test("ten payers at once on one platform have one payment, on two platforms one order", async () => {
  const customer = await makeBuyer();
  const link = await linkFor(customer);
  const duplicates = await Promise.all(Array.from({ length: 10 }, () => startPaying(link, "stripe")));
  const ids = new Set(duplicates.filter((twin) => twin.ok).map((twin) => valueOf(twin).paymentId));
  expect(ids.size).toBe(1);

  const another = await makeBuyer();
  const second = await linkFor(another);
  const both = await Promise.all([startPaying(second, "stripe"), startPaying(second, "razorpay")]);
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

test("a payer cannot end what the customer is paying, and may pay when its half hour is over", async () => {
  const customer = await makeBuyer();
  await fund(customer.id, 50_000n);
  const purchase = purchaseOf(customer, { useWallet: true });
  const own = valueOf(await startPayment({ ...purchase, gateway: "stripe" }));
  const link = await linkFor(customer, { purchaseId: purchase.purchaseId });
  expect(await startPaying(link, "stripe")).toMatchObject({
    refusal: { code: "customer_paying", status: 409 },
  });
  expect(await findPayment(db, own.paymentId)).toMatchObject({ state: "pending" });
  const theirs = valueOf(await startPaying(link, "stripe", minutesLater(31)));
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
  const theirs = valueOf(await startPaying(link, "stripe"));
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
  const theirs = valueOf(await startPaying(link, "stripe"));
  const plain = purchaseOf(customer, { purchaseId });
  const own = valueOf(await startPayment({ ...plain, gateway: "stripe" }));
  expect(own.paymentId).not.toBe(theirs.paymentId);
  expect(await findPayment(db, theirs.paymentId)).toMatchObject({ state: "expired" });
});

test("a link that is cancelled, ended or closed meanwhile starts nothing", async () => {
  const customer = await makeBuyer();
  const ended = await linkFor(customer);
  expect(await startPaying(ended, "razorpay", new Date(noon.getTime() + linkValidMs))).toMatchObject({
    refusal: { code: "link_closed" },
  });
  const cancelled = await linkFor(customer);
  valueOf(await revokePaymentLink({ userId: customer.id, linkId: cancelled.id, now: noon }));
  expect(await startPaying(cancelled)).toMatchObject({ refusal: { code: "link_closed" } });
  expect(await listOrders(customer.id)).toEqual([]);
});

test("cancelling a link ends the payment that was begun by it; paid in that moment, it says so", async () => {
  const customer = await makeBuyer();
  const link = await linkFor(customer);
  const begun = valueOf(await startPaying(link, "stripe"));
  valueOf(await revokePaymentLink({ userId: customer.id, linkId: link.id, now: noon }));
  expect(await findPayment(db, begun.paymentId)).toMatchObject({ state: "expired" });

  const other = await linkFor(customer);
  const { started } = valueOf(await startPaying(other, "stripe"));
  fakeStripe.capture(started.gatewayOrderId);
  expect(await revokePaymentLink({ userId: customer.id, linkId: other.id, now: noon })).toMatchObject({
    refusal: { code: "already_paid" },
  });
  expect(await linkState(other, noon)).toBe("paid");
});
