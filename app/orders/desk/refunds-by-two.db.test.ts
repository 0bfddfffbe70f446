import { randomUUID } from "node:crypto";

import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";

import { askToCancel, lastCancellation } from "#app/cases/cancelling/ask-to-cancel.server.ts";
import { findRefundDue } from "#app/cases/cancelling/find-refund-due.server.ts";
import { adjustWallet } from "#app/wallet/adjust-wallet-at-desk.server.ts";
import { agreeToCancel } from "#app/cases/cancelling/answer-cancellation-at-desk.server.ts";
import { approveRefund, declineRefundRequest } from "#app/orders/desk/approve-refund.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { listRefundRequests } from "#app/refunds/list-refund-requests.server.ts";
import { previewRefund, refundAtDesk } from "#app/orders/desk/refund-at-desk.server.ts";
import { findItem } from "#app/orders/items/find-item.server.ts";
import { db } from "#app/platform/db.server.ts";
import { balanceOf, noon, openShop, valueOf } from "#tests/checkout/shop.ts";
import { auditEventsOn } from "#tests/desk/audit-events-on.ts";
import { askLarge } from "#tests/desk/ask-large.ts";
import { mailsTo } from "#tests/desk/notices.ts";
import { runJobs } from "#tests/setup/run-jobs.ts";
import { hire, makeMember } from "#tests/desk/make-member.ts";
import { type Bought, buyServices } from "#tests/desk/work-use-cases.ts";
import { configured } from "#tests/pricing/quote-of.ts";

let [manager, second]: Member[] = [];

beforeAll(async () => {
  await openShop();
  [manager, second] = [await makeMember("manager"), await makeMember("manager")];
});

/** Above the approval limit: more than 739.99 US dollars, in rupees. */
const large = () => buyServices([configured("complete-application", { universities: 12 })]);

async function ask({ orderId }: Bought, member = manager!, amount = "", key: string = randomUUID()) {
  const typed = { member, orderId, itemId: null, amount, reason: "It was not what they needed", now: noon };
  const shown = valueOf(await previewRefund(typed));
  return refundAtDesk({ ...typed, shown, requestKey: key });
}

test("a refund above the limit waits for a second person, who gives back just what was shown, once", async () => {
  const bought = await large();
  const key = randomUUID();
  const asked = await Promise.all(Array.from({ length: 5 }, () => ask(bought, manager, "", key)));
  expect(asked.map((one) => valueOf(one))).toEqual(
    Array.from({ length: 5 }, () => ({ id: key, waits: true })),
  );
  expect(await balanceOf(bought.user.id)).toBe(0n);
  const approve = (member: Member) => approveRefund({ member, requestId: key, now: noon });
  expect(await approve(manager!)).toMatchObject({ refusal: { code: "own_request", status: 409 } });
  const made = await Promise.all(Array.from({ length: 5 }, () => approve(second!)));
  expect(made.every(({ ok }) => ok)).toBe(true);
  const { price } = (await findItem(db, bought.itemId))!;
  expect(await balanceOf(bought.user.id)).toBe(price);
  expect((await auditEventsOn(bought.orderId)).map(({ event }) => event)).toEqual([
    "refund_asked",
    "refund_approved",
  ]);
});

test("parts of a refund that are above the limit together are no way round it", async () => {
  const bought = await large();
  expect(valueOf(await ask(bought, manager, "30000"))).not.toHaveProperty("waits");
  expect(valueOf(await ask(bought, manager, "30000"))).toHaveProperty("waits");
  expect(valueOf(await ask(bought, second, "30000"))).not.toHaveProperty("waits");
});

test("a request is declined with a reason, and what was given back since is not given back again", async () => {
  const bought = await large();
  const { id } = valueOf(await ask(bought));
  valueOf(await ask(bought, second, "100"));
  const decide = { member: second!, requestId: id, now: noon };
  expect(await approveRefund(decide)).toMatchObject({ ok: false });
  expect(await declineRefundRequest({ ...decide, reason: " " })).toMatchObject({
    refusal: { code: "missing_reason" },
  });
  valueOf(await declineRefundRequest({ ...decide, reason: "They keep it" }));
  expect(await approveRefund(decide)).toMatchObject({ refusal: { code: "decided" } });
  expect(valueOf(await listRefundRequests(second!)).map((one) => one.id)).not.toContain(id);
  expect(await balanceOf(bought.user.id)).toBe(10_000n);
});

