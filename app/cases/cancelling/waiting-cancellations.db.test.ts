import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";

import {
  askToCancel,
  lastCancellation,
  withdrawCancellation,
} from "#app/cases/cancelling/ask-to-cancel.server.ts";
import { agreeToCancel, declineToCancel } from "#app/cases/cancelling/answer-cancellation-at-desk.server.ts";
import { findRefundDue } from "#app/cases/cancelling/find-refund-due.server.ts";
import { loadCalendar } from "#app/cases/desk/calendar/load-calendar.server.ts";
import { listWork } from "#app/cases/desk/list-work.server.ts";
import { readWorkFilter } from "#app/cases/desk/work-filter.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { listCancellations } from "#app/cases/cancelling/list-cancellations-at-desk.server.ts";
import { proposeCancellation } from "#app/cases/cancelling/propose-cancellation.server.ts";
import { tickPlanStep } from "#app/cases/plan/tick-plan-step.server.ts";
import { orderItems } from "#app/orders/tables.server.ts";
import { previewRefund, refundAtDesk } from "#app/orders/desk/refund-at-desk.server.ts";
import { findItem } from "#app/orders/items/find-item.server.ts";
import { db } from "#app/platform/db.server.ts";
import { refundOrder } from "#app/refunds/refund-order.server.ts";
import { balanceOf, noon, openShop, valueOf } from "#tests/checkout/shop.ts";
import { hire, makeMember } from "#tests/desk/make-member.ts";
import { bookOne, buySessions } from "#tests/desk/session-use-cases.ts";
import { sendIntakeOf } from "#tests/cases/send-intake.ts";
import { buyServices } from "#tests/desk/work-use-cases.ts";
import { configured } from "#tests/pricing/quote-of.ts";
import { ask, dueOf, words } from "#tests/cases/cancelling.ts";

let manager: Member;

beforeAll(async () => {
  await openShop();
  manager = await makeMember("manager");
});

test("the queue says of which services the customer asks to cancel", async () => {
  const bought = await buyServices();
  const queued = async () => {
    const filter = readWorkFilter(new URLSearchParams({ state: "all" }));
    const { items } = valueOf(await listWork({ member: manager, filter, now: noon, itemsMax: 1000 }));
    return items.find(({ id }) => id === bought.itemId)?.request;
  };
  expect(await queued()).toBeNull();
  valueOf(await ask(bought));
  expect(await queued()).toBe("Cancellation requested");
});

test("the calendar says at which sessions the customer asks to cancel", async () => {
  const counsellor = await makeMember("counsellor");
  const { itemId, user } = await buySessions(counsellor.id);
  await bookOne(counsellor, itemId, "2026-10-05T16:00");
  const week = `/staff/calendar?from=2026-10-05&people=${counsellor.id}`;
  const entry = async () => {
    const { columns } = await loadCalendar(counsellor, new URL(week, "http://desk"), noon);
    return columns.flatMap(({ entries }) => entries)[0];
  };
  expect(await entry()).toMatchObject({ request: null });
  const shown = await findRefundDue(db, (await findItem(db, itemId))!, noon);
  valueOf(await askToCancel({ itemId, userId: user.id, text: words, shown, now: noon }));
  expect(await entry()).toMatchObject({ request: "Cancellation requested" });
});

test("while a wish waits no step is ticked, because a tick can lower what comes back", async () => {
  const bought = await buyServices([configured("complete-application", { universities: 5 })]);
  await sendIntakeOf(bought.itemId);
  const tick = () =>
    tickPlanStep({ member: manager, itemId: bought.itemId, step: "list_approved", isDone: true, now: noon });
  valueOf(await ask(bought));
  expect(await tick()).toMatchObject({ refusal: { code: "cancellation_requested" } });
  valueOf(await withdrawCancellation({ itemId: bought.itemId, userId: bought.user.id, now: noon }));
  valueOf(await tick());
  await db.update(orderItems).set({ state: "in_progress" }).where(eq(orderItems.id, bought.itemId));
  expect(await dueOf(bought)).toMatchObject({ toWallet: 2_799_930n });
});

