import { beforeAll, expect, test } from "vitest";

import {
  askToCancel,
  lastCancellation,
  withdrawCancellation,
} from "#app/cases/cancelling/ask-to-cancel.server.ts";
import { findRefundDue } from "#app/cases/cancelling/find-refund-due.server.ts";
import { agreeToCancel } from "#app/cases/cancelling/answer-cancellation-at-desk.server.ts";
import { bookSession } from "#app/cases/sessions/book-session.server.ts";
import { handOverVersion } from "#app/cases/deliverables/hand-over-version.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { changeItem, lockItem } from "#app/orders/items/change-item.server.ts";
import { findItem } from "#app/orders/items/find-item.server.ts";
import { db } from "#app/platform/db.server.ts";
import { sendToReview } from "#tests/cases/item-in-review.ts";
import { balanceOf, noon, openShop, valueOf } from "#tests/checkout/shop.ts";
import { auditEventsOn } from "#tests/desk/audit-events-on.ts";
import { makeMember } from "#tests/desk/make-member.ts";
import { bookOne, buySessions, place } from "#tests/desk/session-use-cases.ts";
import { type Bought, buyServices } from "#tests/desk/work-use-cases.ts";
import { ask, dueOf, words } from "#tests/cases/cancelling.ts";

let manager: Member;

beforeAll(async () => {
  await openShop();
  manager = await makeMember("manager");
});

const noMoney = { toGateway: 0n, premium: 0n };

async function begin({ itemId }: Bought): Promise<void> {
  await db.transaction(async (tx) => {
    const item = await lockItem(tx, itemId);
    const by = { by: manager.id, note: null, noteTold: false, now: noon };
    await changeItem(tx, item!, { to: "in_progress", ...by });
  });
}

test("before work begins the whole price is due; agreed to, it is given back once and the service ends", async () => {
  const bought = await buyServices();
  expect(await dueOf(bought)).toMatchObject({ toWallet: 199_900n, ...noMoney });
  const { id } = valueOf(await ask(bought));
  const answer = { member: manager, cancellationId: id, now: noon };
  const agreed = await Promise.all(Array.from({ length: 10 }, () => agreeToCancel(answer)));
  expect(agreed.every(({ ok }) => ok)).toBe(true);
  expect(await balanceOf(bought.user.id)).toBe(199_900n);
  expect((await findItem(db, bought.itemId))?.state).toBe("refunded");
  const events = (await auditEventsOn(bought.itemId)).map(({ event }) => event);
  expect(events).toEqual(["cancellation_asked", "cancellation_agreed"]);
});

test("half is due while the work goes on; the rest stays with us, and the service is cancelled", async () => {
  const bought = await buyServices();
  await begin(bought);
  const { id } = valueOf(await ask(bought));
  valueOf(await agreeToCancel({ member: manager, cancellationId: id, now: noon }));
  expect(await balanceOf(bought.user.id)).toBe(99_950n);
  expect(await findItem(db, bought.itemId)).toMatchObject({ state: "cancelled", refunded: 99_950n });
});

test("who saw the figures of before reads the new ones, and nothing is asked for", async () => {
  const bought = await buyServices();
  const before = await dueOf(bought);
  await begin(bought);
  expect(await ask(bought, before)).toMatchObject({ refusal: { code: "price_changed", status: 409 } });
  expect(await lastCancellation(db, bought.itemId)).toBeNull();
});

test("asking ten times is one wish, and what is asked in another's name is not known", async () => {
  const bought = await buyServices();
  const asked = await Promise.all(Array.from({ length: 10 }, () => ask(bought)));
  expect(new Set(asked.map((one) => valueOf(one).id)).size).toBe(1);
  const other = await buyServices();
  const foreign = { itemId: bought.itemId, userId: other.user.id, text: words, now: noon };
  const shown = await dueOf(bought);
  expect(await askToCancel({ ...foreign, shown })).toMatchObject({ refusal: { code: "unknown_item" } });
});

