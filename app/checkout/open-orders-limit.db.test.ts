import { randomUUID } from "node:crypto";

import { beforeAll, expect, test } from "vitest";

import { expirePayments } from "#app/checkout/settle/expire-payments.server.ts";
import { startByLink, viewByLink } from "#app/checkout/pay-by-link.server.ts";
import { createPaymentLink } from "#app/payment-links/pages/create-payment-link.server.ts";
import { startPayment } from "#app/checkout/start/start-payment.server.ts";
import { startTopUp } from "#app/checkout/start/start-top-up.server.ts";
import { coupons } from "#app/coupons/tables.server.ts";
import { listOrders } from "#app/orders/list-orders.server.ts";
import { db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { withFakeGateways } from "#tests/checkout/fake-gateway.ts";
import {
  coverLetter,
  makeBuyer,
  minutesLater,
  noon,
  openShop,
  purchaseOf,
  valueOf,
} from "#tests/checkout/shop.ts";
import { newId, PaymentId } from "#app/platform/ids.ts";

withFakeGateways();

beforeAll(openShop);

const start = (user: CurrentUser, change: Parameters<typeof purchaseOf>[1] = {}) =>
  startPayment({ ...purchaseOf(user, change), gateway: "razorpay" });

test("of ten purchases begun at once five are open, the others are told so, and room comes with time", async () => {
  const user = await makeBuyer();
  const pressed = await Promise.all(Array.from({ length: 10 }, () => start(user)));
  expect(pressed.filter(({ ok }) => ok)).toHaveLength(5);
  const refused = pressed.flatMap((one) => (one.ok ? [] : [one.refusal]));
  expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(["too_many_open"]));
  expect(refused[0]).toMatchObject({
    status: 409,
    message:
      "You have five payments open. Nothing was charged. Finish one of them, or wait until one has ended, half an hour after it began.",
  });
  expect((await listOrders(user.id)).filter(({ state }) => state === "pending")).toHaveLength(5);
  await expirePayments(minutesLater(31));
  valueOf(await start(user, { now: minutesLater(31) }));
});

test("the same purchase pressed again, or paid another way, needs no room of its own", async () => {
  const user = await makeBuyer();
  const purchases = Array.from({ length: 5 }, () => randomUUID());
  for (const purchaseId of purchases) valueOf(await start(user, { purchaseId }));
  valueOf(await start(user, { purchaseId: purchases[0]! }));
  const again = purchaseOf(user, { purchaseId: purchases[1]! });
  valueOf(await startPayment({ ...again, gateway: "stripe" }));
});

test("who pays for a customer with five payments open is told without being told of them", async () => {
  const customer = await makeBuyer();
  for (let open = 0; open < 5; open += 1) valueOf(await start(customer));
  const createdBy = { id: customer.id, role: "customer" as const };
  const input = { customer, createdBy, configuration: coverLetter(), currency: "INR" as const, now: noon };
  const link = valueOf(await createPaymentLink({ ...input, purchaseId: randomUUID() }));
  const { view } = valueOf(await viewByLink(link, { quoteId: null, now: noon }));
  const assertedAmount = view.offers[0]!.split.charged;
  const asked = { link, gateway: "razorpay" as const, assertedAmount, quoteId: null, now: noon };
  expect(await startByLink(asked)).toMatchObject({ ok: false, refusal: { code: "too_many_open" } });
});

test("one account starts so many payments and top-ups a minute and no more, and keeps nobody else waiting", async () => {
  const [user, other] = [await makeBuyer(), await makeBuyer()];
  const purchaseId = randomUUID();
  const topUpId = newId(PaymentId);
  const topUp = () =>
    startTopUp({ user, amount: 100_000n, currency: "INR", gateway: "razorpay", topUpId, now: noon });
  for (let presses = 0; presses < env().PAYMENT_CALLS_PER_MINUTE / 2; presses += 1) {
    valueOf(await start(user, { purchaseId }));
    valueOf(await topUp());
  }
  const limited = { ok: false, refusal: { code: "too_many", status: 429 } };
  expect(await start(user, { purchaseId })).toMatchObject(limited);
  expect(await topUp()).toMatchObject(limited);
  valueOf(await start(other));
});

test("one account holds one use of a limited coupon at a time, and leaves the others to others", async () => {
  const startsAt = new Date("2026-10-01T00:00:00Z");
  const terms = { percent: 10, capInr: 200_000n, capUsd: 3_000n, startsAt };
  await db.insert(coupons).values([
    { code: "FIRST3", ...terms, totalLimit: 3 },
    { code: "ALWAYS", ...terms },
  ]);
  const [user, other] = [await makeBuyer(), await makeBuyer()];
  const pressed = await Promise.all(Array.from({ length: 4 }, () => start(user, { couponCode: "FIRST3" })));
  expect(pressed.filter(({ ok }) => ok)).toHaveLength(1);
  for (const one of pressed)
    expect(one.ok || one.refusal).toSatisfy(
      (said) =>
        said === true ||
        said.message ===
          "This coupon is set aside for another payment that you have open. Finish that one, or wait until it has ended.",
    );
  valueOf(await start(other, { couponCode: "FIRST3" }));
  await expirePayments(minutesLater(31));
  valueOf(await start(user, { couponCode: "FIRST3", now: minutesLater(31) }));

  const unlimited = await Promise.all([1, 2].map(() => start(other, { couponCode: "ALWAYS" })));
  for (const one of unlimited) valueOf(one);
});
