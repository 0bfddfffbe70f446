import { randomUUID } from "node:crypto";

import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";

import { proposeCancellation } from "#app/cases/cancelling/propose-cancellation.server.ts";
import { writeMessage } from "#app/cases/conversation/send-message.server.ts";
import { acceptVersion, askForNewVersion } from "#app/cases/deliverables/answer-version.server.ts";
import { askReader } from "#app/cases/deliverables/ask-reader.server.ts";
import { assignItem } from "#app/cases/desk/assign-item.server.ts";
import { takeItem } from "#app/cases/desk/take-item.server.ts";
import { writeNote } from "#app/cases/notes/write-note.server.ts";
import { reassignWork } from "#app/cases/reassign-work.server.ts";
import { askOtherTime } from "#app/cases/sessions/ask-other-time.server.ts";
import { proposeMissed } from "#app/cases/sessions/missed-session.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { notifications } from "#app/notifications/tables.server.ts";
import { changeItem, lockItem } from "#app/orders/items/change-item.server.ts";
import { lastItemChange } from "#app/orders/items/list-item-changes.server.ts";
import { orderItems } from "#app/orders/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { OrderItemId } from "#app/platform/ids.ts";
import { ask, dueOf } from "#tests/cases/cancelling.ts";
import { claim, completedApplication } from "#tests/cases/claims.ts";
import { itemInReview } from "#tests/cases/item-in-review.ts";
import { counsellor, manager, message, openCase, withCaseStaff } from "#tests/cases/open-case.ts";
import { sendIntakeOf } from "#tests/cases/send-intake.ts";
import { minutesLater, noon, valueOf } from "#tests/checkout/shop.ts";
import { makeMember } from "#tests/desk/make-member.ts";
import { kindsTold, noticesOf } from "#tests/desk/notices.ts";
import { bookOne, buySessions } from "#tests/desk/session-use-cases.ts";
import { buyServices } from "#tests/desk/work-use-cases.ts";

withCaseStaff();

let colleague: Member;
beforeAll(async () => void (colleague = await makeMember("counsellor")));
beforeEach(() => db.delete(notifications));

/** Of counsellor, colleague and manager. */
const told = async () => [await kindsTold(counsellor), await kindsTold(colleague), await kindsTold(manager)];

async function deliver(itemId: OrderItemId): Promise<string> {
  await db.transaction(async (tx) => {
    const by = { by: counsellor.id, note: null, noteTold: false, now: noon };
    await changeItem(tx, (await lockItem(tx, itemId))!, { to: "delivered", ...by });
  });
  return (await lastItemChange(db, itemId))!.changedAt.toISOString();
}

test("work that is given tells whoever has it now, much of it in one line, and never whoever gave or took it", async () => {
  const { itemId } = await buyServices();
  const give = (to: Member, from: Member | null, by = manager) =>
    assignItem({ member: by, itemId, from: from?.id ?? null, to: to.id, along: true, now: noon });
  valueOf(await give(counsellor, null));
  expect(await told()).toEqual([["assigned"], [], []]);
  expect(await noticesOf(counsellor)).toMatchObject([{ itemId, byId: manager.id, facts: {} }]);
  const taken = await buyServices();
  valueOf(await takeItem({ member: counsellor, itemId: taken.itemId, now: noon }));
  expect(await told()).toEqual([["assigned"], [], []]);
  const all = {
    member: manager,
    userId: counsellor.id,
    to: colleague.id,
    holidayId: null,
    along: true,
    now: noon,
  };
  valueOf(await reassignWork(all));
  expect(await noticesOf(colleague)).toMatchObject([{ itemId: null, path: "/staff/work" }]);
  expect(await told()).toEqual([["assigned"], ["assigned"], []]);
});

test("a form and a message tell whoever does the work, and managers while nobody does", async () => {
  const one = await openCase();
  valueOf(await one.ask("Which of the two?"));
  await sendIntakeOf(one.itemId);
  expect(await told()).toEqual([["message", "form_arrived"], [], []]);
  const nobodys = await buyServices();
  const { itemId, user } = nobodys;
  valueOf(await writeMessage({ userId: user.id, ...message("Hello?", { itemId }) }));
  await sendIntakeOf(itemId);
  expect((await told())[2]).toEqual(["message", "form_arrived"]);
  valueOf(await one.answer("The first."));
  expect((await told())[0]).toHaveLength(2);
});

