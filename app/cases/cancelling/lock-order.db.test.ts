import { randomUUID } from "node:crypto";

import { eq, inArray } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";

import { system } from "#app/audit/record-audit-event.server.ts";
import { askToCancel, withdrawCancellation } from "#app/cases/cancelling/ask-to-cancel.server.ts";
import { findRefundDue } from "#app/cases/cancelling/find-refund-due.server.ts";
import { proposeCancellation } from "#app/cases/cancelling/propose-cancellation.server.ts";
import { agreeToCancel } from "#app/cases/cancelling/answer-cancellation-at-desk.server.ts";
import { bookSession } from "#app/cases/sessions/book-session.server.ts";
import { changeTimeZone } from "#app/desk/change-time-zone.server.ts";
import { endRole } from "#app/desk/pages/end-role.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { reassignWork } from "#app/cases/reassign-work.server.ts";
import { refundAtDesk } from "#app/orders/desk/refund-at-desk.server.ts";
import { staff } from "#app/desk/tables.server.ts";
import { decimal } from "#app/money/decimal.ts";
import { lockItem } from "#app/orders/items/change-item.server.ts";
import { findItem } from "#app/orders/items/find-item.server.ts";
import { orderItems } from "#app/orders/tables.server.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import { refundOrder } from "#app/refunds/refund-order.server.ts";
import { lockWallet } from "#app/wallet/balance.server.ts";
import { fund, noon, openShop, valueOf } from "#tests/checkout/shop.ts";
import { makeMember } from "#tests/desk/make-member.ts";
import { runConcurrently } from "#tests/desk/meet.ts";
import { buySessions, place } from "#tests/desk/session-use-cases.ts";
import { buyServices } from "#tests/desk/work-use-cases.ts";
import { configured } from "#tests/pricing/quote-of.ts";

/** Same lock order everywhere, so Postgres never has to break a deadlock. */

let owner: Member;

beforeAll(async () => {
  await openShop();
  owner = await makeMember("owner");
});

test("a refund of several services and giving work to a colleague meet without harm", async () => {
  const [one, other] = [await makeMember("counsellor"), await makeMember("counsellor")];
  const bought = await buyInUnsortedOrder();
  const [first = ""] = bought.itemIds;
  await db.update(orderItems).set({ assignedTo: one.id }).where(inArray(orderItems.id, bought.itemIds));
  const refund = { orderId: bought.orderId, requestKey: randomUUID(), reason: "By hand", now: noon };
  const met = await runConcurrently(
    (tx) => lockItem(tx, first),
    () => refundOrder({ ...refund, refundedBy: owner.id }),
    () =>
      reassignWork({ member: owner, userId: one.id, to: other.id, holidayId: null, along: true, now: noon }),
  );
  expect(met).toMatchObject([{ ok: true }, { ok: true }]);
});

/** Its first item has the greater id: rows are locked in order of id. */
async function buyInUnsortedOrder() {
  for (;;) {
    const bought = await buyServices([configured("cover-letter"), configured("linkedin-profile-building")]);
    const [first = "", second = ""] = bought.itemIds;
    if (first > second) return bought;
  }
}

test("agreeing to a cancellation and taking the wish back meet without harm", async () => {
  const { itemId, user } = await buyServices();
  const item = await findItem(db, itemId);
  const shown = await findRefundDue(db, item!, noon);
  const asked = { itemId, userId: user.id, now: noon };
  const input = valueOf(await askToCancel({ ...asked, text: "My plans have changed.", shown }));
  const met = await runConcurrently(
    (tx) => lockItem(tx, itemId),
    () => withdrawCancellation(asked),
    () => agreeToCancel({ member: owner, cancellationId: input.id, now: noon }),
  );
  expect(met).toMatchObject([{ ok: true }, { refusal: { code: "answered" } }]);
});

