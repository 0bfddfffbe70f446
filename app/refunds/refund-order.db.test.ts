import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";

import { buyWithWallet } from "#app/checkout/start/buy-with-wallet.server.ts";
import { newId, OrderId, type RefundId } from "#app/platform/ids.ts";
import { pollRefund } from "#app/refunds/poll-refunds.server.ts";
import { sendMoneyNote } from "#app/refunds/send-money-note.server.ts";
import { sendRefund } from "#app/refunds/send-refund.server.ts";
import { startPayment } from "#app/checkout/start/start-payment.server.ts";
import { listMailbox } from "#app/mail/list-mailbox.server.ts";
import { readCounsellingCredit } from "#app/orders/counselling-credit.server.ts";
import { findOrder } from "#app/orders/find-order.server.ts";
import { hasPurchased } from "#app/orders/has-purchased.server.ts";
import { findRefund } from "#app/payments/record-refund.server.ts";
import { db } from "#app/platform/db.server.ts";
import { fakeRazorpay, withFakeGateways } from "#tests/checkout/fake-gateway.ts";
import {
  balanceOf,
  checkLedger,
  coverLetter,
  fund,
  ledger,
  makeBuyer,
  minutesLater,
  noon,
  openShop,
  purchaseOf,
  valueOf,
} from "#tests/checkout/shop.ts";
import { configured } from "#tests/pricing/quote-of.ts";
import { bought, refund, stateOf } from "#tests/refunds/refund-of-order.ts";

withFakeGateways();

beforeAll(openShop);

test("an order paid by wallet and gateway goes back to both, with its premium, and stops making a premium customer", async () => {
  const user = await makeBuyer();
  await fund(user.id, 50_000n);
  // 1,999.00: 500.00 from the wallet, 1,499.00 plus 74.95 premium by Razorpay.
  const orderId = await bought(user);
  const before = await ledger();
  const made = valueOf(await refund(orderId));
  expect(made).toMatchObject({ amount: 199_900n, walletPart: 50_000n, premium: 7_495n });
  expect(await balanceOf(user.id)).toBe(50_000n);
  expect(await findRefund(db, made.id)).toMatchObject({ state: "owed", amount: 157_395n, cause: "order" });
  expect(await stateOf(orderId)).toBe("refunded");
  expect(await hasPurchased(user.id)).toBe(false);
  await sendRefund(made.id, minutesLater(61));
  expect([...fakeRazorpay.refunds.values()]).toMatchObject([{ amount: 157_395n, currency: "INR" }]);
  const after = await ledger();
  const moved = (account: string) => (after.get(account) ?? 0n) - (before.get(account) ?? 0n);
  expect(["sales INR", "premium INR", "refunds INR", "clearing:razorpay_domestic INR"].map(moved)).toEqual([
    -199_900n,
    -7_495n,
    0n,
    157_395n,
  ]);
  await checkLedger();
});

test("in parts it gives back the same, to the hundredth, and not a hundredth more", async () => {
  const user = await makeBuyer();
  await fund(user.id, 33_333n);
  const orderId = await bought(user);
  for (const amount of [1n, 66_667n, 100_000n]) {
    valueOf(await refund(orderId, { amount }));
    expect(await stateOf(orderId)).toBe("part_refunded");
  }
  expect(await hasPurchased(user.id)).toBe(true);
  expect(await refund(orderId, { amount: 33_233n })).toMatchObject({ refusal: { code: "invalid_amount" } });
  valueOf(await refund(orderId));
  expect(await balanceOf(user.id)).toBe(33_333n);
  expect(await refund(orderId)).toMatchObject({ refusal: { code: "not_refundable" } });
  await checkLedger();
});

test("asked for many times at once under one key it is one refund, and another request under that key is refused", async () => {
  const orderId = await bought(await makeBuyer());
  const requestKey = randomUUID();
  const asked = await Promise.all(
    Array.from({ length: 20 }, () => refund(orderId, { requestKey, amount: 10_000n })),
  );
  expect(new Set(asked.map((outcome) => valueOf(outcome).id)).size).toBe(1);
  expect(await refund(orderId, { requestKey, amount: 20_000n })).toMatchObject({
    refusal: { code: "request_reused" },
  });
  await checkLedger();
});

test("asked for many times at once under many keys, no more goes back than was paid", async () => {
  const orderId = await bought(await makeBuyer());
  const asked = await Promise.all(Array.from({ length: 20 }, () => refund(orderId, { amount: 50_000n })));
  expect(asked.filter(({ ok }) => ok)).toHaveLength(3);
  await checkLedger();
});

test("of two services one is given back, and only that one is refunded", async () => {
  const orderId = await bought(await makeBuyer(), [coverLetter(), configured("resume-help")]);
  const { rows } = await db.execute<{ id: RefundId }>(
    sql`select id from order_items where order_id = ${orderId} order by position`,
  );
  valueOf(await refund(orderId, { itemId: rows[1]!.id }));
  const states = await db.execute<{ state: string; refunded: string }>(
    sql`select state, refunded::text from order_items where order_id = ${orderId} order by position`,
  );
  expect(states.rows).toEqual([
    { state: "received", refunded: "0" },
    { state: "refunded", refunded: "249900" },
  ]);
  expect(await stateOf(orderId)).toBe("part_refunded");
  await checkLedger();
});