test("what the customer answers tells whoever delivered", async () => {
  const accepted = await itemInReview(counsellor);
  const seen = { userId: accepted.user.id, now: minutesLater(1) };
  const first = await deliver(accepted.itemId);
  valueOf(
    await askForNewVersion({ ...seen, itemId: accepted.itemId, seen: first, text: "Shorter, please." }),
  );
  expect(await told()).toEqual([["changes_asked"], [], []]);
  const again = await itemInReview(counsellor);
  const second = {
    itemId: again.itemId,
    userId: again.user.id,
    seen: await deliver(again.itemId),
    now: noon,
  };
  await Promise.all([acceptVersion(second), acceptVersion(second)]);
  expect(await told()).toEqual([["changes_asked", "accepted"], [], []]);
});

test("a request to cancel tells counsellor and managers, with the day that an answer was promised by", async () => {
  const one = await openCase();
  valueOf(await ask(one));
  expect(await told()).toEqual([["cancellation_asked"], [], ["cancellation_asked"]]);
  expect(await noticesOf(manager)).toMatchObject([{ facts: { dueOn: "2026-10-06" } }]);
  const claimed = await completedApplication();
  valueOf(await claim(claimed));
  expect((await told())[2]).toEqual(["cancellation_asked", "guarantee_claimed"]);
});

test("what needs a second person tells the one who is asked, or all who may decide", async () => {
  const asking = async (readerId: Member["id"] | null) => {
    const { itemId } = await itemInReview(counsellor);
    const draft = {
      member: counsellor,
      itemId,
      draftId: randomUUID(),
      readerId,
      text: "The letter.",
      files: [],
    };
    valueOf(await askReader({ ...draft, now: noon }));
  };
  await asking(colleague.id);
  expect(await told()).toEqual([[], ["approval_wanted"], []]);
  await asking(null);
  expect(await told()).toEqual([[], ["approval_wanted"], ["approval_wanted"]]);
  const one = await openCase();
  const proposal = { member: counsellor, itemId: one.itemId, text: "We cannot do this.", now: noon };
  valueOf(await proposeCancellation({ ...proposal, shown: await dueOf(one) }));
  expect((await noticesOf(manager)).map(({ facts }) => facts.about)).toEqual([
    "version",
    "proposed_cancellation",
  ]);
});

test("a note tells those whom it mentions, and nobody else", async () => {
  const marlo = await makeMember("manager", { first_name: "Marlo", last_name: "Quist" });
  const { itemId } = await openCase();
  const note = { member: counsellor, itemId, text: "Look at this, @Marlo Quist.", sendKey: randomUUID() };
  await Promise.all([writeNote({ ...note, now: noon }), writeNote({ ...note, now: noon })]);
  expect(await noticesOf(marlo)).toMatchObject([{ kind: "mentioned", itemId, byId: counsellor.id }]);
  expect(await told()).toEqual([[], [], []]);
});

test("a session tells whoever holds it that another time is asked for, and managers that it was missed", async () => {
  const { itemId, user } = await buySessions(manager.id);
  const { id: sessionId } = await bookOne(manager, itemId);
  await db.update(orderItems).set({ assignedTo: colleague.id }).where(eq(orderItems.id, itemId));
  const asked = { userId: user.id, itemId, sessionId, text: "After work, please.", now: noon };
  await Promise.all([askOtherTime(asked), askOtherTime(asked)]);
  expect(await told()).toEqual([[], [], ["session_asked"]]);
  const own = await buySessions(counsellor.id);
  const session = await bookOne(counsellor, own.itemId, "2026-10-14T16:00");
  const missed = {
    member: counsellor,
    itemId: own.itemId,
    sessionId: session.id,
    text: "Nobody came that day.",
  };
  valueOf(await proposeMissed({ ...missed, now: new Date("2026-10-14T12:00:00Z") }));
  expect(await told()).toEqual([[], [], ["session_asked", "approval_wanted"]]);
});
