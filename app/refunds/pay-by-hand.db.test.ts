import { randomUUID } from "node:crypto";

import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";

import { recordLostDisputeAtDesk } from "#app/books/desk/keep-books.server.ts";
import { reconcile } from "#app/books/reconcile.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { listHandPayments } from "#app/refunds/list-hand-payments.server.ts";
import {
  approveHandPayment,
  declineHandPaymentAtDesk,
  markPaidByHand,
} from "#app/refunds/pay-by-hand.server.ts";
import { tryRefundAgain } from "#app/refunds/refund-at-desk-again.server.ts";
import { listMailbox } from "#app/mail/list-mailbox.server.ts";
import { findPayment } from "#app/payments/find-payment.server.ts";
import { findRefund, refundToMake } from "#app/payments/record-refund.server.ts";
import { handPaymentFields } from "#app/refunds/desk/hand-payment-fields.ts";
import { db } from "#app/platform/db.server.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { pollRefund } from "#app/refunds/poll-refunds.server.ts";
import { refundOrder } from "#app/refunds/refund-order.server.ts";
import { refundStatuses } from "#app/refunds/refund-statuses.server.ts";
import { sendMoneyNote, sendMoneyNoteJob } from "#app/refunds/send-money-note.server.ts";
import { sendRefund } from "#app/refunds/send-refund.server.ts";
import { fakeGateway, withGateways } from "#tests/checkout/fake-gateway.ts";
import { buyAt } from "#tests/checkout/pay-at-fake.ts";
import {
  checkLedger,
  coverLetter,
  ledger,
  makeBuyer,
  minutesLater,
  noon,
  openShop,
  purchaseOf,
  valueOf,
} from "#tests/checkout/shop.ts";
import { auditEventsOn } from "#tests/desk/audit-events-on.ts";
import { hire, makeMember } from "#tests/desk/make-member.ts";
import { configured } from "#tests/pricing/quote-of.ts";
import type { RefundId } from "#app/platform/ids.ts";

const stripe = fakeGateway("stripe");
withGateways(() => [stripe]);

let [manager, second]: Member[] = [];
beforeAll(async () => {
  await openShop();
  [manager, second] = [await makeMember("manager"), await makeMember("manager")];
});

const now = minutesLater(60);

type Failing = { large?: boolean; universities?: number; of?: CurrentUser };

async function failed({ large = false, universities = large ? 12 : 0, of }: Failing = {}) {
  const user = of ?? (await makeBuyer("FR"));
  const what = [universities > 0 ? configured("complete-application", { universities }) : coverLetter()];
  const { orderId, reference: payment } = await buyAt(
    stripe,
    purchaseOf(user, { what: { configurations: what } }),
  );
  const asked = { orderId, requestKey: randomUUID(), reason: "asked", refundedBy: "system", now: noon };
  const { id } = valueOf(await refundOrder(asked));
  stripe.refuseRefunds = "refund_impossible";
  await sendRefund(id, noon);
  stripe.refuseRefunds = false;
  const said = { reference: "UTR 20261002/7", paidOn: "2026-10-02", reason: "The card was closed" };
  const mark = (member = manager!, requestKey: string = randomUUID(), change = {}) =>
    markPaidByHand({ member, refundId: id, ...said, ...change, requestKey, now });
  return { id, user, orderId, payment, mark };
}

const stateOf = async (id: RefundId) => (await findRefund(db, id))?.state;
const paidFromBank = async () => (await ledger()).get("bank INR") ?? 0n;

test("a refund paid by bank transfer is booked so once, the books hold, and its customer reads it", async () => {
  const { id, user, orderId, mark } = await failed();
  const [before, key] = [await paidFromBank(), randomUUID()];
  const marked = await Promise.all(Array.from({ length: 5 }, () => mark(manager, key)));
  expect(marked.map(valueOf)).toEqual(Array.from({ length: 5 }, () => "made"));
  expect(await mark()).toMatchObject({ refusal: { code: "not_failed", status: 409 } });
  expect(await tryRefundAgain({ member: manager!, refundId: id, now })).toMatchObject({
    refusal: { code: "not_failed" },
  });
  expect([await stateOf(id), (await paidFromBank()) - before]).toEqual(["by_hand", 199_900n]);
  expect(await auditEventsOn(id)).toMatchObject([
    { event: "refund_paid_by_hand", actorId: manager!.id, reason: "The card was closed" },
  ]);
  const status = (await refundStatuses(db, [orderId])).get(orderId)?.[0];
  expect(status?.sentences[0]).toMatch(/ so we paid it to you by bank transfer\.$/);
  const { rows } = await db.execute<{ payload: unknown }>(sql`
    select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = ${sendMoneyNoteJob.name} and payload::text like ${`%refund_by_hand%${id}%`}`);
  expect(rows).toHaveLength(1);
  await sendMoneyNote(sendMoneyNoteJob.parse(rows[0]?.payload));
  const [mail] = await listMailbox(1);
  expect(mail?.recipient).toBe(user.email);
  expect(mail?.body).toContain("on 2 October 2026. Its reference is UTR 20261002/7.");
  await checkLedger();
});

