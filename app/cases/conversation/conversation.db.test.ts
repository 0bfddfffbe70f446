import { randomUUID } from "node:crypto";

import { and, eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";

import { listCaseFiles } from "#app/cases/files/list-case-files.server.ts";
import { listMessages } from "#app/cases/conversation/list-messages.server.ts";
import { listNotes } from "#app/cases/notes/list-notes.server.ts";
import { markRead } from "#app/cases/conversation/mark-read.server.ts";
import { type NewMessage, writeMessage } from "#app/cases/conversation/send-message.server.ts";
import { sendMessageMail, sendMessageMailJob } from "#app/cases/conversation/send-message-mail.server.ts";
import { caseReads } from "#app/cases/tables.server.ts";
import { unreadOfItems } from "#app/cases/conversation/unread-messages.server.ts";
import { countAwaiting } from "#app/desk/pages/count-awaiting.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { listWork } from "#app/cases/desk/list-work.server.ts";
import { takeItem } from "#app/cases/desk/take-item.server.ts";
import { readWorkFilter } from "#app/cases/desk/work-filter.ts";
import { writeMessageAtDesk } from "#app/cases/conversation/write-message.server.ts";
import { writeNote } from "#app/cases/notes/write-note.server.ts";
import { listMailbox } from "#app/mail/list-mailbox.server.ts";
import { orderItemChanges, orderItems } from "#app/orders/tables.server.ts";
import { eraseCustomer } from "#app/personal-data/delete-account.server.ts";
import { exportPersonalData } from "#app/personal-data/export-personal-data.server.ts";
import { db } from "#app/platform/db.server.ts";
import { minutesLater, noon, openShop, valueOf } from "#tests/checkout/shop.ts";
import { auditEventsOn } from "#tests/desk/audit-events-on.ts";
import { makeMember } from "#tests/desk/make-member.ts";
import { type Bought, buyServices } from "#tests/desk/work-use-cases.ts";
import { OrderItemId } from "#app/platform/ids.ts";
import { asId } from "#tests/setup/as-id.ts";

let counsellor: Member;
let manager: Member;

beforeAll(async () => {
  await openShop();
  [counsellor, manager] = await Promise.all([
    makeMember("counsellor", { first_name: "Dora" }),
    makeMember("manager"),
  ]);
});

type Written = Partial<NewMessage>;
const message = (words: string, about: Written) => ({
  itemId: asId(OrderItemId, ""),
  text: words,
  files: [],
  sendKey: randomUUID(),
  now: noon,
  ...about,
});

async function openCase() {
  const bought = await buyServices();
  const { itemId, user } = bought;
  valueOf(await takeItem({ member: counsellor, itemId, now: noon }));
  return {
    ...bought,
    ask: (words: string, about: Written = {}) =>
      writeMessage({ userId: user.id, ...message(words, { itemId, ...about }) }),
    answer: (words: string, about: Written = {}) =>
      writeMessageAtDesk({ member: counsellor, ...message(words, { itemId, ...about }) }),
  };
}

const messagesOf = async (itemId: OrderItemId) => (await listMessages(db, itemId, { before: null })).messages;
const unreadOf = async ({ itemId }: Bought, byDesk: boolean) =>
  (await unreadOfItems(db, [itemId], { byDesk })).get(itemId) ?? 0;

async function mailsOf(items: Bought) {
  const { rows } = await db.execute<{ id: string; payload: { messageId: number } }>(sql`
    select jobs.id, payload from graphile_worker._private_jobs jobs
      join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
    where tasks.identifier = ${sendMessageMailJob.name} order by jobs.id`);
  for (const { id, payload } of rows) {
    await sendMessageMail(sendMessageMailJob.parse(payload));
    await db.execute(sql`select graphile_worker.complete_jobs(${sql.raw(`array[${id}]::bigint[]`)})`);
  }
  const all = await listMailbox();
  return all.filter(({ body }) => body.includes(items.itemId));
}

test("customer and counsellor write to each other, oldest first, with files in their places", async () => {
  const one = await openCase();
  valueOf(await one.ask("  Which of\r\nthe two?\0 ", { files: [new File(["%PDF-1.7"], "a.pdf")] }));
  valueOf(await one.answer("", { files: [new File(["Both."], "b.txt")] }));
  expect(await messagesOf(one.itemId)).toMatchObject([
    { text: "Which of\nthe two?", fromDesk: false, files: [{ name: "a.pdf", sentBy: one.user.id }] },
    { text: "", fromDesk: true, authorId: counsellor.id, files: [{ name: "b.txt" }] },
  ]);
  expect(await listCaseFiles(db, one.itemId)).toHaveLength(2);
  const events = await auditEventsOn(one.itemId);
  expect(events.filter(({ event }) => event === "message_sent")).toMatchObject([
    { actorId: counsellor.id, after: { files: 1 }, reason: null },
  ]);
});

test("what says nothing, says too much or is about somebody else’s service is refused and changes nothing", async () => {
  const one = await openCase();
  const stranger = await buyServices();
  expect(await one.ask(" \u200b\n ")).toMatchObject({ refusal: { code: "words_missing", field: "text" } });
  expect(await one.ask("a".repeat(5001))).toMatchObject({ refusal: { code: "words_too_long" } });
  expect(await one.ask("Yes.", { sendKey: "no key" })).toMatchObject({ refusal: { code: "malformed" } });
  const program = [new File([Buffer.from("MZ\0\0")], "cv.pdf")];
  expect(await one.ask("Mine.", { files: program })).toMatchObject({ refusal: { code: "file_type" } });
  for (const itemId of [stranger.itemId, randomUUID(), "a\0"]) {
    expect(await one.ask("Mine?", { itemId: asId(OrderItemId, itemId) })).toMatchObject({
      refusal: { status: 404 },
    });
  }
  expect(await messagesOf(one.itemId)).toEqual([]);
  expect(await messagesOf(stranger.itemId)).toEqual([]);
  expect(await unreadOf(one, true)).toBe(0);
});

test("a message sent from two tabs at once is one, and another one by the same key is said to be", async () => {
  const one = await openCase();
  const sendKey = randomUUID();
  const files = () => [new File(["My record."], "record.txt")];
  const sent = await Promise.all(
    Array.from({ length: 10 }, () => one.ask("Here it is.", { sendKey, files: files() })),
  );
  expect(new Set(sent.map(valueOf)).size).toBe(1);
  expect(await listCaseFiles(db, one.itemId)).toHaveLength(1);
  expect(await unreadOf(one, true)).toBe(1);
  expect(await one.ask("And another.", { sendKey })).toMatchObject({ refusal: { code: "already_sent" } });
  expect(await one.answer("Here it is.", { sendKey })).toMatchObject({ refusal: { code: "malformed" } });
  expect(await messagesOf(one.itemId)).toHaveLength(1);
});

test("ten messages at once are ten, and reading in between leaves the count of what was not shown", async () => {
  const one = await openCase();
  const write = (count: number) =>
    Promise.all(Array.from({ length: count }, (_, at) => one.ask(`Part ${at}`)));
  await write(10);
  expect(await unreadOf(one, true)).toBe(10);
  const seen = (await messagesOf(one.itemId)).at(-1)!.id;
  const read = () => markRead({ itemId: one.itemId, byDesk: true }, { lastMessageId: seen, now: noon });
  await Promise.all([read(), write(10), read(), read()]);
  expect(await unreadOf(one, true)).toBe(10);
  await read();
  expect(await unreadOf(one, true)).toBe(10);
  expect(await unreadOf(one, false)).toBe(0);
  const last = (await messagesOf(one.itemId)).at(-1)!.id;
  await markRead({ itemId: one.itemId, byDesk: true }, { lastMessageId: last, now: noon });
  await read();
  expect(await unreadOf(one, true)).toBe(0);
});

test("the queue and the desk’s first page count what is not read: a counsellor’s own, everybody’s for the others", async () => {
  await db.delete(caseReads);
  const [one, other] = [await openCase(), await buyServices()];
  valueOf(await one.ask("One."));
  valueOf(await one.ask("Two."));
  valueOf(await writeMessage({ userId: other.user.id, ...message("Three.", { itemId: other.itemId }) }));
  const count = async (member: Member) => (await countAwaiting(member, noon)).unreadMessages;
  expect([await count(counsellor), await count(manager)]).toEqual([2, 3]);
  const filter = readWorkFilter(new URLSearchParams("unread=yes"));
  const listed = async (member: Member) =>
    valueOf(await listWork({ member, filter, now: noon })).items.map(({ id, unread }) => [id, unread]);
  expect(await listed(manager)).toEqual(
    expect.arrayContaining([
      [one.itemId, 2],
      [other.itemId, 1],
    ]),
  );
  expect(await listed(manager)).toHaveLength(2);
  await db.update(orderItems).set({ state: "completed" }).where(eq(orderItems.id, one.itemId));
  expect(await listed(counsellor)).toContainEqual([one.itemId, 2]);
});

test("the other side is told once by mail, without the words, and again when it has read or ten minutes passed", async () => {
  const one = await openCase();
  await Promise.all([one.ask("My secret."), one.ask("Another."), one.ask("A third.")]);
  const mails = await mailsOf(one);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.body).toContain(`Asha Rao has written to you about`);
  expect(mails[0]?.body).toContain(`/staff/work/${one.itemId}#conversation`);
  expect(JSON.stringify(mails)).not.toContain("My secret");
  valueOf(await one.ask("Still there?", { now: minutesLater(9) }));
  expect(await mailsOf(one)).toHaveLength(1);
  valueOf(await one.ask("Still there?", { now: minutesLater(10) }));
  expect(await mailsOf(one)).toHaveLength(2);
  const last = (await messagesOf(one.itemId)).at(-1)!.id;
  await markRead({ itemId: one.itemId, byDesk: true }, { lastMessageId: last, now: minutesLater(11) });
  valueOf(await one.ask("Thank you.", { now: minutesLater(12) }));
  expect(await mailsOf(one)).toHaveLength(3);
  valueOf(await one.answer("You are welcome.", { now: minutesLater(13) }));
  const [answered] = (await mailsOf(one)).filter(({ body }) => body.includes("/account/services/"));
  expect(answered?.body).toContain("Dora has written to you about");
  expect(answered?.body).toContain(`/account/services/${one.itemId}#conversation`);
  expect(answered?.recipient).toBe(one.user.email);
});