test("nobody approves money for themselves", async () => {
  const bought = await large();
  const { id } = valueOf(await ask(bought));
  const member = await hire(bought.user.id, "manager");
  expect(await approveRefund({ member, requestId: id, now: noon })).toMatchObject({
    refusal: { code: "own_order" },
  });
});

test("agreeing to a cancellation above the limit takes two as well", async () => {
  const { itemId, user } = await large();
  const shown = await findRefundDue(db, (await findItem(db, itemId))!, noon);
  const input = { itemId, userId: user.id, text: "My plans have changed.", shown, now: noon };
  const { id: cancellationId } = valueOf(await askToCancel(input));
  const agree = (member: Member) => agreeToCancel({ member, cancellationId, shown, now: noon });
  expect([valueOf(await agree(manager!)), valueOf(await agree(manager!))]).toEqual(["waits", "waits"]);
  expect(await balanceOf(user.id)).toBe(0n);
  expect(valueOf(await agree(second!))).toBe("agreed");
  expect(await balanceOf(user.id)).toBe(shown.toWallet);
});

test("of a cancellation that takes two, only what both have seen goes back", async () => {
  const { itemId, user, shown, dueNow, agree, begin } = await askLarge(manager!);
  expect(valueOf(await agree(manager!, shown))).toBe("waits");
  await begin();
  const less = await dueNow();
  expect(less.toWallet).toBeLessThan(shown.toWallet);
  expect(await agree(second!, shown)).toMatchObject({ refusal: { code: "price_changed" } });
  expect(valueOf(await agree(second!, less))).toBe("again");
  expect(valueOf(await agree(second!, less))).toBe("waits");
  expect(await balanceOf(user.id)).toBe(0n);
  expect(valueOf(await agree(manager!, less))).toBe("agreed");
  expect(await balanceOf(user.id)).toBe(less.toWallet);
  expect((await auditEventsOn(itemId)).map(({ event }) => event)).toEqual([
    "cancellation_asked",
    "cancellation_agreed_first",
    "cancellation_agreed_first",
    "cancellation_agreed",
  ]);
});

test("who agrees first to what does not come back any more agrees to nothing", async () => {
  const { itemId, user, shown, agree, begin } = await askLarge(manager!);
  await begin();
  expect(await agree(manager!, shown)).toMatchObject({ refusal: { code: "price_changed", status: 409 } });
  expect((await lastCancellation(db, itemId))?.firstAgreedBy).toBeNull();
  expect(await balanceOf(user.id)).toBe(0n);
});

test("owners are told by email of large refunds and of large credits, when they are asked for and when they are made", async () => {
  const [owner] = await Promise.all([makeMember("owner"), makeMember("owner")]);
  await db.execute(sql`delete from graphile_worker._private_jobs`);
  const bought = await large();
  const { id } = valueOf(await ask(bought));
  valueOf(await approveRefund({ member: second!, requestId: id, now: noon }));
  const other = await large();
  const credit = { userId: other.user.id, direction: "credit", amount: 9_000_000n, currency: "INR" } as const;
  const why = { reason: "For the long wait", requestKey: randomUUID(), now: noon };
  valueOf(await adjustWallet({ member: manager!, ...credit, ...why }));
  await runJobs();
  const mails = (await mailsTo(owner)).filter(({ subject }) => / of ₹/.test(subject));
  expect(mails.map(({ subject }) => subject.replace(/₹[\d,.]+/, "so much")).toSorted()).toEqual([
    "A refund of so much is waiting for a second person",
    "A refund of so much was approved",
    "A wallet credit of so much is waiting for a second person",
  ]);
});
