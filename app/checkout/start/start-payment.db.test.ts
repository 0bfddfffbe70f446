import { randomUUID } from "node:crypto";

import { beforeAll, describe, expect, test } from "vitest";

import { addToCart } from "#app/cart/add-to-cart.server.ts";
import { cartCount } from "#app/cart/cart-count.server.ts";
import { settlePayment } from "#app/checkout/settle/settle-payment.server.ts";
import { startPayment, type PaymentRequest } from "#app/checkout/start/start-payment.server.ts";
import { coupons } from "#app/coupons/tables.server.ts";
import { findOrder } from "#app/orders/find-order.server.ts";
import { listOrders } from "#app/orders/list-orders.server.ts";
import { findPayment } from "#app/payments/find-payment.server.ts";
import { db } from "#app/platform/db.server.ts";
import { OrderId } from "#app/platform/ids.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { fakeRazorpay, withFakeGateways } from "#tests/checkout/fake-gateway.ts";
import {
  balanceOf,
  checkLedger,
  coverLetter,
  fund,
  makeBuyer,
  minutesLater,
  noon,
  noShares,
  openShop,
  purchaseOf,
  valueOf,
} from "#tests/checkout/shop.ts";
import { configured } from "#tests/pricing/quote-of.ts";
import { asId } from "#tests/setup/as-id.ts";

withFakeGateways();

beforeAll(openShop);

function request(user: CurrentUser, change: Partial<PaymentRequest> = {}): PaymentRequest {
  return { ...purchaseOf(user), gateway: "razorpay", ...change };
}

const workedCase = () =>
  configured("complete-application", { universities: 12, lightning: true, visaHelp: true, dependents: 0 });

describe("a payment that is started", () => {
  test("charges the worked case of 12 universities 1,05,102.89 by Razorpay", async () => {
    const user = await makeBuyer();
    const what = { configurations: [workedCase()] };
    const started = valueOf(await startPayment(request(user, { what, assertedAmount: 10_510_289n })));
    expect(started).toMatchObject({ amount: 10_510_289n, currency: "INR" });
    const order = await findOrder(db, started.orderId ?? asId(OrderId, ""));
    expect(order).toMatchObject({
      state: "pending",
      price: 10_009_799n,
      premium: 500_490n,
      charged: 10_510_289n,
    });
  });

  test("twenty times at once with one purchase id is one order and one payment", async () => {
    const user = await makeBuyer();
    await fund(user.id, 50_000n);
    await makeCoupon({ code: "ONCE", perCustomerLimit: 1 });
    const asked = request(user, { useWallet: true, couponCode: "once" });
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => startPayment(asked)));
    const started = outcomes.map(valueOf);
    expect(new Set(started.map((one) => one.paymentId)).size).toBe(1);
    expect(new Set(started.map((one) => one.started.gatewayOrderId)).size).toBe(1);
    expect(await listOrders(user.id)).toHaveLength(1);
    expect(await balanceOf(user.id)).toBe(0n);
    await checkLedger();
  });

  test("in another way gives the first one up, with all that it had set aside", async () => {
    const user = await makeBuyer();
    await fund(user.id, 50_000n);
    const asked = request(user, { useWallet: true });
    const first = valueOf(await startPayment(asked));
    expect(await balanceOf(user.id)).toBe(0n);
    const second = valueOf(await startPayment({ ...asked, useWallet: false, gateway: "stripe" }));
    expect(second.orderId).not.toBe(first.orderId);
    expect(await balanceOf(user.id)).toBe(50_000n);
    expect(await findOrder(db, first.orderId ?? asId(OrderId, ""))).toMatchObject({ state: "expired" });
    expect(await findPayment(db, first.paymentId)).toMatchObject({ state: "expired" });
    expect(await listOrders(user.id)).toMatchObject([{ id: second.orderId, state: "pending" }]);
  });

  test("is the same when its coupon is typed with other spaces and letters", async () => {
    await makeCoupon({ code: "TYPED" });
    const asked = request(await makeBuyer(), { couponCode: "TYPED" });
    const first = valueOf(await startPayment(asked));
    const second = valueOf(await startPayment({ ...asked, couponCode: " typed " }));
    expect(second.paymentId).toBe(first.paymentId);
  });

  test("after its thirty minutes is a new one", async () => {
    const asked = request(await makeBuyer());
    const first = valueOf(await startPayment(asked));
    const second = valueOf(await startPayment({ ...asked, now: minutesLater(31) }));
    expect(second.paymentId).not.toBe(first.paymentId);
  });

  test("from the cart buys what is in it and leaves what was added since", async () => {
    const user = await makeBuyer();
    const add = (service: "cover-letter" | "resume-help") =>
      addToCart({
        userId: user.id,
        configurations: [configured(service)],
        currency: "INR",
        now: noon,
        mayBuyShare: noShares,
      });
    valueOf(await add("cover-letter"));
    const started = valueOf(await startPayment(request(user, { what: { cart: true } })));
    valueOf(await add("resume-help"));
    fakeRazorpay.capture(started.started.gatewayOrderId);
    const at = { gateway: "razorpay" as const, gatewayOrderId: started.started.gatewayOrderId, now: noon };
    expect(valueOf(await settlePayment(at)).state).toBe("paid");
    expect(await cartCount(user.id)).toBe(1);
  });
});