test("what a customer writes before anybody works on it is mailed to nobody and waits in the queue", async () => {
  const bought = await buyServices();
  valueOf(await writeMessage({ userId: bought.user.id, ...message("Hello?", { itemId: bought.itemId }) }));
  expect(await mailsOf(bought)).toEqual([]);
  expect(await unreadOf(bought, true)).toBe(1);
});

test("a conversation closes with the service: at once when it is cancelled, after 90 days when it is completed", async () => {
  const one = await openCase();
  const set = (state: "completed" | "cancelled") =>
    db.update(orderItems).set({ state }).where(eq(orderItems.id, one.itemId));
  await set("completed");
  const change = { itemId: one.itemId, state: "completed", changedBy: one.user.id, changedAt: noon } as const;
  await db.insert(orderItemChanges).values(change);
  valueOf(await one.ask("One more.", { now: minutesLater(89 * 24 * 60) }));
  const late = { now: minutesLater(91 * 24 * 60) };
  expect(await one.ask("Too late?", late)).toMatchObject({ refusal: { code: "closed", status: 409 } });
  expect(await one.answer("Too late?", late)).toMatchObject({ refusal: { code: "closed" } });
  await set("cancelled");
  expect(await one.ask("And now?")).toMatchObject({ refusal: { code: "closed" } });
  expect(await messagesOf(one.itemId)).toHaveLength(1);
});

