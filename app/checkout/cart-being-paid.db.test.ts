import { randomUUID } from "node:crypto";

import { beforeAll, expect, test } from "vitest";

import { addToCart } from "#app/cart/add-to-cart.server.ts";
import { buyWithWallet } from "#app/checkout/start/buy-with-wallet.server.ts";
import { createPaymentLink } from "#app/payment-links/pages/create-payment-link.server.ts";
import { startByLink } from "#app/checkout/pay-by-link.server.ts";
import { settlePayment } from "#app/checkout/settle/settle-payment.server.ts";
import { startPayment } from "#app/checkout/start/start-payment.server.ts";
import { findOrder } from "#app/orders/find-order.server.ts";
import { findPayment } from "#app/payments/find-payment.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { mayBuyShareAt } from "#app/research-groups/share.server.ts";
import { fakeRazorpay, fakeStripe, withFakeGateways } from "#tests/checkout/fake-gateway.ts";
import {
  checkLedger,
  coverLetter,
  fund,
  minutesLater,
  noon,
  openShop,
  purchaseOf,
  valueOf,
} from "#tests/checkout/shop.ts";
import { makeGroup, shareOf } from "#tests/research-groups/make-group.ts";

withFakeGateways([fakeStripe, fakeRazorpay]);

beforeAll(openShop);

async function payingForCart() {
  const { id, members } = await makeGroup(1);
  const asha = members[0] as CurrentUser;
  const share = shareOf(id, 1);
  const configurations = [share, coverLetter()];
  valueOf(
    await addToCart({
      userId: asha.id,
      configurations,
      currency: "INR",
      now: noon,
      mayBuyShare: mayBuyShareAt(noon),
    }),
  );
  const purchase = purchaseOf(asha, { what: { cart: true }, now: minutesLater(5) });
  const cart = valueOf(await startPayment({ ...purchase, gateway: "stripe" }));
  return { asha, share, cart };
}

test("a share bought by itself does not end the open payment of a cart that it is in", async () => {
  const { asha, share, cart } = await payingForCart();
  await fund(asha.id, 100_000_000n);
  const alone = purchaseOf(asha, { what: { configurations: [share] }, now: minutesLater(6) });
  const refused = { refusal: { code: "cart_being_paid", status: 409 } };
  expect(await startPayment({ ...alone, gateway: "razorpay" })).toMatchObject(refused);
  expect(await buyWithWallet(alone)).toMatchObject(refused);
  fakeStripe.capture(cart.started.gatewayOrderId);
  const settled = { gateway: "stripe" as const, gatewayOrderId: cart.started.gatewayOrderId };
  expect(valueOf(await settlePayment({ ...settled, now: minutesLater(7) }))).toMatchObject({ state: "paid" });
  await checkLedger();
});

test("nor does whoever pays for it by a link, until the cart's half hour is over", async () => {
  const { asha, share, cart } = await payingForCart();
  const asked = {
    customer: asha,
    createdBy: asha,
    configuration: share,
    currency: "INR" as const,
    now: minutesLater(6),
  };
  const link = valueOf(await createPaymentLink({ ...asked, purchaseId: randomUUID() }));
  const pay = (now: Date) =>
    startByLink({ link, gateway: "razorpay", assertedAmount: null, quoteId: null, now });
  expect(await pay(minutesLater(7))).toMatchObject({ refusal: { code: "customer_paying" } });
  expect(await findPayment(db, cart.paymentId)).toMatchObject({ state: "pending" });
  valueOf(await pay(minutesLater(40)));
  expect(await findOrder(db, cart.orderId!)).toMatchObject({ state: "expired" });
});