describe("a payment is refused", () => {
  test("when the amount was tampered with, and nothing is written", async () => {
    const user = await makeBuyer();
    const outcome = await startPayment(request(user, { assertedAmount: 100n }));
    expect(outcome).toMatchObject({
      ok: false,
      refusal: {
        code: "price_changed",
        status: 409,
        details: { amount: 209_895, price: 199_900, currency: "INR" },
      },
    });
    expect(await listOrders(user.id)).toEqual([]);
    expect(fakeRazorpay.starts).toBe(0);
  });

  test("when the wallet, asked for, pays for everything", async () => {
    const user = await makeBuyer();
    await fund(user.id, 500_000n);
    const outcome = await startPayment(request(user, { useWallet: true }));
    expect(outcome).toMatchObject({ ok: false, refusal: { code: "nothing_to_pay" } });
  });

  test("for what is sold by a link only, for shares of no group, and for an empty cart", async () => {
    const user = await makeBuyer();
    const codeFor = async (what: PaymentRequest["what"]) => {
      const outcome = await startPayment(request(user, { what }));
      return outcome.ok ? "sold" : outcome.refusal.code;
    };
    expect(await codeFor({ configurations: [configured("assignment-help")] })).toBe("not_available");
    expect(await codeFor({ configurations: [configured("o-1-visa")] })).toBe("not_available");
    expect(await codeFor({ configurations: [configured("research-paper", { coAuthors: 2 })] })).toBe(
      "not_in_group",
    );
    expect(await codeFor({ cart: true })).toBe("cart_empty");
  });

  test("when the gateway will not open it, and what was set aside is free again", async () => {
    const user = await makeBuyer();
    await fund(user.id, 50_000n);
    fakeRazorpay.refuseStarts = true;
    const outcome = await startPayment(request(user, { useWallet: true }));
    expect(outcome).toMatchObject({ ok: false, refusal: { code: "amount_too_small" } });
    expect(await balanceOf(user.id)).toBe(50_000n);
  });

  test("while the gateway does not answer, and the same payment is opened on the next try", async () => {
    const asked = request(await makeBuyer());
    fakeRazorpay.unreachable = true;
    expect(await startPayment(asked)).toMatchObject({
      ok: false,
      refusal: { code: "gateway_unreachable", status: 503 },
    });
    fakeRazorpay.reset();
    valueOf(await startPayment(asked));
    expect(await listOrders(asked.user.id)).toHaveLength(1);
  });

  test("with a coupon that is wrong", async () => {
    const outcome = await startPayment(request(await makeBuyer(), { couponCode: "NOBODYS" }));
    expect(outcome).toMatchObject({ ok: false, refusal: { code: "wrong_coupon" } });
  });
});

test("a coupon with one use left, tried fifty times at once, takes money off one order", async () => {
  await makeCoupon({ code: "LASTONE", totalLimit: 1 });
  const buyers = await Promise.all(Array.from({ length: 50 }, () => makeBuyer()));
  const outcomes = await Promise.all(
    buyers.map((user) => startPayment(request(user, { couponCode: "LASTONE" }))),
  );
  expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(1);
  const refused = new Set(outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome.refusal.code])));
  expect([...refused]).toEqual(["wrong_coupon"]);
});

test("counselling that was paid for comes off a larger service, and never twice", async () => {
  const user = await makeBuyer();
  const session = { what: { configurations: [configured("counselling-session", { sessions: 1 })] } };
  const paid = valueOf(await startPayment(request(user, session)));
  fakeRazorpay.capture(paid.started.gatewayOrderId);
  await settlePayment({ gateway: "razorpay", gatewayOrderId: paid.started.gatewayOrderId, now: noon });

  const what = { configurations: [configured("job-application", { jobApplications: 3 })] };
  const outcomes = await Promise.all(Array.from({ length: 10 }, () => startPayment(request(user, { what }))));
  const orders = await Promise.all(
    outcomes.flatMap((outcome) =>
      outcome.ok ? [findOrder(db, outcome.value.orderId ?? asId(OrderId, ""))] : [],
    ),
  );
  expect(orders.filter((order) => order?.price === 599_900n - 199_900n)).toHaveLength(1);
  const refused = outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome.refusal.code]));
  expect(refused.filter((code) => code !== "credit_gone")).toEqual([]);
});

async function makeCoupon(limits: {
  code: string;
  totalLimit?: number;
  perCustomerLimit?: number;
}): Promise<void> {
  const startsAt = new Date("2026-10-01T00:00:00Z");
  await db.insert(coupons).values({ percent: 10, capInr: 200_000n, capUsd: 3_000n, startsAt, ...limits });
}

test("a purchase id of one customer is no business of another's", async () => {
  const purchaseId = randomUUID();
  const [asha, ben] = [await makeBuyer(), await makeBuyer()];
  const first = valueOf(await startPayment(request(asha, { purchaseId })));
  const second = valueOf(
    await startPayment(request(ben, { purchaseId, what: { configurations: [coverLetter()] } })),
  );
  expect(second.paymentId).not.toBe(first.paymentId);
});