test("a wish taken back cannot be agreed to, and can be made anew", async () => {
  const bought = await buyServices();
  const { id } = valueOf(await ask(bought));
  valueOf(await withdrawCancellation({ itemId: bought.itemId, userId: bought.user.id, now: noon }));
  const answer = { member: manager, cancellationId: id, now: noon };
  expect(await agreeToCancel(answer)).toMatchObject({ refusal: { code: "answered" } });
  expect(await balanceOf(bought.user.id)).toBe(0n);
  expect(valueOf(await ask(bought)).id).not.toBe(id);
});

test("taking a wish back while it is agreed to: one of the two happens, and neither waits for ever", async () => {
  for (let round = 0; round < 5; round += 1) {
    const bought = await buyServices();
    const { id } = valueOf(await ask(bought));
    const [, agreed] = await Promise.all([
      withdrawCancellation({ itemId: bought.itemId, userId: bought.user.id, now: noon }),
      agreeToCancel({ member: manager, cancellationId: id, now: noon }),
    ]);
    const input = await lastCancellation(db, bought.itemId);
    expect(input?.state).toBe(agreed.ok ? "agreed" : "withdrawn");
    expect(await balanceOf(bought.user.id)).toBe(agreed.ok ? 199_900n : 0n);
  }
});

test("what was delivered since it was asked for is not cancelled, and nothing is given back", async () => {
  const bought = await buyServices();
  await begin(bought);
  const { id } = valueOf(await ask(bought));
  await sendToReview(bought.itemId, manager);
  const handed = { itemId: bought.itemId, version: "1", text: "Here it is.", files: [], now: noon };
  valueOf(await handOverVersion({ ...handed, member: manager }));
  const agreed = await agreeToCancel({ member: manager, cancellationId: id, now: noon });
  expect(agreed).toMatchObject({ refusal: { code: "delivered_since" } });
  expect(await balanceOf(bought.user.id)).toBe(0n);
  expect(await findItem(db, bought.itemId)).toMatchObject({ state: "delivered", refunded: 0n });
});

test("what is begun after it was asked for comes back by what is used when it is agreed, as it is shown then", async () => {
  const bought = await buyServices();
  const { id } = valueOf(await ask(bought));
  await begin(bought);
  const answer = { member: manager, cancellationId: id, now: noon };
  expect(await agreeToCancel(answer)).toMatchObject({ refusal: { code: "price_changed", status: 409 } });
  expect(await balanceOf(bought.user.id)).toBe(0n);
  valueOf(await agreeToCancel({ ...answer, shown: await dueOf(bought) }));
  expect(await balanceOf(bought.user.id)).toBe(99_950n);
});

test("a session that was held while the wish waited does not come back, and none is booked meanwhile", async () => {
  const counsellor = await makeMember("counsellor");
  const { itemId, user } = await buySessions(counsellor.id);
  const { price } = (await findItem(db, itemId))!;
  await bookOne(counsellor, itemId, "2026-10-05T16:00");
  const shown = await findRefundDue(db, (await findItem(db, itemId))!, noon);
  const { id } = valueOf(await askToCancel({ itemId, userId: user.id, text: words, shown, now: noon }));
  const next = {
    member: counsellor,
    itemId,
    sessionId: crypto.randomUUID(),
    kind: "counselling",
    now: noon,
  };
  expect(await bookSession({ ...next, ...place(counsellor.id) })).toMatchObject({
    refusal: { code: "cancellation_requested", status: 409 },
  });
  const later = new Date("2026-10-07T12:00:00Z");
  const answer = { member: manager, cancellationId: id, now: later };
  expect(await agreeToCancel({ ...answer, shown })).toMatchObject({ refusal: { code: "price_changed" } });
  const due = await findRefundDue(db, (await findItem(db, itemId))!, later);
  expect(due.toWallet).toBeLessThan(shown.toWallet);
  valueOf(await agreeToCancel({ ...answer, shown: due }));
  const { refunded } = (await findItem(db, itemId))!;
  expect([refunded, await balanceOf(user.id)]).toEqual([(price * 4n) / 5n, (price * 4n) / 5n]);
});
