import { randomUUID } from "node:crypto";

import { afterEach, beforeAll, expect, test } from "vitest";

import { rulesOf } from "#app/catalog/service-rules.ts";
import { createPaymentLink } from "#app/payment-links/pages/create-payment-link.server.ts";
import { expirePayments } from "#app/checkout/settle/expire-payments.server.ts";
import { startByLink, viewByLink } from "#app/checkout/pay-by-link.server.ts";
import { settlePayment } from "#app/checkout/settle/settle-payment.server.ts";
import { startPayment } from "#app/checkout/start/start-payment.server.ts";
import { withdrawLink } from "#app/payment-links/withdraw-link.server.ts";
import { findOrder } from "#app/orders/find-order.server.ts";
import type { GatewayName } from "#app/payments/gateways/gateway-registry.ts";
import { findPayment } from "#app/payments/find-payment.server.ts";
import { db } from "#app/platform/db.server.ts";
import { appendToPriceBook } from "#app/pricing/append-to-price-book.server.ts";
import { clearPriceBook } from "#app/pricing/current-price-book.server.ts";
import { findPriceRow } from "#app/pricing/price-book-rows.ts";
import { fakeGateway, withFakeGateways } from "#tests/checkout/fake-gateway.ts";
import {
  balanceOf,
  checkLedger,
  makeBuyer,
  minutesLater,
  noon,
  openShop,
  purchaseOf,
  valueOf,
} from "#tests/checkout/shop.ts";
import { configured } from "#tests/pricing/quote-of.ts";

const gateways = { razorpay: fakeGateway("razorpay"), payfort: fakeGateway("payfort") };
const currencies = { razorpay: "INR", payfort: "USD" } as const;

withFakeGateways(Object.values(gateways));

beforeAll(openShop);

const timeIsUp = minutesLater(30);
const hoursAfterThat = (hours: number) => minutesLater(30 + hours * 60);

/** A cover letter, begun at noon and not paid in time, at a gateway that cannot close what it has opened. */
async function expired(gateway: "razorpay" | "payfort") {
  const user = await makeBuyer("US");
  const asked = { ...purchaseOf(user, { currency: currencies[gateway] }), gateway };
  const { started, orderId, paymentId } = valueOf(await startPayment(asked));
  await expirePayments(timeIsUp);
  expect(await findOrder(db, orderId!)).toMatchObject({ state: "expired" });
  return { user, gateway, orderId: orderId!, paymentId, gatewayOrderId: started.gatewayOrderId };
}

type Begun = { gateway: GatewayName; gatewayOrderId: string };

async function payAt({ gateway, gatewayOrderId }: Begun, now: Date) {
  gateways[gateway as keyof typeof gateways].capture(gatewayOrderId);
  return valueOf(await settlePayment({ gateway, gatewayOrderId, now }));
}

let prices = 0;

async function priceFrom(startsAt: Date, inr: bigint, usd: bigint): Promise<void> {
  prices += 1;
  const row = findPriceRow("cover-letter", "unit")!;
  const begins = new Date(startsAt.getTime() + prices);
  await db.transaction((tx) => appendToPriceBook(tx, row, { inr, usd, startsAt: begins }));
  clearPriceBook();
}

afterEach(() => {
  rulesOf("cover-letter").sale = "online";
});

test.each(["razorpay", "payfort"] as const)(
  "what was opened at %s and is paid in three months at an old price does not become the order: the money is the customer's",
  async (gateway) => {
    const begun = await expired(gateway);
    const dearer = new Date("2026-12-01T00:00:00Z");
    await priceFrom(dearer, 399_900n, 5_900n);
    const settled = await payAt(begun, new Date("2027-01-02T12:00:00Z"));
    expect(settled).toMatchObject({ state: "unapplied", unapplied: "credited" });
    expect(await findOrder(db, begun.orderId)).toMatchObject({ state: "expired" });
    const { amount } = (await findPayment(db, begun.paymentId))!;
    expect(await balanceOf(begun.user.id)).toBe(amount);
    await checkLedger();
  },
);

test("within a day of its end it becomes the order still, though the price has risen since", async () => {
  const begun = await expired("razorpay");
  await priceFrom(hoursAfterThat(1), 299_900n, 3_900n);
  expect(await payAt(begun, hoursAfterThat(24))).toMatchObject({ state: "paid" });
  await priceFrom(hoursAfterThat(25), 199_900n, 2_900n);
});

test("after that it does where today's price is the same, or lower", async () => {
  const [begun, another] = [await expired("razorpay"), await expired("razorpay")];
  expect(await payAt(begun, hoursAfterThat(48))).toMatchObject({ state: "paid" });
  await priceFrom(hoursAfterThat(60), 149_900n, 1_900n);
  expect(await payAt(another, hoursAfterThat(61))).toMatchObject({ state: "paid" });
  await priceFrom(hoursAfterThat(62), 199_900n, 2_900n);
});

test("an order that no job has ended is no better off after a day", async () => {
  const user = await makeBuyer();
  const { started, orderId } = valueOf(await startPayment({ ...purchaseOf(user), gateway: "razorpay" }));
  await priceFrom(hoursAfterThat(63), 399_900n, 5_900n);
  const late = { gateway: "razorpay" as const, gatewayOrderId: started.gatewayOrderId };
  expect(await payAt(late, hoursAfterThat(64))).toMatchObject({ state: "unapplied" });
  expect(await findOrder(db, orderId!)).toMatchObject({ state: "expired" });
  await priceFrom(hoursAfterThat(65), 199_900n, 2_900n);
  await checkLedger();
});

test("what is not sold any more is not bought by late money, however soon that comes", async () => {
  const begun = await expired("razorpay");
  rulesOf("cover-letter").sale = "eligibility_check";
  expect(await payAt(begun, hoursAfterThat(1))).toMatchObject({ state: "unapplied", unapplied: "credited" });
});

test("late money by a link that staff have withdrawn goes back to its payer", async () => {
  const [customer, staff] = [await makeBuyer(), await makeBuyer()];
  const configuration = configured("assignment-help", { words: "500" });
  const createdBy = { id: staff.id, role: "staff" as const, codeGiven: true };
  const input = {
    customer,
    createdBy,
    configuration,
    currency: "INR" as const,
    purchaseId: randomUUID(),
    now: noon,
  };
  const begin = async (link: Awaited<ReturnType<typeof made>>) => {
    const { view } = valueOf(await viewByLink(link, { quoteId: null, now: noon }));
    const assertedAmount = view.offers[0]!.split.charged;
    const asked = { link, gateway: "razorpay" as const, assertedAmount, quoteId: null, now: noon };
    const { started, orderId } = valueOf(await startByLink(asked));
    await expirePayments(timeIsUp);
    return { gateway: "razorpay" as const, gatewayOrderId: started.gatewayOrderId, orderId: orderId! };
  };
  const made = async () => valueOf(await createPaymentLink({ ...input, purchaseId: randomUUID() }));
  const link = await made();
  const begun = await begin(link);
  valueOf(await db.transaction((tx) => withdrawLink(tx, { link, by: staff.id, now: timeIsUp })));
  expect(await payAt(begun, hoursAfterThat(1))).toMatchObject({ state: "unapplied", unapplied: "to_refund" });
  expect(await findOrder(db, begun.orderId)).toMatchObject({ state: "expired" });

  const open = await begin(await made());
  expect(await payAt(open, hoursAfterThat(1))).toMatchObject({ state: "paid" });
  await checkLedger();
});