test("what waits for its money, expired or belongs to nobody cannot be refunded", async () => {
  const user = await makeBuyer();
  const { orderId } = valueOf(await startPayment({ ...purchaseOf(user), gateway: "razorpay" }));
  expect(await refund(orderId!)).toMatchObject({ refusal: { code: "not_refundable" } });
  expect(await refund(newId(OrderId))).toMatchObject({ refusal: { code: "unknown_order" } });
});

test("a counselling fee that was taken off another service is not given back as well", async () => {
  const user = await makeBuyer();
  const counselling = configured("counselling-session", { sessions: 1 });
  const fee = await bought(user, [counselling]);
  const larger = await bought(user, [configured("express-entry")]);
  expect(await refund(fee)).toMatchObject({ refusal: { code: "nothing_to_refund" } });
  valueOf(await refund(larger));
  expect((await readCounsellingCredit(user.id, "INR", noon)).amount).toBe(199_900n);
  valueOf(await refund(fee));
  expect((await readCounsellingCredit(user.id, "INR", noon)).amount).toBe(0n);
  await checkLedger();
});

test("the fee comes back with the service that bore it, and not with another of its order", async () => {
  const user = await makeBuyer();
  await bought(user, [configured("counselling-session", { sessions: 1 })]);
  const orderId = await bought(user, [coverLetter(), configured("express-entry")]);
  const { rows } = await db.execute<{ id: RefundId }>(
    sql`select id from order_items where order_id = ${orderId} order by position`,
  );
  const credit = async () => (await readCounsellingCredit(user.id, "INR", noon)).amount;
  valueOf(await refund(orderId, { itemId: rows[0]!.id }));
  expect(await credit()).toBe(0n);
  valueOf(await refund(orderId, { itemId: rows[1]!.id, amount: 10_000n }));
  expect(await credit()).toBe(0n);
  await checkLedger();
});

test("the fee comes back when just the service that bore it is given back, and can be used again", async () => {
  const user = await makeBuyer();
  await bought(user, [configured("counselling-session", { sessions: 1 })]);
  const orderId = await bought(user, [coverLetter(), configured("express-entry")]);
  const { rows } = await db.execute<{ id: RefundId }>(
    sql`select id from order_items where order_id = ${orderId} order by position`,
  );
  valueOf(await refund(orderId, { itemId: rows[1]!.id }));
  expect(await stateOf(orderId)).toBe("part_refunded");
  expect((await readCounsellingCredit(user.id, "INR", noon)).amount).toBe(199_900n);
  await bought(user, [configured("express-entry")]);
  expect((await readCounsellingCredit(user.id, "INR", noon)).amount).toBe(0n);
  valueOf(await refund(orderId));
  expect((await readCounsellingCredit(user.id, "INR", noon)).amount).toBe(0n);
  await checkLedger();
});

test("an order that a counselling fee paid for alone is given back too, and the fee is free again", async () => {
  const user = await makeBuyer();
  await fund(user.id, 999_500n);
  const fee = { configurations: [configured("counselling-session", { sessions: 5 })] };
  valueOf(await buyWithWallet(purchaseOf(user, { what: fee })));
  const applications = { configurations: [configured("job-application", { jobApplications: 3 })] };
  const free = valueOf(await buyWithWallet(purchaseOf(user, { what: applications })));
  expect(await findOrder(db, free.orderId)).toMatchObject({ state: "paid", price: 0n });
  expect((await readCounsellingCredit(user.id, "INR", noon)).amount).toBe(999_500n - 599_900n);
  valueOf(await refund(free.orderId));
  expect(await stateOf(free.orderId)).toBe("refunded");
  expect((await readCounsellingCredit(user.id, "INR", noon)).amount).toBe(999_500n);
  expect(await refund(free.orderId)).toMatchObject({ refusal: { code: "not_refundable" } });
  await checkLedger();
});

test("refunding while an earlier refund comes back ends well on both sides", async () => {
  const orderId = await bought(await makeBuyer());
  const earlier = valueOf(await refund(orderId, { amount: 10_000n }));
  await sendRefund(earlier.id, noon);
  fakeRazorpay.failRefund(earlier.id);
  await Promise.all([
    pollRefund(earlier.id, noon),
    ...Array.from({ length: 5 }, () => refund(orderId, { amount: 1_000n })),
  ]);
  await checkLedger();
});

test("the customer is told what was given back and how it reaches them", async () => {
  const user = await makeBuyer();
  await fund(user.id, 50_000n);
  const orderId = await bought(user);
  const { id } = valueOf(await refund(orderId));
  await sendMoneyNote({ about: "order_refunded", orderRefundId: id });
  const [mail] = await listMailbox(1);
  expect(mail).toMatchObject({ recipient: user.email, subject: expect.stringContaining("refund") });
  expect(mail?.body).toContain("₹500.00 of it is in your wallet");
  expect(mail?.body).toContain("₹1,573.95 is on its way to the card or account you paid with");
});