test("sixty messages in an hour are enough, whoever sends them, and the sixty-first says when to go on", async () => {
  const one = await openCase();
  for (let at = 0; at < 60; at += 1) valueOf(await one.ask(`Part ${at}`, { now: minutesLater(at / 60) }));
  expect(await one.ask("Part 61", { now: minutesLater(1) })).toMatchObject({
    refusal: { code: "too_many", status: 429, details: { retry_after: 3540 } },
  });
  valueOf(await one.answer("I am listening.", { now: minutesLater(1) }));
  valueOf(await one.ask("Part 61", { now: minutesLater(61) }));
});

test("older messages stand on older pages, none twice and none left out", async () => {
  const one = await openCase();
  for (let at = 0; at < 7; at += 1) valueOf(await one.ask(`Part ${at}`));
  const words: string[] = [];
  for (let before: number | null = null, pages = 0; pages < 9; pages += 1) {
    const page = await listMessages(db, one.itemId, { before, messagesMax: 3 });
    words.unshift(...page.messages.map((one) => one.text));
    before = page.olderBefore;
    if (before === null) break;
  }
  expect(words).toEqual(Array.from({ length: 7 }, (_, at) => `Part ${at}`));
});

test("notes stay at the desk: in no export and no mail, and the log says that one was written, not what", async () => {
  const one = await openCase();
  const sendKey = randomUUID();
  const note = { member: counsellor, itemId: one.itemId, text: "Hard to reach.", sendKey, now: noon };
  const twice = await Promise.all([writeNote(note), writeNote(note)]);
  expect(new Set(twice.map(valueOf)).size).toBe(1);
  expect(await writeNote({ ...note, text: "Other words." })).toMatchObject({
    refusal: { code: "already_sent" },
  });
  expect((await listNotes(db, one.itemId, { before: null })).notes).toMatchObject([
    { text: "Hard to reach.", authorId: counsellor.id },
  ]);
  const told = [
    await exportPersonalData(one.user.id, noon),
    await mailsOf(one),
    await auditEventsOn(one.itemId),
  ];
  expect(JSON.stringify(told)).not.toContain("Hard to reach");
  expect(await auditEventsOn(one.itemId)).toContainEqual(
    expect.objectContaining({ event: "note_written", reason: null }),
  );
});

