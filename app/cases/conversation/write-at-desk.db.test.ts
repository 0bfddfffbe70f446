import { randomUUID } from "node:crypto";

import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { conversation } from "#app/cases/conversation/conversation.server.ts";
import { writeAtDesk } from "#app/cases/conversation/write-at-desk.server.ts";
import { loadItem } from "#app/cases/desk/item/load-item.server.ts";
import { caseNotes } from "#app/cases/notes/tables.server.ts";
import { listMailbox } from "#app/mail/list-mailbox.server.ts";
import { db } from "#app/platform/db.server.ts";
import { counsellor, messagesOf, openCase, withCaseStaff } from "#tests/cases/open-case.ts";
import { noon } from "#tests/checkout/shop.ts";
import { runJobs } from "#tests/setup/run-jobs.ts";

withCaseStaff();

type Case = Awaited<ReturnType<typeof openCase>>;

async function write({ itemId }: Case, fields: Record<string, string>) {
  const { at } = await loadItem(counsellor, itemId, { now: noon, query: new URLSearchParams() });
  return writeAtDesk.run({ text: "Decides late.", files: [], send_key: randomUUID(), ...fields }, at);
}

const notesOf = ({ itemId }: Case) => db.select().from(caseNotes).where(eq(caseNotes.itemId, itemId));

async function seenByCustomer({ itemId, user }: Case) {
  const { at } = await loadItem(counsellor, itemId, { now: noon, query: new URLSearchParams() });
  const viewer = { side: "customer", userId: user.id, timeZone: "UTC" } as const;
  await runJobs();
  const mails = (await listMailbox(200)).filter(({ recipient }) => recipient === user.email);
  return JSON.stringify([await conversation.load({ ...at, viewer }), mails]);
}

test("a private note is the desk's alone: in no conversation and in no mail", async () => {
  const one = await openCase();
  expect(await write(one, { to: "note", sure: "note" })).toMatchObject({ ok: true, value: "noted" });
  expect(await notesOf(one)).toMatchObject([{ text: "Decides late.", authorId: counsellor.id }]);
  expect(await messagesOf(one.itemId)).toEqual([]);
  expect(await seenByCustomer(one)).not.toContain("Decides late");
});

test("a message to the customer is in the conversation, and no note", async () => {
  const one = await openCase();
  expect(await write(one, { to: "customer", sure: "customer" })).toMatchObject({ ok: true, value: "sent" });
  expect(await messagesOf(one.itemId)).toMatchObject([{ text: "Decides late.", fromDesk: true }]);
  expect(await notesOf(one)).toEqual([]);
  expect(await seenByCustomer(one)).toContain("Decides late");
});

test.each([
  ["note", "customer"],
  ["customer", "note"],
  ["note", ""],
  ["customer", ""],
])("chosen is “%s” and pressed is “%s”: nothing is written", async (to, sure) => {
  const one = await openCase();
  expect(await write(one, { to, sure })).toMatchObject({ refusal: { code: "unclear_reader", field: "to" } });
  expect(await messagesOf(one.itemId)).toEqual([]);
  expect(await notesOf(one)).toEqual([]);
});

test("what a template left open is not sent, but may stand in a note", async () => {
  const one = await openCase();
  for (const text of ["By {{due_date}}.", "By [the due date: not known yet]."]) {
    expect(await write(one, { to: "customer", sure: "customer", text })).toMatchObject({
      refusal: {
        code: "unfilled",
        field: "text",
        message: expect.stringContaining("the due date") as string,
      },
    });
    expect(await write(one, { to: "note", sure: "note", text })).toMatchObject({ ok: true });
  }
  expect(await messagesOf(one.itemId)).toEqual([]);
});

test("a customer writes nothing by the desk's form", async () => {
  const one = await openCase();
  const { at } = await loadItem(counsellor, one.itemId, { now: noon, query: new URLSearchParams() });
  const viewer = { side: "customer", userId: one.user.id, timeZone: "UTC" } as const;
  const fields = { to: "note", sure: "note", text: "Mine.", files: [], send_key: randomUUID() };
  expect(await writeAtDesk.run(fields, { ...at, viewer })).toMatchObject({ ok: false });
  expect(await notesOf(one)).toEqual([]);
});
