import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";

import { writeMessage } from "#app/cases/conversation/send-message.server.ts";
import { askOtherTime } from "#app/cases/sessions/ask-other-time.server.ts";
import { cancellations } from "#app/cases/tables.server.ts";
import { tellOfDeadlines } from "#app/cases/tell-of-deadlines.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { firmHolidays, staff } from "#app/desk/tables.server.ts";
import { notifications } from "#app/notifications/tables.server.ts";
import { orderItems } from "#app/orders/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import { ask } from "#tests/cases/cancelling.ts";
import { counsellor, manager, message, openCase, withCaseStaff } from "#tests/cases/open-case.ts";
import { noon, valueOf } from "#tests/checkout/shop.ts";
import { makeMember } from "#tests/desk/make-member.ts";
import { kindsTold, noticesOf } from "#tests/desk/notices.ts";
import { bookOne, buySessions } from "#tests/desk/session-use-cases.ts";
import { buyServices } from "#tests/desk/work-use-cases.ts";

withCaseStaff();

let owner: Member;
beforeAll(async () => void (owner = await makeMember("owner")));
beforeEach(async () => {
  await db.delete(notifications);
  await db.delete(firmHolidays);
  await db.delete(cancellations);
  // What an earlier test left is nobody's, and over.
  await db
    .update(orderItems)
    .set({ assignedTo: null, state: "cancelled", dueOn: null, unansweredSince: null, requestSince: null });
});

/** Noon is on Friday, 2 October 2026. */
const october = (day: number, time = "12:00") =>
  new Date(`2026-10-${String(day).padStart(2, "0")}T${time}:00Z`);
const told = async () => [await kindsTold(counsellor), await kindsTold(manager)];

async function workDue(dueOn: string, assignedTo: Member["id"] | null = counsellor.id) {
  const bought = await buyServices();
  await db
    .update(orderItems)
    .set({ dueOn, assignedTo, state: "in_progress" })
    .where(eq(orderItems.id, bought.itemId));
  return bought.itemId;
}

test("work that is due on the next working day is told once, and late work to counsellor and managers", async () => {
  await workDue("2026-10-05");
  await tellOfDeadlines(october(1));
  expect(await told()).toEqual([[], []]);
  await tellOfDeadlines(october(2));
  await tellOfDeadlines(october(2, "12:15"));
  await tellOfDeadlines(october(4));
  expect(await told()).toEqual([["due_tomorrow"], []]);
  await tellOfDeadlines(october(5));
  expect(await told()).toEqual([["due_tomorrow"], []]);
  await tellOfDeadlines(october(6, "00:00"));
  await tellOfDeadlines(october(7));
  expect(await told()).toEqual([["due_tomorrow", "late"], ["late"]]);
  expect(await noticesOf(manager)).toMatchObject([{ facts: { dueOn: "2026-10-05" } }]);
});

test("a new due date is told anew, a holiday moves the day before, and nobody’s work tells managers", async () => {
  const itemId = await workDue("2026-10-06", null);
  await db.insert(firmHolidays).values({ day: "2026-10-05", name: "A holiday" });
  await tellOfDeadlines(october(2));
  expect(await told()).toEqual([[], ["due_tomorrow"]]);
  await db.update(orderItems).set({ dueOn: "2026-10-07" }).where(eq(orderItems.id, itemId));
  await tellOfDeadlines(october(6));
  expect(await told()).toEqual([[], ["due_tomorrow", "due_tomorrow"]]);
});

test("ten servers whose timers go off at once tell each once", async () => {
  await workDue("2026-10-01");
  await Promise.all(Array.from({ length: 10 }, () => tellOfDeadlines(noon)));
  expect(await told()).toEqual([["late"], ["late"]]);
  expect(await kindsTold(owner)).toEqual(["late"]);
});

test("a message that nobody answers for a working day tells counsellor and managers, once", async () => {
  const one = await openCase();
  valueOf(await one.ask("Which of the two?"));
  await db.delete(notifications);
  await tellOfDeadlines(october(4));
  await tellOfDeadlines(october(5, "11:59"));
  expect(await told()).toEqual([[], []]);
  await tellOfDeadlines(october(5));
  await tellOfDeadlines(october(6));
  expect(await told()).toEqual([["unanswered"], ["unanswered"]]);
  const other = await buyServices();
  const asked = message("Hello?", { itemId: other.itemId });
  valueOf(await writeMessage({ userId: other.user.id, ...asked }));
  await db.delete(notifications);
  valueOf(await one.answer("The first.", { now: october(6) }));
  await tellOfDeadlines(october(7));
  expect(await told()).toEqual([[], ["unanswered"]]);
});

test("a request to cancel warns managers with a day left, and again when it is late", async () => {
  const one = await openCase();
  valueOf(await ask(one));
  await db.delete(notifications);
  await tellOfDeadlines(october(4, "08:00"));
  expect(await told()).toEqual([[], []]);
  await tellOfDeadlines(october(5));
  await tellOfDeadlines(october(6));
  expect(await told()).toEqual([[], ["cancellation_due"]]);
  await tellOfDeadlines(october(7));
  await tellOfDeadlines(october(8));
  expect(await told()).toEqual([[], ["cancellation_due", "cancellation_late"]]);
});

test("a request for another time that waits a working day tells whoever holds the session and managers", async () => {
  const { itemId, user } = await buySessions(counsellor.id);
  const { id: sessionId } = await bookOne(counsellor, itemId);
  const asked = { userId: user.id, itemId, sessionId, text: "After work, please.", now: noon };
  valueOf(await askOtherTime(asked));
  await db.delete(notifications);
  await tellOfDeadlines(october(5, "11:00"));
  expect(await told()).toEqual([[], []]);
  await tellOfDeadlines(october(5));
  await tellOfDeadlines(october(6));
  expect(await told()).toEqual([["session_unanswered"], ["session_unanswered"]]);
});

test("whoever has left the desk is told nothing", async () => {
  const leaver = await makeMember("counsellor");
  await workDue("2026-10-01", leaver.id);
  await db.update(staff).set({ endedAt: noon }).where(eq(staff.userId, leaver.id));
  await tellOfDeadlines(noon);
  expect(await kindsTold(leaver)).toEqual([]);
  expect((await told())[1]).toEqual(["late"]);
});
