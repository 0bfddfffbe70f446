import { randomUUID } from "node:crypto";

import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";

import { auditLog } from "#app/audit/tables.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { recordLostDisputeAtDesk, recordPayoutAtDesk, seeBooks } from "#app/books/desk/keep-books.server.ts";
import { findRefund } from "#app/payments/record-refund.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { OrderId } from "#app/platform/ids.ts";
import { refundOrder } from "#app/refunds/refund-order.server.ts";
import { retryRefund } from "#app/refunds/retry-refund.server.ts";
import { sendRefund } from "#app/refunds/send-refund.server.ts";
import { listSendable, sendBack } from "#app/refunds/send-back.server.ts";
import { fakeGateway, withGateways } from "#tests/checkout/fake-gateway.ts";
import { addFundsAt, buyAt } from "#tests/checkout/pay-at-fake.ts";
import { checkLedger, makeBuyer, minutesLater, openShop, purchaseOf, valueOf } from "#tests/checkout/shop.ts";
import { makeMember } from "#tests/desk/make-member.ts";

const stripe = fakeGateway("stripe");
withGateways(() => [stripe]);

let owner: Member;
beforeAll(async () => {
  await openShop();
  owner = await makeMember("owner");
});

const now = minutesLater(60);
const typed = {
  account: "stripe",
  payment: "",
  reference: "po_1",
  currency: "INR",
  amount: "1,950",
  fee: "49",
  on: "2026-10-02",
};

async function paidByCard(): Promise<{ orderId: OrderId; gatewayPaymentId: string }> {
  const user = await makeBuyer("FR");
  const { orderId, reference: gatewayPaymentId } = await buyAt(stripe, purchaseOf(user));
  return { orderId, gatewayPaymentId };
}

const heldInRupees = async () =>
  valueOf(await seeBooks(owner)).balances.find(({ currency }) => currency === "INR")?.amount ?? 0n;

test("a payout and its fee bring what a gateway holds back to zero, once however often it is recorded", async () => {
  await paidByCard();
  expect(await heldInRupees()).toBe(199_900n);
  const requestKey = randomUUID();
  const record = () => recordPayoutAtDesk({ member: owner, typed, requestKey, now });
  for (const outcome of [await record(), await record()]) valueOf(outcome);
  expect(await heldInRupees()).toBe(0n);
  expect(valueOf(await seeBooks(owner)).payouts).toMatchObject([{ amount: 195_000n, fee: 4_900n }]);
  expect(await db.$count(auditLog, eq(auditLog.event, "payout_recorded"))).toBe(1);
  await checkLedger();
});

test("the same payout under a new key, or more than is held, is refused and changes nothing", async () => {
  await paidByCard();
  const again = await recordPayoutAtDesk({ member: owner, typed, requestKey: randomUUID(), now });
  expect(again).toMatchObject({ ok: false, refusal: { code: "known_reference", field: "reference" } });
  const more = { ...typed, reference: "po_2", amount: "1,999", fee: "0.01" };
  const refused = await recordPayoutAtDesk({ member: owner, typed: more, requestKey: randomUUID(), now });
  expect(refused).toMatchObject({ ok: false, refusal: { code: "more_than_held", field: "amount" } });
  expect(await heldInRupees()).toBe(199_900n);
});

test("what a bank took back for good is gone from its gateway, and its order is not refunded besides", async () => {
  const held = await heldInRupees();
  const { orderId, gatewayPaymentId } = await paidByCard();
  const dispute = {
    ...typed,
    payment: gatewayPaymentId,
    reference: "dp_1",
    amount: "1999",
    fee: "500",
  };
  const requestKey = randomUUID();
  const record = () => recordLostDisputeAtDesk({ member: owner, typed: dispute, requestKey, now });
  for (const outcome of [await record(), await record()]) valueOf(outcome);
  expect(await heldInRupees()).toBe(held - 50_000n);
  const refund = { orderId, requestKey: randomUUID(), reason: "asked", refundedBy: "system", now };
  expect(await refundOrder(refund)).toMatchObject({ ok: false, refusal: { code: "lost_in_dispute" } });
  await checkLedger();
});

