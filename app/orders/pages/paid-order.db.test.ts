import { randomUUID } from "node:crypto";

import { RouterContextProvider } from "react-router";
import { beforeAll, expect, test } from "vitest";

import { outcomePath } from "#app/checkout/settle/payment-outcome.server.ts";
import { settlePayment } from "#app/checkout/settle/settle-payment.server.ts";
import { buyWithWallet } from "#app/checkout/start/buy-with-wallet.server.ts";
import { startPayment } from "#app/checkout/start/start-payment.server.ts";
import { loadPaidOrder } from "#app/orders/pages/load-paid-order.server.ts";
import { loader } from "#app/orders/pages/paid-order.tsx";
import { findPayment } from "#app/payments/find-payment.server.ts";
import { db } from "#app/platform/db.server.ts";
import { type CurrentUser, currentUserContext } from "#app/platform/request-context.ts";
import { fakeStripe, withFakeGateways } from "#tests/checkout/fake-gateway.ts";
import { linkFor, payByCard } from "#tests/checkout/payment-links.ts";
import { fund, makeBuyer, minutesLater, noon, openShop, purchaseOf, valueOf } from "#tests/checkout/shop.ts";

withFakeGateways();
beforeAll(openShop);

const seen = (user: CurrentUser, orderId: string, now = noon) => loadPaidOrder(orderId, { user, now });

function visit(user: CurrentUser | null, orderId: string) {
  const context = new RouterContextProvider();
  context.set(currentUserContext, user);
  const url = new URL(`http://127.0.0.1:3000/account/orders/${orderId}`);
  return { url, params: { orderId }, context } as unknown as Parameters<typeof loader>[0];
}

async function leadsTo(work: () => unknown): Promise<string | null> {
  try {
    await work();
    return null;
  } catch (thrown) {
    return thrown instanceof Response ? thrown.headers.get("location") : String(thrown);
  }
}

async function begin() {
  const user = await makeBuyer();
  const { paymentId, started } = valueOf(await startPayment({ ...purchaseOf(user), gateway: "stripe" }));
  const payment = (await findPayment(db, paymentId))!;
  return { user, payment, orderId: payment.orderId!, gatewayOrderId: started.gatewayOrderId };
}

test("what was paid from the wallet: its lines, its receipt and the next step", async () => {
  const user = await makeBuyer();
  await fund(user.id, 199_900n);
  const { orderId } = valueOf(await buyWithWallet(purchaseOf(user)));
  const order = await seen(user, orderId);
  expect(order).toMatchObject({ isNew: true, paidBy: null });
  expect(order.amounts).toEqual({
    price: "₹1,999.00",
    premium: [],
    total: "₹1,999.00",
    paidBy: [{ label: "Paid from your wallet", figure: "₹1,999.00" }],
  });
  expect(order.items).toMatchObject([{ heading: "Cover letter drafting", next: { waits: true } }]);
  expect(order.receipt).toMatchObject({ sentTo: user.email, fileHref: `/account/receipts/${orderId}/pdf` });
});

test("what a gateway charged: with its premium, and a day later without thanks", async () => {
  const { user, orderId, gatewayOrderId } = await begin();
  fakeStripe.capture(gatewayOrderId);
  valueOf(await settlePayment({ gateway: "stripe", gatewayOrderId, now: noon }));
  const { amounts } = await seen(user, orderId);
  expect(amounts.premium).toEqual([{ label: "Platform premium, 5%", figure: "₹99.95" }]);
  expect(amounts.paidBy).toEqual([{ label: "Paid by Card", figure: "₹2,098.95" }]);
  const later = await seen(user, orderId, minutesLater(24 * 60));
  expect(later).toMatchObject({ isNew: false, receipt: { sentTo: null } });
});

test("a payment that is paid leads to its order, an unpaid order to what became of its payment", async () => {
  const { user, payment, orderId, gatewayOrderId } = await begin();
  const dashboard = `/account/dashboard/?payment=${payment.id}`;
  expect(outcomePath(payment)).toBe(dashboard);
  expect(await leadsTo(() => seen(user, orderId))).toBe(dashboard);
  fakeStripe.capture(gatewayOrderId);
  valueOf(await settlePayment({ gateway: "stripe", gatewayOrderId, now: noon }));
  expect(outcomePath((await findPayment(db, payment.id))!)).toBe(`/account/orders/${orderId}`);
});

test("what somebody else paid says so", async () => {
  const user = await makeBuyer();
  const { paymentId } = await payByCard(await linkFor(user));
  const payment = (await findPayment(db, paymentId))!;
  expect(await seen(user, payment.orderId!)).toMatchObject({ paidBy: "Paid through your payment link." });
});

test("nobody else sees it", async () => {
  const user = await makeBuyer();
  await fund(user.id, 199_900n);
  const { orderId } = valueOf(await buyWithWallet(purchaseOf(user)));
  const login = `/account/login/?next=${encodeURIComponent(`/account/orders/${orderId}`)}`;
  expect(await leadsTo(() => loader(visit(null, orderId)))).toBe(login);
  expect(await leadsTo(async () => loader(visit(await makeBuyer(), orderId)))).toBe("/error");
  expect(await leadsTo(() => loader(visit(user, randomUUID())))).toBe("/error");
  expect(await leadsTo(() => loader(visit(user, "nonsense")))).toBe("/error");
});
