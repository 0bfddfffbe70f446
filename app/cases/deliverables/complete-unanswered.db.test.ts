import { randomUUID } from "node:crypto";

import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";

import { acceptVersion, askForNewVersion } from "#app/cases/deliverables/answer-version.server.ts";
import { completeUnanswered } from "#app/cases/deliverables/complete-unanswered.server.ts";
import { handOverVersion } from "#app/cases/deliverables/hand-over-version.server.ts";
import { lastVersion } from "#app/cases/deliverables/list-versions.server.ts";
import { writeComment } from "#app/cases/deliverables/write-comment.server.ts";
import { writeMessage } from "#app/cases/conversation/send-message.server.ts";
import { moveItem } from "#app/cases/move-item.server.ts";
import { sendCaseNote, sendCaseNoteJob } from "#app/cases/send-case-note.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { mailboxMessages } from "#app/mail/tables.server.ts";
import { itemChangedJob, sendItemMail } from "#app/orders/items/send-item-mail.server.ts";
import { findItem } from "#app/orders/items/find-item.server.ts";
import { orderItems } from "#app/orders/tables.server.ts";
import { dayMs } from "#app/platform/dates.ts";
import { db } from "#app/platform/db.server.ts";
import type { OrderItemId } from "#app/platform/ids.ts";
import { itemInReview, sendToReview } from "#tests/cases/item-in-review.ts";
import { noon, openShop, valueOf } from "#tests/checkout/shop.ts";
import { auditEventsOn } from "#tests/desk/audit-events-on.ts";
import { makeMember } from "#tests/desk/make-member.ts";
import { bookOne, fiveSessions } from "#tests/desk/session-use-cases.ts";
import { configured } from "#tests/pricing/quote-of.ts";

let counsellor: Member;

beforeAll(async () => {
  await openShop();
  counsellor = await makeMember("counsellor");
});

beforeEach(async () => {
  await db.update(orderItems).set({ answerBy: null });
  await queued(sendCaseNoteJob.name);
  await queued(itemChangedJob.name);
});

const day = (days: number) => new Date(noon.getTime() + days * dayMs);
const seen = noon.toISOString();

async function delivered(configuration = configured("cover-letter")) {
  const bought = await itemInReview(counsellor, [configuration]);
  valueOf(await handOver(bought.itemId, 1));
  return bought;
}

function handOver(itemId: OrderItemId, version: number) {
  const handed = { member: counsellor, itemId, version: String(version), text: "Your letter.", files: [] };
  return handOverVersion({ ...handed, now: noon });
}

const itemOf = async (itemId: OrderItemId) => (await findItem(db, itemId))!;

async function queued(name: string): Promise<unknown[]> {
  const { rows } = await db.execute<{ payload: unknown }>(
    sql`delete from graphile_worker._private_jobs using graphile_worker._private_tasks
      where _private_tasks.id = _private_jobs.task_id and identifier = ${name}
      returning payload, _private_jobs.id`,
  );
  return rows.map(({ payload }) => payload);
}

test("who says nothing is reminded three days before, and after fourteen days it is completed", async () => {
  const { itemId, user } = await delivered();
  expect(await itemOf(itemId)).toMatchObject({ state: "delivered", answerBy: "2026-10-16" });
  for (const payload of await queued(itemChangedJob.name)) await sendItemMail(itemChangedJob.parse(payload));
  expect(await completeUnanswered(day(10))).toEqual({ reminded: 0, completed: 0 });
  expect(await completeUnanswered(day(11))).toEqual({ reminded: 1, completed: 0 });
  expect(await completeUnanswered(day(12))).toEqual({ reminded: 0, completed: 0 });
  for (const payload of await queued(sendCaseNoteJob.name))
    await sendCaseNote(sendCaseNoteJob.parse(payload));
  expect(await completeUnanswered(day(14))).toEqual({ reminded: 0, completed: 0 });
  expect(await completeUnanswered(day(15))).toEqual({ reminded: 0, completed: 1 });
  expect(await completeUnanswered(day(15))).toEqual({ reminded: 0, completed: 0 });
  expect(await itemOf(itemId)).toMatchObject({ state: "completed", answerBy: null });
  expect((await auditEventsOn(itemId)).at(-1)).toMatchObject({
    event: "item_completed_unanswered",
    actorId: "system",
    before: { state: "delivered", answer_by: "2026-10-16" },
  });
  for (const payload of await queued(itemChangedJob.name)) await sendItemMail(itemChangedJob.parse(payload));
  const mails = await db.select().from(mailboxMessages).where(eq(mailboxMessages.recipient, user.email));
  const told = mails.map(({ body }) => body).filter((body) => body.includes("16 October 2026"));
  expect(told).toHaveLength(2);
  expect(mails.at(-1)?.body).toContain("We had no answer from you, so “Cover letter");
});

