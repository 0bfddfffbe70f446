import { randomUUID } from "node:crypto";

import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";

import { auditLog } from "#app/audit/tables.server.ts";
import { exchangeRates } from "#app/currencies/tables.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import {
  recordLostDisputeAtDesk,
  recordWonDisputeAtDesk,
  seeBooks,
} from "#app/books/desk/keep-books.server.ts";
import { listMailbox } from "#app/mail/list-mailbox.server.ts";
import { lockRefund } from "#app/payments/record-refund.server.ts";
import { db } from "#app/platform/db.server.ts";
import { failRefund } from "#app/refunds/fail-refund.server.ts";
import { refundOrder } from "#app/refunds/refund-order.server.ts";
import { retryRefund } from "#app/refunds/retry-refund.server.ts";
import { listSendable, sendBack } from "#app/refunds/send-back.server.ts";
import { markPaidByHand } from "#app/refunds/pay-by-hand.server.ts";
import { sendMoneyNote, sendMoneyNoteJob } from "#app/refunds/send-money-note.server.ts";
import { walletBalance } from "#app/wallet/balance.server.ts";
import { convertWallet } from "#app/wallet/convert-wallet.server.ts";
import { walletLog } from "#app/wallet/wallet-log.server.ts";
import { fakeGateway, withGateways } from "#tests/checkout/fake-gateway.ts";
import { addFundsAt, buyAt } from "#tests/checkout/pay-at-fake.ts";
import {
  balanceOf,
  checkLedger,
  fund,
  makeBuyer,
  minutesLater,
  openShop,
  purchaseOf,
  spendAll,
  valueOf,
} from "#tests/checkout/shop.ts";
import { makeMember } from "#tests/desk/make-member.ts";
import { runConcurrently } from "#tests/desk/meet.ts";

const stripe = fakeGateway("stripe");
withGateways(() => [stripe]);

let owner: Member;
beforeAll(async () => {
  await openShop();
  owner = await makeMember("owner");
});

const now = minutesLater(60);

async function makeTopUp(amount = 10_000n) {
  const user = await makeBuyer("FR");
  return { user, payment: await addFundsAt(stripe, user, amount) };
}

function disputeOf(payment: string, amount: string) {
  const reference = `dp_${randomUUID()}`;
  const typed = { account: "", payment, reference, currency: "INR", amount, fee: "15", on: "2026-10-02" };
  const lose = (change = {}, requestKey: string = randomUUID()) =>
    recordLostDisputeAtDesk({ member: owner, typed: { ...typed, ...change }, requestKey, now });
  const win = () => recordWonDisputeAtDesk({ member: owner, reference, wonOn: typed.on, now });
  const shown = async () =>
    valueOf(await seeBooks(owner)).disputes.find((one) => one.reference === reference)!;
  return { reference, lose, win, shown };
}

async function mailAbout(disputeId: string) {
  const { rows } = await db.execute<{ payload: unknown }>(sql`
    select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = ${sendMoneyNoteJob.name} and payload::text like ${`%${disputeId}%`} order by j.id`);
  for (const { payload } of rows) await sendMoneyNote(sendMoneyNoteJob.parse(payload));
  return (await listMailbox(rows.length)).toReversed();
}

const heldInRupees = async () =>
  valueOf(await seeBooks(owner)).balances.find(({ currency }) => currency === "INR")?.amount ?? 0n;

