import { randomUUID } from "node:crypto";

import { beforeAll, expect, test } from "vitest";

import { loadOrders } from "#app/dashboard/load-orders.server.ts";
import { refundOrder } from "#app/refunds/refund-order.server.ts";
import { retryRefund } from "#app/refunds/retry-refund.server.ts";
import { sendRefund } from "#app/refunds/send-refund.server.ts";
import { fakeRazorpay, withFakeGateways } from "#tests/checkout/fake-gateway.ts";
import { buyAt } from "#tests/checkout/pay-at-fake.ts";
import { fund, makeBuyer, minutesLater, noon, openShop, purchaseOf, valueOf } from "#tests/checkout/shop.ts";

withFakeGateways();

beforeAll(openShop);

test("an order says of its refund where each part is, until it has arrived", async () => {
  const user = await makeBuyer();
  await fund(user.id, 50_000n);
  const purchase = purchaseOf(user, { useWallet: true });
  const { orderId } = await buyAt(fakeRazorpay, purchase);
  const sentences = async () => {
    const [order] = await loadOrders(user.id, { timeZone: "Asia/Kolkata", now: noon });
    return order?.refunds.flatMap((refund) => refund.sentences);
  };
  expect(await sentences()).toEqual([]);
  const input = { orderId, requestKey: randomUUID(), reason: "asked", refundedBy: "system" };
  const { id } = valueOf(await refundOrder({ ...input, now: noon }));
  const inWallet = "₹500.00 was added to your wallet.";
  const waiting = "₹1,573.95 is waiting to be sent back to the card or account it came from.";
  expect(await sentences()).toEqual([inWallet, waiting]);
  fakeRazorpay.refuseRefunds = "refund_impossible";
  await sendRefund(id, noon);
  expect((await sentences())?.[1]).toMatch(/^₹1,573.95 could not be sent back/);
  fakeRazorpay.refuseRefunds = false;
  fakeRazorpay.refundState = "pending";
  const again = valueOf(await retryRefund(id, minutesLater(5)));
  expect(await sentences()).toEqual([inWallet, waiting]);
  await sendRefund(again.refundId, minutesLater(6));
  expect((await sentences())?.[1]).toMatch(/^₹1,573.95 is on its way back/);
});