test("a server that was away reminds first, and only then completes", async () => {
  const { itemId } = await delivered();
  expect(await completeUnanswered(day(40))).toEqual({ reminded: 1, completed: 0 });
  expect((await itemOf(itemId)).answerBy).toBe("2026-11-14");
  expect(await completeUnanswered(day(43))).toEqual({ reminded: 0, completed: 0 });
  expect(await completeUnanswered(day(44))).toEqual({ reminded: 0, completed: 1 });
});

test("a word of the customer starts the days again, and one of ours does not", async () => {
  const { itemId, user } = await delivered();
  await completeUnanswered(day(11));
  const version = await lastVersion(db, itemId);
  const words = { text: "I read it on Sunday.", sendKey: randomUUID(), now: day(12) };
  valueOf(await writeComment({ ...words, userId: user.id, versionId: version!.id }));
  expect((await itemOf(itemId)).answerBy).toBe("2026-10-28");
  expect(await completeUnanswered(day(20))).toEqual({ reminded: 0, completed: 0 });
  const message = { ...words, sendKey: randomUUID(), itemId, files: [], now: day(20) };
  valueOf(await writeMessage({ ...message, userId: user.id }));
  expect((await itemOf(itemId)).answerBy).toBe("2026-11-05");
});

test("an answer in time, or a session still to be held, leaves nothing to complete", async () => {
  const { itemId, user } = await delivered();
  await completeUnanswered(day(11));
  const ask = { itemId, userId: user.id, seen, text: "Name the second project.", now: day(13) };
  valueOf(await askForNewVersion(ask));
  expect(await completeUnanswered(day(15))).toEqual({ reminded: 0, completed: 0 });
  expect((await itemOf(itemId)).answerBy).toBeNull();

  const held = await delivered(fiveSessions());
  await bookOne(counsellor, held.itemId, "2026-12-01T16:00");
  expect(await completeUnanswered(day(30))).toEqual({ reminded: 0, completed: 0 });
});

test("at the same moment the customer answers or the days are over, never both", async () => {
  for (let round = 0; round < 6; round += 1) {
    const { itemId, user } = await delivered();
    await completeUnanswered(day(11));
    const answer = { itemId, userId: user.id, seen, now: day(15) };
    const [done, jobs] = await Promise.all([
      round % 2 ? acceptVersion(answer) : askForNewVersion({ ...answer, text: "Line two." }),
      Promise.all([completeUnanswered(day(15)), completeUnanswered(day(15))]),
    ]);
    const completed = jobs.reduce((sum, job) => sum + job.completed, 0);
    expect(completed + Number(done.ok)).toBe(1);
  }
});

test("nobody at the desk completes alone, whatever they are", async () => {
  const { itemId } = await delivered();
  for (const role of ["counsellor", "manager", "owner"] as const) {
    const member = role === "counsellor" ? counsellor : await makeMember(role);
    const move = { member, itemId, from: "delivered", to: "completed", note: "It is done.", tell: true };
    expect(await moveItem({ ...move, now: noon })).toMatchObject({ refusal: { code: "invalid_choice" } });
  }
  expect((await itemOf(itemId)).state).toBe("delivered");
});

test("changes that are promised are asked for after acceptance, delivered, and accepted again", async () => {
  const { itemId, user } = await delivered(configured("sop-drafting", { drafts: 2 }));
  const about = { itemId, userId: user.id };
  valueOf(await acceptVersion({ ...about, seen, now: day(1) }));
  const ask = { ...about, seen: day(1).toISOString(), text: "Another programme.", now: day(60) };
  expect(await askForNewVersion({ ...ask, seen })).toMatchObject({ refusal: { code: "delivered_anew" } });
  const asked = await Promise.all([1, 2, 3].map(() => askForNewVersion(ask)));
  expect(asked.every(({ ok }) => ok)).toBe(true);
  const item = await itemOf(itemId);
  expect(item.state).toBe("in_progress");
  expect(item.dueOn! > "2026-11-30").toBe(true);
  await sendToReview(itemId, counsellor, day(61));
  valueOf(await handOver(itemId, 2));
  expect((await itemOf(itemId)).state).toBe("delivered");
  valueOf(await acceptVersion({ ...about, seen, now: day(62) }));
});

test("nothing is changed after acceptance where nothing is promised, or the promise is over", async () => {
  const letter = await delivered();
  valueOf(await acceptVersion({ itemId: letter.itemId, userId: letter.user.id, seen, now: day(1) }));
  const late = await delivered(configured("sop-drafting", { drafts: 2 }));
  valueOf(await acceptVersion({ itemId: late.itemId, userId: late.user.id, seen, now: day(1) }));
  for (const [{ itemId, user }, now] of [
    [letter, day(2)],
    [late, day(366)],
  ] as const) {
    const ask = { itemId, userId: user.id, seen: day(1).toISOString(), text: "One more.", now };
    expect(await askForNewVersion(ask)).toMatchObject({ refusal: { code: "not_delivered" } });
    expect((await itemOf(itemId)).state).toBe("completed");
  }
});