test("giving an order back by hand and agreeing to the request to cancel it meet without harm", async () => {
  const { orderId, itemId, user } = await buyServices();
  const shown = await findRefundDue(db, (await findItem(db, itemId))!, noon);
  const words = "My plans have changed.";
  const input = valueOf(await askToCancel({ itemId, userId: user.id, text: words, shown, now: noon }));
  const typed = { member: owner, orderId, itemId: null, amount: "", reason: "By hand", now: noon };
  const met = await runConcurrently(
    (tx) => lockItem(tx, itemId),
    () => refundAtDesk({ ...typed, shown, requestKey: randomUUID() }),
    () => agreeToCancel({ member: owner, cancellationId: input.id, now: noon }),
  );
  expect(met).toMatchObject([{ ok: false }, { ok: true }]);
  expect((await findItem(db, itemId))?.refunded).toBe(199_900n);
});

test("a customer who asks to cancel what the desk has proposed meets the manager who agrees without harm", async () => {
  const { itemId, user } = await buyServices();
  const shown = await findRefundDue(db, (await findItem(db, itemId))!, noon);
  const about = { itemId, text: "My plans have changed.", shown, now: noon };
  const proposal = valueOf(await proposeCancellation({ member: owner, ...about }));
  const met = await runConcurrently(
    (tx) => lockItem(tx, itemId),
    () => askToCancel({ userId: user.id, ...about }),
    () => agreeToCancel({ member: owner, cancellationId: proposal.id, now: noon }),
  );
  expect(met.filter((one) => (one as { ok: boolean }).ok)).toHaveLength(1);
});

/** Each is below one person's limit; together they exceed it. */
async function buyTwice() {
  const large = [configured("complete-application", { universities: 5 })];
  const first = await buyServices(large);
  await fund(first.user.id, 1n);
  const both = [first, await buyServices(large, { user: first.user })];
  const bought = both.map(({ itemId }) => itemId);
  await db.update(orderItems).set({ state: "in_progress" }).where(inArray(orderItems.id, bought));
  const shown = await findRefundDue(db, (await findItem(db, first.itemId))!, noon);
  return { both, shown, hold: (tx: Transaction) => lockWallet(tx, first.user.id) };
}

test("two orders of one customer given back in the same moment are no way round a second person", async () => {
  const { both, shown, hold } = await buyTwice();
  const typed = {
    member: await makeMember("manager"),
    itemId: null,
    amount: decimal(shown.toWallet),
    reason: "By hand",
    now: noon,
  };
  const [one, other] = both.map(
    ({ orderId }) =>
      () =>
        refundAtDesk({ ...typed, orderId, shown, requestKey: randomUUID() }),
  );
  const met = await runConcurrently(hold, one!, other!);
  expect(met).toMatchObject([{ value: { requestKey: expect.anything() } }, { value: { waits: true } }]);
});

test("two cancellations agreed to in the same moment are no way round a second person", async () => {
  const { both, shown, hold } = await buyTwice();
  const member = await makeMember("manager");
  const words = "My plans have changed.";
  const cancellations = [];
  for (const { itemId, user } of both)
    cancellations.push(
      valueOf(await askToCancel({ itemId, userId: user.id, text: words, shown, now: noon })),
    );
  const [one, other] = cancellations.map(
    ({ id: cancellationId }) =>
      () =>
        agreeToCancel({ member, cancellationId, shown, now: noon }),
  );
  expect(await runConcurrently(hold, one!, other!)).toMatchObject([{ value: "agreed" }, { value: "waits" }]);
});

test("a session booked with somebody whose role ends is booked before it, or not at all", async () => {
  const leaver = await makeMember("counsellor");
  const { itemId } = await buySessions(leaver.id);
  const session = { itemId, sessionId: randomUUID(), kind: "counselling", ...place(leaver.id) };
  const met = await runConcurrently(
    (tx) => lockItem(tx, itemId),
    () => bookSession({ member: owner, ...session, now: noon }),
    () => endRole({ actor: system, userId: leaver.id, now: noon }),
  );
  expect(met).toMatchObject([{ ok: true }, { ok: true, value: { released: 1 } }]);
});

test("choosing a time zone and losing one's role meet without harm", async () => {
  const leaver = await makeMember("counsellor");
  const met = await runConcurrently(
    (tx) => tx.select().from(staff).where(eq(staff.userId, leaver.id)).for("update"),
    () => changeTimeZone({ member: leaver, userId: leaver.id, timeZone: "Europe/London", now: noon }),
    () => endRole({ actor: owner, userId: leaver.id, now: noon }),
  );
  expect(met).toMatchObject([{ ok: true }, { ok: true }]);
});