test("no more is lost of a payment than is left of it after its refunds", async () => {
  const { orderId, gatewayPaymentId } = await paidByCard();
  const refund = { orderId, amount: 99_900n, requestKey: randomUUID(), reason: "asked" };
  valueOf(await refundOrder({ ...refund, refundedBy: "system", now }));
  const dispute = { ...typed, payment: gatewayPaymentId, reference: "dp_2", amount: "1000.01", fee: "" };
  const lose = (amount: string) =>
    recordLostDisputeAtDesk({ member: owner, typed: { ...dispute, amount }, requestKey: randomUUID(), now });
  const refused = await lose("1000.01");
  expect(refused).toMatchObject({ ok: false, refusal: { code: "more_than_held", field: "amount" } });
  valueOf(await lose("1000"));
  await checkLedger();
});

test("a refund that a dispute kept from being sent ends with the dispute: the bank has paid the customer", async () => {
  const { orderId, gatewayPaymentId } = await paidByCard();
  const asked = { orderId, requestKey: randomUUID(), reason: "asked", refundedBy: "system", now };
  const refund = valueOf(await refundOrder(asked));
  stripe.refuseRefunds = "refund_impossible";
  await sendRefund(refund.id, now);
  stripe.refuseRefunds = false;
  expect(await findRefund(db, refund.id)).toMatchObject({ state: "failed" });
  const lost = { ...typed, payment: gatewayPaymentId, reference: "dp_4", amount: "1999", fee: "" };
  valueOf(await recordLostDisputeAtDesk({ member: owner, typed: lost, requestKey: randomUUID(), now }));
  expect(await findRefund(db, refund.id)).toMatchObject({ state: "disputed" });
  expect(await retryRefund(refund.id, now)).toMatchObject({ refusal: { code: "not_failed" } });
  await checkLedger();
});

test("a top-up that was lost in a dispute is not sent back besides", async () => {
  const user = await makeBuyer("FR");
  await addFundsAt(stripe, user, 5_000n);
  const [sendable] = await listSendable(user.id);
  const dispute = { ...typed, payment: sendable!.reference, reference: "dp_3", amount: "50", fee: "" };
  valueOf(await recordLostDisputeAtDesk({ member: owner, typed: dispute, requestKey: randomUUID(), now }));
  expect(await listSendable(user.id)).toEqual([]);
  const sent = await sendBack({ userId: user.id, reference: sendable!.reference, now });
  expect(sent).toMatchObject({ ok: false, refusal: { code: "unknown_payment" } });
  await checkLedger();
});

test.each([
  ["account", "another", "invalid_choice"],
  ["reference", "", "missing_reference"],
  ["reference", "<b>po_1</b>", "missing_reference"],
  ["currency", "XAU", "unknown_currency"],
  ["amount", "much", "invalid_amount"],
  ["fee", "-1", "invalid_amount"],
  ["on", "2026-10-09", "invalid_date"],
] as const)("a payout whose %s is “%s” is refused there", async (field, text, code) => {
  const wrong = { ...typed, [field]: text };
  const outcome = await recordPayoutAtDesk({ member: owner, typed: wrong, requestKey: randomUUID(), now });
  expect(outcome).toMatchObject({ ok: false, refusal: { code, field } });
});

test("all that is wrong with a payout is said at once", async () => {
  const wrong = { ...typed, reference: "", amount: "much", fee: "-1", on: "" };
  const outcome = await recordPayoutAtDesk({ member: owner, typed: wrong, requestKey: randomUUID(), now });
  const fields = outcome.ok ? [] : Object.keys(outcome.refusal.errors ?? {});
  expect(fields).toEqual(["reference", "amount", "fee", "on"]);
});
