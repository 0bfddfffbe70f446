import { randomUUID } from "node:crypto";

import { and, eq, isNull } from "drizzle-orm";
import { expect, test } from "vitest";

import type { Member } from "#app/desk/find-staff.server.ts";
import { listMailbox } from "#app/mail/list-mailbox.server.ts";
import { eraseCustomer } from "#app/personal-data/delete-account.server.ts";
import { exportPersonalData } from "#app/personal-data/export-personal-data.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { GroupId, UserId } from "#app/platform/ids.ts";
import { boardMessagesPerHourMax } from "#app/research-groups/board/board-message.ts";
import {
  countUnreadOnBoards,
  markBoardRead,
  pageBoard,
} from "#app/research-groups/board/read-board.server.ts";
import { removeBoardMessage } from "#app/research-groups/board/remove-board-message.server.ts";
import { writeBoardMessage } from "#app/research-groups/board/write-board-message.server.ts";
import { leaveGroup } from "#app/research-groups/leave-group.server.ts";
import { researchGroupMembers } from "#app/research-groups/tables.server.ts";
import { makeBuyer, minutesLater, noon, valueOf } from "#tests/checkout/shop.ts";
import { auditEventsOn } from "#tests/desk/audit-events-on.ts";
import { makeMember } from "#tests/desk/make-member.ts";
import { makeGroup } from "#tests/research-groups/make-group.ts";
import { runJobs } from "#tests/setup/run-jobs.ts";

const write = (groupId: GroupId, userId: UserId, text: string, change = {}) =>
  writeBoardMessage({ groupId, userId, text, sendKey: randomUUID(), now: noon, ...change });
const textsOf = async (groupId: GroupId) => {
  const { rows } = await pageBoard(db, groupId, null);
  return rows.map(({ text }) => text).toReversed();
};
const unreadOf = async (userId: UserId, groupId: GroupId) =>
  (await countUnreadOnBoards(db, userId)).get(groupId) ?? 0;
const read = (groupId: GroupId, userId: UserId, upTo: number) => markBoardRead(db, { groupId, userId }, upTo);
const mailsTo = async (email: string) =>
  (await listMailbox()).filter(
    (mail) => mail.recipient === email && mail.subject.startsWith("New on the board"),
  );

test("members write and read; what is not theirs, empty or too long is refused and changes nothing", async () => {
  const { id, members } = await makeGroup(2);
  const [asha, ben] = members;
  valueOf(await write(id, asha!.id, "  Who reads\r\nthe first ten?\0 "));
  valueOf(await write(id, ben!.id, "I do."));
  const stranger = await makeBuyer();
  expect(await write(id, stranger.id, "And I?")).toMatchObject({ refusal: { code: "not_member" } });
  expect(await write(id, asha!.id, " \u200b\n")).toMatchObject({ refusal: { field: "message" } });
  expect(await write(id, asha!.id, "x".repeat(2_001))).toMatchObject({ refusal: { code: "words_too_long" } });
  expect(await write(id, asha!.id, "x", { sendKey: "none" })).toMatchObject({ ok: false });
  valueOf(await leaveGroup({ userId: ben!.id, groupId: id, now: noon }));
  expect(await write(id, ben!.id, "One more.")).toMatchObject({ refusal: { code: "not_member" } });
  expect(await textsOf(id)).toEqual(["Who reads\nthe first ten?", "I do."]);
});

test("a message sent ten times at once is one", async () => {
  const { id, members } = await makeGroup(1);
  const sendKey = randomUUID();
  const sent = await Promise.all(
    Array.from({ length: 10 }, () => write(id, members[0]!.id, "Hello.", { sendKey })),
  );
  expect(new Set(sent.map(valueOf)).size).toBe(1);
  expect(await textsOf(id)).toEqual(["Hello."]);
  expect(await write(id, members[0]!.id, "Else.", { sendKey })).toMatchObject({
    refusal: { code: "already_sent" },
  });
  expect(await write(id, members[1]!.id, "Hello.", { sendKey })).toMatchObject({ ok: false });
});

test("each has their own unread marks, not of what they wrote, and reading is by what was shown", async () => {
  const { id, members } = await makeGroup(2);
  const [asha, ben, chen] = members.map((member) => member.id);
  await Promise.all(Array.from({ length: 5 }, (_, at) => write(id, asha!, `Part ${at}`)));
  expect([await unreadOf(asha!, id), await unreadOf(ben!, id)]).toEqual([0, 5]);
  const { rows } = await pageBoard(db, id, null);
  await read(id, ben!, rows[1]!.id);
  await read(id, ben!, rows[4]!.id);
  expect([await unreadOf(ben!, id), await unreadOf(chen!, id)]).toEqual([1, 5]);
  await read(id, ben!, rows[0]!.id);
  expect(await unreadOf(ben!, id)).toBe(0);
});

