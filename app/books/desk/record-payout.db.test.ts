import { randomUUID } from "node:crypto";

import { beforeAll, expect, test } from "vitest";

import {
  recordLostDispute,
  recordPayout,
  type Payout,
} from "#app/payments/payouts-and-disputes/record-payout.server.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { db } from "#app/platform/db.server.ts";
import { refundOrder } from "#app/refunds/refund-order.server.ts";
import { sendRefund } from "#app/refunds/send-refund.server.ts";
import { fakeGateway, withGateways } from "#tests/checkout/fake-gateway.ts";
import { buyAt } from "#tests/checkout/pay-at-fake.ts";
import { checkLedger, makeBuyer, minutesLater, openShop, purchaseOf, valueOf } from "#tests/checkout/shop.ts";

const stripe = fakeGateway("stripe");
withGateways(() => [stripe]);
beforeAll(openShop);

const now = minutesLater(60);
const recorded = { currency: "INR" as const, fee: 0n, recordedBy: "owner", recordedAt: now };
const pressedTwice = [1, 2];

const payByCard = async () => buyAt(stripe, purchaseOf(await makeBuyer("FR")));

function payOut(payout: Pick<Payout, "id" | "reference" | "amount">) {
  const asked: Payout = { ...recorded, ...payout, gatewayAccount: "stripe", paidOn: "2026-10-02" };
  return allOrNothing(db, (tx) => recordPayout(tx, asked));
}

function lose(id: string, gatewayPaymentId: string, amount: bigint) {
  const lost = { ...recorded, id, gatewayPaymentId, amount, reference: `dp_${id}`, lostOn: "2026-10-02" };
  return allOrNothing(db, (tx) => recordLostDispute(tx, lost));
}

test("of payouts recorded at once no more is taken than the gateway holds", async () => {
  await payByCard();
  const made = await Promise.all(
    pressedTwice.map((at) => payOut({ id: randomUUID(), reference: `po_${at}`, amount: 199_900n })),
  );
  expect(made.filter(({ ok }) => ok)).toHaveLength(1);
  expect(made.find(({ ok }) => !ok)).toMatchObject({ refusal: { code: "more_than_held" } });
  await checkLedger();
});

test("a button pressed twice at once records one payout or one lost dispute, and both presses succeed", async () => {
  const { reference } = await payByCard();
  const id = randomUUID();
  const lost = await Promise.all(pressedTwice.map(() => lose(id, reference, 199_900n)));
  expect(lost.map((outcome) => valueOf(outcome).state).toSorted()).toEqual(["before", "now"]);
  await payByCard();
  const payout = { id: randomUUID(), reference: "po_twice", amount: 199_900n };
  const paid = await Promise.all(pressedTwice.map(() => payOut(payout)));
  expect(paid.map(valueOf).toSorted()).toEqual(["before", "now"]);
  await checkLedger();
});

test("a dispute of too much says how much can be lost, failed refunds included", async () => {
  const { orderId, reference } = await payByCard();
  const asked = { orderId, requestKey: randomUUID(), reason: "asked", refundedBy: "system", now };
  const refund = valueOf(await refundOrder(asked));
  stripe.refuseRefunds = "refund_impossible";
  await sendRefund(refund.id, now);
  stripe.refuseRefunds = false;
  expect(await lose(randomUUID(), reference, 200_000n)).toMatchObject({
    refusal: { code: "more_than_held", message: expect.stringContaining("Only ₹1,999.00") },
  });
});