test("a deleted account takes the words of both sides, the files and the notes along, and nobody adds any", async () => {
  const one = await openCase();
  const files = [new File(["My record."], "zerafina.txt")];
  valueOf(await one.ask("Zerafina asks.", { files }));
  valueOf(await one.answer("Dear Zerafina."));
  const note = { member: counsellor, itemId: one.itemId, sendKey: randomUUID(), now: noon };
  valueOf(await writeNote({ ...note, text: "Zerafina is in a hurry." }));
  const exported = await exportPersonalData(one.user.id, noon);
  expect(exported.cases.messages).toMatchObject([
    { by: "you", text: "Zerafina asks.", files: [{ name: "zerafina.txt" }] },
    { by: "us", text: "Dear Zerafina." },
  ]);
  await db.update(orderItems).set({ state: "completed" }).where(eq(orderItems.id, one.itemId));
  valueOf(await eraseCustomer(one.user, noon));
  expect(await messagesOf(one.itemId)).toEqual([]);
  expect((await listNotes(db, one.itemId, { before: null })).notes).toEqual([]);
  expect(await listCaseFiles(db, one.itemId)).toEqual([]);
  expect(await db.$count(caseReads, and(eq(caseReads.itemId, one.itemId)))).toBe(0);
  expect(await one.answer("Are you there?")).toMatchObject({ refusal: { code: "customer_gone" } });
  expect(await one.ask("I am.")).toMatchObject({ ok: false });
  expect(await writeNote({ ...note, sendKey: randomUUID(), text: "Gone." })).toMatchObject({
    refusal: { code: "customer_gone" },
  });
});