test("what a bank took back of a top-up leaves the wallet, once however often it is told, and customer and desk read why", async () => {
  const { user, payment } = await makeTopUp();
  const { reference, lose, shown } = disputeOf(payment, "100");
  const key = randomUUID();
  for (const outcome of [await lose({}, key), await lose({}, key)]) valueOf(outcome);
  expect(await lose()).toMatchObject({ refusal: { code: "more_than_held" } });
  expect(await lose({ reference: "dp_of_another" })).toMatchObject({ refusal: { code: "more_than_held" } });
  expect(await balanceOf(user.id)).toBe(0n);
  const text = `Taken off: your bank gave you back ₹100.00 of a payment (dispute ${reference})`;
  expect((await walletLog(user.id))[0]).toMatchObject({ text, amount: -10_000n, balance: 0n });
  const { id, fromWallet } = await shown();
  expect(fromWallet).toBe(10_000n);
  const [mail] = await mailAbout(id);
  expect(mail).toMatchObject({ recipient: user.email, subject: "₹100.00 was taken off your wallet" });
  const [event] = await db
    .select()
    .from(auditLog)
    .where(sql`${auditLog.after}->>'reference' = ${reference}`);
  expect(event).toMatchObject({ event: "dispute_lost", after: { amount: "100.00", from_wallet: "100.00" } });
  await checkLedger();
});

test("what of it is spent is our loss: a wallet never falls below zero", async () => {
  const { user, payment } = await makeTopUp();
  await spendAll(user.id);
  await fund(user.id, 3_000n);
  const { lose, shown } = disputeOf(payment, "100");
  valueOf(await lose());
  expect(await balanceOf(user.id)).toBe(0n);
  expect((await shown()).fromWallet).toBe(3_000n);
  await checkLedger();
});

test("money that the bank did not touch stays in the wallet, and so does what was put there besides", async () => {
  const { user, payment } = await makeTopUp();
  await fund(user.id, 5_000n);
  valueOf(await disputeOf(payment, "40").lose());
  expect(await balanceOf(user.id)).toBe(11_000n);
  valueOf(await disputeOf(payment, "60").lose());
  expect(await balanceOf(user.id)).toBe(5_000n);
  await checkLedger();
});

test("of a top-up that was sent back in part, the wallet gives what is left of it", async () => {
  const { user, payment } = await makeTopUp();
  await fund(user.id, 5_000n);
  const shown = { part: 4_000n, takenBefore: 0n };
  valueOf(await sendBack({ userId: user.id, reference: payment, shown, now }));
  const { lose } = disputeOf(payment, "60");
  expect(await lose({ amount: "100" })).toMatchObject({ refusal: { code: "more_than_held" } });
  valueOf(await lose());
  expect(await balanceOf(user.id)).toBe(5_000n);
  await checkLedger();
});

test("a top-up's premium was never in the wallet, and is not taken out of it", async () => {
  const user = await makeBuyer("IN");
  const payment = await addFundsAt(stripe, user, 10_000n);
  const { rows } = await db.execute<{ amount: string }>(
    sql`select amount from captures where gateway_payment_id = ${payment}`,
  );
  const captured = BigInt(rows[0]!.amount);
  expect(captured).toBeGreaterThan(10_000n);
  await fund(user.id, 5_000n);
  valueOf(await disputeOf(payment, `${captured / 100n}.${String(captured % 100n).padStart(2, "0")}`).lose());
  expect(await balanceOf(user.id)).toBe(5_000n);
  await checkLedger();
});

test("a wallet that was changed into another currency since gives what that is worth", async () => {
  const { user, payment } = await makeTopUp(1_000_000n);
  await fund(user.id, 1_000_000n);
  valueOf(await db.transaction((tx) => convertWallet(tx, { userId: user.id, to: "USD", now })));
  const before = await balanceOf(user.id);
  const { lose, shown } = disputeOf(payment, "10000");
  const jump = {
    currency: "INR" as const,
    perUsd: "120",
    asOf: "2026-10-02",
    source: "a test",
    acceptedAt: null,
  };
  const [waiting] = await db.insert(exchangeRates).values(jump).returning();
  expect(await lose()).toMatchObject({ refusal: { code: "rate_waiting" } });
  expect([await balanceOf(user.id), await shown()]).toEqual([before, undefined]);
  const refused = { refusedAt: now, refusedBy: owner.id };
  await db.update(exchangeRates).set(refused).where(eq(exchangeRates.id, waiting!.id));
  valueOf(await lose());
  expect(Number(await balanceOf(user.id)) / Number(before)).toBeCloseTo(0.5, 1);
  const { fromWallet } = await shown();
  expect(fromWallet).toBeLessThanOrEqual(1_000_000n);
  expect(fromWallet).toBeGreaterThan(999_900n);
  await checkLedger();
});