test("who has looked is told once by mail, without the text, and again only after looking", async () => {
  const { id, members } = await makeGroup(1);
  const [asha, ben] = members;
  await Promise.all(["My secret.", "Another.", "A third."].map((text) => write(id, asha!.id, text)));
  await runJobs();
  const [mail, ...others] = await mailsTo(ben!.email);
  expect(others).toEqual([]);
  expect(mail?.body).toContain("A member has written on the board");
  expect(mail?.body).not.toContain("secret");
  expect(await mailsTo(asha!.email)).toEqual([]);
  const { rows } = await pageBoard(db, id, null);
  await read(id, ben!.id, rows[0]!.id);
  const late = valueOf(await write(id, asha!.id, "Seen at once."));
  await read(id, ben!.id, late);
  await runJobs();
  expect(await mailsTo(ben!.email)).toHaveLength(1);
  valueOf(await write(id, asha!.id, "Are you there?"));
  await runJobs();
  expect(await mailsTo(ben!.email)).toHaveLength(2);
});

test("thirty messages in an hour are enough, in all groups together", async () => {
  const { id, members } = await makeGroup(1);
  const { id: other } = await makeGroup(1);
  const [userId] = members.map((member) => member.id);
  await db
    .update(researchGroupMembers)
    .set({ userId: userId! })
    .where(
      and(
        eq(researchGroupMembers.groupId, other),
        isNull(researchGroupMembers.leftAt),
        eq(researchGroupMembers.role, "data"),
      ),
    );
  for (let at = 0; at < boardMessagesPerHourMax; at += 1)
    valueOf(await write(at % 2 ? id : other, userId!, `Part ${at}`));
  expect(await write(id, userId!, "More.")).toMatchObject({ refusal: { code: "too_many", status: 429 } });
  valueOf(await write(id, userId!, "More.", { now: minutesLater(61) }));
});

test("staff remove a message once, with a reason in the log; members see that there was one", async () => {
  const { id, members } = await makeGroup(1);
  const messageId = String(valueOf(await write(id, members[0]!.id, "Buy my watches.")));
  const member: Member = await makeMember("manager");
  const remove = (change = {}) =>
    removeBoardMessage({ member, groupId: id, messageId, reason: "Advertising.", now: noon, ...change });
  expect(await remove({ reason: "" })).toMatchObject({ ok: false });
  const { id: other } = await makeGroup(1);
  for (const wrong of [{ messageId: "0" }, { messageId: "a" }, { groupId: other }, { groupId: "x" }])
    expect(await remove(wrong)).toMatchObject({ refusal: { status: 404 } });
  (await Promise.all([remove(), remove()])).forEach(valueOf);
  const { rows } = await pageBoard(db, id, null);
  expect(rows).toMatchObject([{ text: "", removedBy: member.id, removedAt: noon }]);
  expect(await unreadOf(members[1]!.id, id)).toBe(0);
  expect(await auditEventsOn(`${id}/${messageId}`)).toMatchObject([
    { event: "group_message_removed", reason: "Advertising.", before: { written_by: members[0]!.id } },
  ]);
});

test("older messages stand on older pages, none twice and none left out", async () => {
  const { id, members } = await makeGroup(1);
  for (let at = 0; at < 65; at += 1)
    valueOf(await write(id, members[at % 2]!.id, `Part ${at}`, { now: minutesLater(at * 3) }));
  const texts: string[] = [];
  for (let before: number | null = null, pages = 0; pages < 5; pages += 1) {
    const page = await pageBoard(db, id, before);
    texts.push(...page.rows.map(({ text }) => text));
    before = page.next;
    if (before === null) break;
  }
  expect(texts.toReversed()).toEqual(Array.from({ length: 65 }, (_, at) => `Part ${at}`));
});

test("what a member wrote is in their file, and leaves the board with their account", async () => {
  const { id, members } = await makeGroup(1);
  const [asha, ben] = members;
  const messageId = valueOf(await write(id, asha!.id, "Zerafina was here."));
  valueOf(await write(id, asha!.id, "Zerafina sells watches."));
  valueOf(await write(id, ben!.id, "I read that."));
  const member = await makeMember("manager");
  const removed = { member, groupId: id, messageId: String(messageId), reason: "Zerafina again.", now: noon };
  valueOf(await removeBoardMessage(removed));
  const exported = await exportPersonalData(asha!.id, noon);
  expect(exported.research_groups.messages).toMatchObject([
    { group: "Soil and water", text: "", removedAt: noon },
    { text: "Zerafina sells watches.", removedAt: null },
  ]);
  expect(JSON.stringify(exported.research_groups)).not.toContain("I read that");
  valueOf(await eraseCustomer(asha!, noon));
  expect(await textsOf(id)).toEqual(["I read that."]);
  expect(await auditEventsOn(`${id}/${messageId}`)).toMatchObject([{ reason: null }]);
  expect(await write(id, asha!.id, "Back.")).toMatchObject({ ok: false });
});
