import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";

import { startPayment } from "#app/checkout/start/start-payment.server.ts";
import { askGateway } from "#app/payments/desk/ask-gateway.server.ts";
import { listPaymentsAtDesk } from "#app/payments/desk/list-payments-at-desk.server.ts";
import { paymentsList } from "#app/payments/desk/payments-list.ts";
import { firstPage, listAsked } from "#tests/desk/list-asked.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { findOrder } from "#app/orders/find-order.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { fakeRazorpay, withFakeGateways } from "#tests/checkout/fake-gateway.ts";
import { makeBuyer, minutesLater, noon, openShop, purchaseOf, valueOf } from "#tests/checkout/shop.ts";
import { auditEventsOn } from "#tests/desk/audit-events-on.ts";
import { makeMember } from "#tests/desk/make-member.ts";

withFakeGateways();

let manager: Member;

beforeAll(async () => {
  await openShop();
  manager = await makeMember("manager");
});

const find = async (q: string) =>
  valueOf(
    await listPaymentsAtDesk(manager, listAsked(paymentsList, String(new URLSearchParams({ q }))), firstPage),
  ).rows;

const begin = async (user: CurrentUser) =>
  valueOf(await startPayment({ ...purchaseOf(user, { useWallet: true }), gateway: "razorpay" }));

test("a customer who paid and sees nothing is found by any of the payment's names, and the gateway is asked", async () => {
  const user = await makeBuyer();
  const { orderId, paymentId, started } = await begin(user);
  fakeRazorpay.capture(started.gatewayOrderId);
  const order = (await findOrder(db, orderId!))!;
  for (const name of [paymentId, started.gatewayOrderId, `lf-${order.number}`, user.email, user.username]) {
    const found = await find(` ${name} `);
    expect(found, name).toMatchObject([{ id: paymentId, orderName: `LF-${order.number}`, state: "pending" }]);
  }
  const asked = { member: manager, paymentId, now: minutesLater(5) };
  fakeRazorpay.unreachable = true;
  expect(await askGateway(asked)).toMatchObject({ refusal: { code: "gateway_unreachable", status: 503 } });
  fakeRazorpay.unreachable = false;
  expect(valueOf(await askGateway(asked))).toBe(
    `Razorpay has the money. LF-${order.number} was paid with it.`,
  );
  expect(valueOf(await askGateway(asked))).toBe(
    `Razorpay has the money. LF-${order.number} was paid with it.`,
  );
  expect((await findOrder(db, orderId!))?.state).toBe("paid");
  const gatewayName = `pay_${started.gatewayOrderId}`;
  expect(await find(gatewayName)).toMatchObject([
    { id: paymentId, captures: [{ gatewayPaymentId: gatewayName, became: "order" }] },
  ]);
  expect(await auditEventsOn(paymentId)).toMatchObject([
    { event: "gateway_asked", before: { state: "pending" }, after: { answer: "gateway_unreachable" } },
    { event: "gateway_asked", before: { state: "pending" }, after: { state: "paid", answer: "paid" } },
    { event: "gateway_asked", before: { state: "paid" }, after: { state: "paid", answer: "paid" } },
  ]);
});

test("a second payment of the same attempt is found by its own name", async () => {
  const { paymentId, started } = await begin(await makeBuyer());
  fakeRazorpay.capture(started.gatewayOrderId);
  fakeRazorpay.capture(started.gatewayOrderId);
  valueOf(await askGateway({ member: manager, paymentId, now: noon }));
  valueOf(await askGateway({ member: manager, paymentId, now: noon }));
  const second = `pay_${started.gatewayOrderId}_2`;
  expect(await find(second)).toMatchObject([{ id: paymentId }]);
});

test("a payment nobody has paid is said to be so, and what is unknown is refused", async () => {
  const { paymentId } = await begin(await makeBuyer());
  const asked = { member: manager, paymentId, now: noon };
  expect(valueOf(await askGateway(asked))).toBe("Razorpay has told us of no money for it yet.");
  for (const unknown of ["nonsense", randomUUID()]) {
    expect(await askGateway({ ...asked, paymentId: unknown })).toMatchObject({ refusal: { status: 404 } });
  }
  for (const words of ["nobody@example.org", "'; drop table users", "%", "x".repeat(5_000)]) {
    expect(await find(words), words.slice(0, 30)).toEqual([]);
  }
});