test("a refund that went to the wallet when it failed is taken out again when the bank gives the whole payment back", async () => {
  const user = await makeBuyer("FR");
  const { orderId, reference: payment } = await buyAt(stripe, purchaseOf(user));
  const refund = { orderId, amount: 50_000n, requestKey: randomUUID(), reason: "asked" };
  const { id } = valueOf(await refundOrder({ ...refund, refundedBy: "system", now }));
  await failRefund(id, now);
  expect(await balanceOf(user.id)).toBe(50_000n);
  const { lose, shown } = disputeOf(payment, "1999");
  valueOf(await lose());
  expect(await balanceOf(user.id)).toBe(0n);
  expect((await shown()).fromWallet).toBe(50_000n);
  await checkLedger();
});

test("what we paid from our bank counts: the wallet gives back what the customer has twice", async () => {
  const { user, payment } = await makeTopUp();
  const part = { part: 6_000n, takenBefore: 0n };
  const { refundId } = valueOf(await sendBack({ userId: user.id, reference: payment, shown: part, now }));
  await failRefund(refundId, now, { toWallet: false });
  const said = { reference: "UTR 1", paidOn: "2026-10-02", reason: "The card was closed" };
  valueOf(await markPaidByHand({ member: owner, refundId, ...said, requestKey: randomUUID(), now }));
  expect(await balanceOf(user.id)).toBe(4_000n);
  const { lose, shown } = disputeOf(payment, "60");
  valueOf(await lose());
  expect([await balanceOf(user.id), (await shown()).fromWallet]).toEqual([0n, 4_000n]);
  await checkLedger();
});

test("a dispute won after all puts back what it took, once, and only its fee is gone", async () => {
  const { user, payment } = await makeTopUp();
  const held = await heldInRupees();
  const { lose, win, shown } = disputeOf(payment, "100");
  expect(await win()).toMatchObject({ refusal: { code: "unknown_dispute", field: "reference" } });
  valueOf(await lose());
  expect(await listSendable(user.id)).toEqual([]);
  for (const outcome of [await win(), await win()]) valueOf(outcome);
  expect(await walletBalance(db, user.id)).toEqual({ amount: 10_000n, currency: "INR" });
  expect(await heldInRupees()).toBe(held - 1_500n);
  const { id, wonOn } = await shown();
  expect(wonOn).toBe("2026-10-02");
  expect((await mailAbout(id)).map(({ subject }) => subject)).toEqual([
    "₹100.00 was taken off your wallet",
    "₹100.00 is back in your wallet",
  ]);
  await checkLedger();
  valueOf(await sendBack({ userId: user.id, reference: payment, now }));
  await checkLedger();
});

test("a dispute that ended a refund is not won again: the refund would be owed once more", async () => {
  const { user, payment } = await makeTopUp();
  const { refundId } = valueOf(await sendBack({ userId: user.id, reference: payment, now }));
  await failRefund(refundId, now, { toWallet: false });
  const { lose, win } = disputeOf(payment, "100");
  valueOf(await lose());
  expect(await balanceOf(user.id)).toBe(0n);
  expect(await win()).toMatchObject({ refusal: { code: "refund_ended" } });
  await checkLedger();
});

test("a refund tried once more while a dispute about its money is recorded is not paid twice", async () => {
  const { user, payment } = await makeTopUp();
  const { refundId } = valueOf(await sendBack({ userId: user.id, reference: payment, now }));
  await failRefund(refundId, now, { toWallet: false });
  const { lose } = disputeOf(payment, "100");
  const met = await runConcurrently(
    (tx) => lockRefund(tx, refundId),
    () => retryRefund(refundId, now),
    () => lose(),
  );
  expect(met).toMatchObject([{ ok: true }, { refusal: { code: "more_than_held" } }]);
  await checkLedger();
});