test("above the limit it waits for a second person, and meanwhile it is neither sent nor said again", async () => {
  const { id, mark } = await failed({ large: true });
  const key = randomUUID();
  expect([valueOf(await mark(manager, key)), valueOf(await mark(manager, key))]).toEqual(["waits", "waits"]);
  expect(await stateOf(id)).toBe("failed");
  expect(await mark(second)).toMatchObject({ refusal: { code: "waits_already" } });
  expect(await tryRefundAgain({ member: second!, refundId: id, now })).toMatchObject({
    refusal: { code: "waits_already" },
  });
  const listed = async (member: Member) =>
    valueOf(await listHandPayments(member)).find(({ refundId }) => refundId === id)?.decidable;
  expect([await listed(manager!), await listed(second!)]).toEqual([false, true]);
  const approve = (member: Member) => approveHandPayment({ member, handPaymentId: key, now });
  expect(await approve(manager!)).toMatchObject({ refusal: { code: "own_request" } });
  const approved = await Promise.all(Array.from({ length: 5 }, () => approve(second!)));
  expect(approved.every(({ ok }) => ok)).toBe(true);
  expect([await stateOf(id), await listed(second!)]).toEqual(["by_hand", undefined]);
  await checkLedger();
});

test("declined with a reason it is owed as before, and can be said anew", async () => {
  const { id, mark } = await failed({ large: true });
  const key = randomUUID();
  valueOf(await mark(manager, key));
  const decline = { member: second!, handPaymentId: key, now };
  expect(await declineHandPaymentAtDesk({ ...decline, reason: " " })).toMatchObject({
    refusal: { code: "missing_reason" },
  });
  valueOf(await declineHandPaymentAtDesk({ ...decline, reason: "It did not leave our bank" }));
  expect(await approveHandPayment(decline)).toMatchObject({ refusal: { code: "decided" } });
  expect(await stateOf(id)).toBe("failed");
  expect(valueOf(await mark(second))).toBe("waits");
  await checkLedger();
});

test.each([
  ["reference", " "],
  ["on", "9999-10-09"],
  ["reason", ""],
])("a transfer whose %s is “%s” is refused there", (field, text) => {
  const typed = { reference: "UTR 20261002/7", on: "2020-10-02", reason: "The card was closed" };
  expect(handPaymentFields.safeParse(typed).success).toBe(true);
  const { error } = handPaymentFields.safeParse({ ...typed, [field]: text });
  expect(error?.issues.map(({ path }) => path)).toEqual([[field]]);
});

test("nobody says of their own money that it was paid", async () => {
  const { id, user, mark } = await failed();
  expect(await mark(await hire(user.id, "manager"))).toMatchObject({ refusal: { code: "own_order" } });
  expect(await stateOf(id)).toBe("failed");
});

test("a gateway that makes it after all is not booked besides: its books and ours are said to differ", async () => {
  const { id, mark } = await failed();
  valueOf(await mark());
  const refund = (await findRefund(db, id))!;
  const payment = (await findPayment(db, refund.paymentId))!;
  valueOf(await stripe.refund(await refundToMake(db, refund, payment)));
  const before = await ledger();
  for (const state of ["pending", "done", "failed"] as const) await pollRefund(id, now, { ask: 0, state });
  await sendRefund(id, now);
  expect([await stateOf(id), await ledger()]).toEqual(["by_hand", before]);
  const accounts = await reconcile({ since: new Date(0), settledBefore: new Date("2100-01-01") });
  const differences = accounts.flatMap((account) => account.differences);
  expect(differences.join()).toContain(`of ${refund.gatewayPaymentId}, and our books say ₹0.00`);
  await checkLedger();
});

test("what one person marks alone within a day counts together", async () => {
  const first = await failed({ universities: 5 });
  expect(valueOf(await first.mark())).toBe("made");
  const next = await failed({ universities: 5, of: first.user });
  expect(valueOf(await next.mark(second))).toBe("made");
  const last = await failed({ universities: 5, of: first.user });
  expect(valueOf(await last.mark())).toBe("waits");
});

test("a dispute does not end a refund whose transfer waits for approval", async () => {
  const { id, payment, mark } = await failed({ large: true });
  const key = randomUUID();
  expect(valueOf(await mark(manager, key))).toBe("waits");
  const { amount } = (await findRefund(db, id))!;
  const typed = { account: "", payment, reference: "dp_waits", currency: "INR", fee: "", on: "2026-10-02" };
  const lost = { ...typed, amount: `${amount / 100n}` };
  const owner = await makeMember("owner");
  const lose = () => recordLostDisputeAtDesk({ member: owner, typed: lost, requestKey: randomUUID(), now });
  const before = await ledger();
  expect(await lose()).toMatchObject({ refusal: { code: "waits_already", status: 409, field: "payment" } });
  expect([await stateOf(id), await ledger()]).toEqual(["failed", before]);
  valueOf(await declineHandPaymentAtDesk({ member: second!, handPaymentId: key, reason: "Not sent", now }));
  valueOf(await lose());
  expect(await stateOf(id)).toBe("disputed");
  await checkLedger();
});

test("the same form sent with another reference changes nothing, and says so", async () => {
  const { id, mark } = await failed();
  const key = randomUUID();
  valueOf(await mark(manager, key));
  const other = await mark(manager, key, { reference: "UTR 8" });
  expect(other).toMatchObject({ refusal: { code: "recorded_before", status: 409 } });
  expect(await stateOf(id)).toBe("by_hand");
});
