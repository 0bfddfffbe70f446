import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";

import { listCaseFiles } from "#app/cases/files/list-case-files.server.ts";
import { caseNotes } from "#app/cases/notes/tables.server.ts";
import { markRead } from "#app/cases/conversation/mark-read.server.ts";
import { caseDeskReads } from "#app/cases/conversation/tables.server.ts";
import { writeMessage } from "#app/cases/conversation/send-message.server.ts";
import { sendMessageMail, sendMessageMailJob } from "#app/cases/conversation/send-message-mail.server.ts";
import { caseReads } from "#app/cases/tables.server.ts";
import { writeNote } from "#app/cases/notes/write-note.server.ts";
import { listMailbox } from "#app/mail/list-mailbox.server.ts";
import { orderItems } from "#app/orders/tables.server.ts";
import { eraseCustomer } from "#app/personal-data/delete-account.server.ts";
import { exportPersonalData } from "#app/personal-data/export-personal-data.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { OrderItemId } from "#app/platform/ids.ts";
import { minutesLater, noon, valueOf } from "#tests/checkout/shop.ts";
import { auditEventsOn } from "#tests/desk/audit-events-on.ts";
import { mailsTo } from "#tests/desk/notices.ts";
import { type Bought, buyServices } from "#tests/desk/work-use-cases.ts";
import { runJobs } from "#tests/setup/run-jobs.ts";
import { counsellor, manager, message, openCase, withCaseStaff, messagesOf } from "#tests/cases/open-case.ts";

withCaseStaff();

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

const notesOf = (itemId: OrderItemId) => db.select().from(caseNotes).where(eq(caseNotes.itemId, itemId));

test("a customer is told once by mail, without the words, and again when they have read or ten minutes passed", async () => {
  const one = await openCase();
  await Promise.all([one.answer("My secret."), one.answer("Another."), one.answer("A third.")]);
  const mails = await mailsOf(one);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.body).toContain("Dora has written to you about");
  expect(mails[0]?.body).toContain(`/account/services/${one.itemId}#conversation`);
  expect(mails[0]?.recipient).toBe(one.user.email);
  expect(JSON.stringify(mails)).not.toContain("My secret");
  valueOf(await one.answer("Still there?", { now: minutesLater(9) }));
  expect(await mailsOf(one)).toHaveLength(1);
  valueOf(await one.answer("Still there?", { now: minutesLater(10) }));
  expect(await mailsOf(one)).toHaveLength(2);
  const last = (await messagesOf(one.itemId)).at(-1)!.id;
  await markRead(one.itemId, { lastMessageId: last, now: minutesLater(11) });
  valueOf(await one.answer("You are welcome.", { now: minutesLater(12) }));
  expect(await mailsOf(one)).toHaveLength(3);
});

test("what a customer writes is mailed to whoever does the work, or to managers, without the words", async () => {
  const one = await openCase();
  valueOf(await one.ask("My secret."));
  const bought = await buyServices();
  valueOf(
    await writeMessage({ userId: bought.user.id, ...message("My secret.", { itemId: bought.itemId }) }),
  );
  await runJobs();
  const mails = async (member: typeof counsellor) =>
    (await mailsTo(member)).filter(({ body }) => body.includes("#conversation")).map(({ body }) => body);
  const [toCounsellor] = await mails(counsellor);
  expect(toCounsellor).toContain(`/staff/work/${one.itemId}#conversation`);
  const [toManager] = await mails(manager);
  expect(toManager).toContain(`/staff/work/${bought.itemId}#conversation`);
  expect(toCounsellor + toManager!).not.toContain("My secret");
  expect([await mails(counsellor), await mails(manager)].map(({ length }) => length)).toEqual([1, 1]);
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
  expect(await notesOf(one.itemId)).toMatchObject([{ text: "Hard to reach.", authorId: counsellor.id }]);
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
  expect(await notesOf(one.itemId)).toEqual([]);
  expect(await listCaseFiles(db, one.itemId)).toEqual([]);
  expect(await db.$count(caseReads, eq(caseReads.itemId, one.itemId))).toBe(0);
  expect(await db.$count(caseDeskReads, eq(caseDeskReads.itemId, one.itemId))).toBe(0);
  expect(await one.answer("Are you there?")).toMatchObject({ refusal: { code: "customer_gone" } });
  expect(await one.ask("I am.")).toMatchObject({ ok: false });
  expect(await writeNote({ ...note, sendKey: randomUUID(), text: "Gone." })).toMatchObject({
    refusal: { code: "customer_gone" },
  });
});
