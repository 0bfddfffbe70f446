import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { listCaseFiles } from "#app/cases/files/list-case-files.server.ts";
import { listMessages } from "#app/cases/conversation/list-messages.server.ts";
import { markReadAtDesk } from "#app/cases/conversation/desk-reads.server.ts";
import { caseDeskReads } from "#app/cases/conversation/tables.server.ts";
import { writeMessage } from "#app/cases/conversation/send-message.server.ts";
import { countAwaiting } from "#app/desk/pages/count-awaiting.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { giveBackItem } from "#app/cases/desk/give-back-item.server.ts";
import { listWork } from "#app/cases/desk/list-work.server.ts";
import { takeItem } from "#app/cases/desk/take-item.server.ts";
import { readWorkFilter } from "#app/cases/desk/work-filter.ts";
import { orderItemChanges, orderItems } from "#app/orders/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import { minutesLater, noon, valueOf } from "#tests/checkout/shop.ts";
import { auditEventsOn } from "#tests/desk/audit-events-on.ts";
import { makeMember } from "#tests/desk/make-member.ts";
import { buyServices } from "#tests/desk/work-use-cases.ts";
import { OrderItemId } from "#app/platform/ids.ts";
import { asId } from "#tests/setup/as-id.ts";
import {
  counsellor,
  manager,
  message,
  openCase,
  withCaseStaff,
  messagesOf,
  unreadBy,
  unreadOf,
} from "#tests/cases/open-case.ts";

withCaseStaff();

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
  expect(await unreadBy(counsellor, one)).toBe(0);
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
  expect(await unreadBy(counsellor, one)).toBe(1);
  expect(await one.ask("And another.", { sendKey })).toMatchObject({ refusal: { code: "already_sent" } });
  expect(await one.answer("Here it is.", { sendKey })).toMatchObject({ refusal: { code: "malformed" } });
  expect(await messagesOf(one.itemId)).toHaveLength(1);
});

test("ten messages at once are ten, and reading in between leaves the count of what was not shown", async () => {
  const one = await openCase();
  const write = (count: number) =>
    Promise.all(Array.from({ length: count }, (_, at) => one.ask(`Part ${at}`)));
  await write(10);
  expect(await unreadBy(counsellor, one)).toBe(10);
  const seen = (await messagesOf(one.itemId)).at(-1)!.id;
  const reader = { itemId: one.itemId, userId: counsellor.id };
  const read = () => markReadAtDesk(reader, { lastMessageId: seen, now: noon });
  await Promise.all([read(), write(10), read(), read()]);
  expect(await unreadBy(counsellor, one)).toBe(10);
  await read();
  expect(await unreadBy(counsellor, one)).toBe(10);
  expect(await unreadOf(one)).toBe(0);
  const last = (await messagesOf(one.itemId)).at(-1)!.id;
  await markReadAtDesk(reader, { lastMessageId: last, now: noon });
  await read();
  expect(await unreadBy(counsellor, one)).toBe(0);
});

test("a manager’s look clears nothing for the counsellor, and what is nobody’s is read by each for themselves", async () => {
  const one = await openCase();
  const other = await makeMember("manager");
  valueOf(await one.ask("Mine to read."));
  const look = async (member: Member, itemId: OrderItemId) =>
    markReadAtDesk(
      { itemId, userId: member.id },
      { lastMessageId: (await messagesOf(itemId)).at(-1)!.id, now: noon },
    );
  await look(manager, one.itemId);
  expect([await unreadBy(counsellor, one), await unreadBy(manager, one)]).toEqual([1, 0]);
  const { itemId, user } = await buyServices();
  valueOf(await writeMessage({ userId: user.id, ...message("Anybody?", { itemId }) }));
  await look(manager, itemId);
  const unread = () =>
    Promise.all([manager, other, counsellor].map((member) => unreadBy(member, { itemId })));
  expect(await unread()).toEqual([0, 1, 0]);
  valueOf(await takeItem({ member: counsellor, itemId, now: noon }));
  expect(await unread()).toEqual([0, 0, 1]);
  valueOf(await giveBackItem({ member: counsellor, itemId, now: noon }));
  expect(await unread()).toEqual([0, 1, 0]);
});

test("the queue and the desk’s first page count what is one’s own to read: one’s work, and for managers nobody’s", async () => {
  await db.delete(caseDeskReads);
  const [one, other] = [await openCase(), await buyServices()];
  valueOf(await one.ask("One."));
  valueOf(await one.ask("Two."));
  valueOf(await writeMessage({ userId: other.user.id, ...message("Three.", { itemId: other.itemId }) }));
  const count = async (member: Member) => (await countAwaiting(member, noon)).unreadMessages;
  expect([await count(counsellor), await count(manager)]).toEqual([2, 1]);
  const filter = readWorkFilter(new URLSearchParams("unread=yes"));
  const listed = async (member: Member) =>
    valueOf(await listWork({ member, filter, now: noon })).items.map(({ id, toRead }) => [
      id,
      toRead.messages,
    ]);
  expect(await listed(manager)).toEqual([[other.itemId, 1]]);
  await db.update(orderItems).set({ state: "completed" }).where(eq(orderItems.id, one.itemId));
  expect(await listed(counsellor)).toContainEqual([one.itemId, 2]);
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
