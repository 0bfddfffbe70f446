import { beforeAll, expect, test } from "vitest";

import { giveUpPayment } from "#app/checkout/settle/give-up-payment.server.ts";
import { openAtGateway } from "#app/checkout/start/open-at-gateway.server.ts";
import { startPayment } from "#app/checkout/start/start-payment.server.ts";
import { findOrder } from "#app/orders/find-order.server.ts";
import { findPayment } from "#app/payments/find-payment.server.ts";
import type { Payment } from "#app/payments/record-payment.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { OrderId } from "#app/platform/ids.ts";
import { fakeStripe, withFakeGateways } from "#tests/checkout/fake-gateway.ts";
import { makeBuyer, noon, openShop, purchaseOf, valueOf } from "#tests/checkout/shop.ts";

withFakeGateways();
beforeAll(openShop);

async function openedMeanwhile() {
  const user = await makeBuyer();
  const { paymentId } = valueOf(await startPayment({ ...purchaseOf(user), gateway: "stripe" }));
  const now = (await findPayment(db, paymentId)) as Payment & { gatewayOrderId: string; orderId: OrderId };
  const before: Payment = { ...now, state: "created", gatewayOrderId: null, started: null };
  return { user, now, before };
}

test("a payment that is opened while it is given up is closed at its gateway too", async () => {
  const { now, before } = await openedMeanwhile();
  expect(await giveUpPayment(before, noon)).toBe("ended");
  expect(await fakeStripe.fetchPayment(now.gatewayOrderId, "stripe")).toMatchObject({ state: "expired" });
  expect(await findPayment(db, now.id)).toMatchObject({ state: "expired" });
  expect(await findOrder(db, now.orderId)).toMatchObject({ state: "expired" });
});

test("a payment that is opened and paid while it is given up is the order", async () => {
  const { now, before } = await openedMeanwhile();
  fakeStripe.capture(now.gatewayOrderId);
  expect(await giveUpPayment(before, noon)).toBe("paid");
  expect(await findOrder(db, now.orderId)).toMatchObject({ state: "paid" });
});

test("a payment that never reached its gateway ends when it is given up", async () => {
  const { now, before } = await openedMeanwhile();
  await giveUpPayment(now, noon);
  expect(await giveUpPayment(before, noon)).toBe("ended");
});

test("a gateway that refuses one of two equal starts leaves the other open", async () => {
  const { user, now, before } = await openedMeanwhile();
  fakeStripe.refuseStarts = true;
  const again = await openAtGateway(before, { user, now: noon });
  expect(await findPayment(db, now.id)).toMatchObject({ state: "pending" });
  expect(again).toMatchObject({ ok: true, value: { paymentId: now.id, started: now.started } });
});