test("a wish is declined with words that stand with it, and the service goes on", async () => {
  const bought = await buyServices();
  const { id } = valueOf(await ask(bought));
  const answer = { member: manager, cancellationId: id, now: noon };
  expect(await declineToCancel({ ...answer, text: "  " })).toMatchObject({
    refusal: { code: "words_missing" },
  });
  valueOf(await declineToCancel({ ...answer, text: "It is ready tomorrow." }));
  expect(await lastCancellation(db, bought.itemId)).toMatchObject({
    state: "declined",
    answerText: "It is ready tomorrow.",
  });
  expect((await findItem(db, bought.itemId))?.state).toBe("received");
  expect(await balanceOf(bought.user.id)).toBe(0n);
});

test.each([
  ["of the whole", ""],
  ["of a part", "100"],
])(
  "while a wish waits there is no refund %s by hand, nor another way to end the service",
  async (_what, amount) => {
    const bought = await buyServices();
    const typed = { member: manager, orderId: bought.orderId, amount, reason: "By hand", now: noon };
    const shown = valueOf(await previewRefund({ ...typed, itemId: null }));
    const { id } = valueOf(await ask(bought));
    const refused = { refusal: { code: "cancellation_requested", status: 409 } };
    for (const itemId of [null, bought.itemId]) {
      const refund = { ...typed, itemId };
      expect(await previewRefund(refund)).toMatchObject(refused);
      expect(await refundAtDesk({ ...refund, shown, requestKey: crypto.randomUUID() })).toMatchObject(
        refused,
      );
    }
    const proposal = { member: manager, itemId: bought.itemId, text: "As asked.", now: noon };
    expect(await proposeCancellation({ ...proposal, shown: await dueOf(bought) })).toMatchObject(refused);
    expect(await balanceOf(bought.user.id)).toBe(0n);
    valueOf(await agreeToCancel({ member: manager, cancellationId: id, now: noon }));
    expect(await balanceOf(bought.user.id)).toBe(199_900n);
  },
);

test("another service of the order is given back all the same", async () => {
  const bought = await buyServices([configured("cover-letter"), configured("cover-letter")]);
  const other = bought.itemIds[1] ?? "";
  valueOf(await ask(bought));
  const typed = { member: manager, orderId: bought.orderId, itemId: other, amount: "", reason: "By hand" };
  const shown = valueOf(await previewRefund({ ...typed, now: noon }));
  valueOf(await refundAtDesk({ ...typed, shown, requestKey: crypto.randomUUID(), now: noon }));
  expect(await balanceOf(bought.user.id)).toBe(199_900n);
});

test("what was given back past the desk is agreed to without money, and cannot be said to go on", async () => {
  const bought = await buyServices();
  const { id } = valueOf(await ask(bought));
  const asked = { orderId: bought.orderId, itemId: null, amount: null, requestKey: crypto.randomUUID() };
  valueOf(await refundOrder({ ...asked, reason: "By command", refundedBy: "system", now: noon }));
  const answer = { member: manager, cancellationId: id, now: noon };
  expect(await declineToCancel({ ...answer, text: "It goes on." })).toMatchObject({
    refusal: { code: "refunded_since", status: 409 },
  });
  valueOf(await agreeToCancel(answer));
  expect(await lastCancellation(db, bought.itemId)).toMatchObject({ id, state: "agreed" });
  expect(await balanceOf(bought.user.id)).toBe(199_900n);
});

test("nobody answers their own wish", async () => {
  const bought = await buyServices();
  const { id } = valueOf(await ask(bought));
  const member = await hire(bought.user.id, "manager");
  const answer = { member, cancellationId: id, now: noon };
  const refused = { refusal: { code: "own_order", status: 409 } };
  expect(await agreeToCancel(answer)).toMatchObject(refused);
  expect(await declineToCancel({ ...answer, text: "It goes on." })).toMatchObject(refused);
  expect(await balanceOf(bought.user.id)).toBe(0n);
  expect((await lastCancellation(db, bought.itemId))?.state).toBe("asked");
});

test("those that wait are listed, the oldest first", async () => {
  const bought = await buyServices();
  const { id } = valueOf(await ask(bought));
  const { cancellations } = valueOf(await listCancellations(manager, null));
  expect(cancellations.map((input) => input.id)).toContain(id);
  expect(cancellations.every(({ state }) => state === "asked")).toBe(true);
});
