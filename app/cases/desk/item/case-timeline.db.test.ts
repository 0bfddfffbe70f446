import { randomUUID } from "node:crypto";

import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { openOwnFile } from "#app/cases/files/open-case-file.server.ts";
import { listCaseFiles } from "#app/cases/files/list-case-files.server.ts";
import { loadItem } from "#app/cases/desk/item/load-item.server.ts";
import { loadTimeline } from "#app/cases/desk/item/load-timeline.server.ts";
import { writeNote } from "#app/cases/notes/write-note.server.ts";
import { caseNoteMentions } from "#app/cases/notes/tables.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { orderItemChanges } from "#app/orders/tables.server.ts";
import { exportPersonalData } from "#app/personal-data/export-personal-data.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { OrderItemId } from "#app/platform/ids.ts";
import { counsellor, manager, openCase, withCaseStaff } from "#tests/cases/open-case.ts";
import { minutesLater, noon, valueOf } from "#tests/checkout/shop.ts";
import { makeMember } from "#tests/desk/make-member.ts";
import { buyServices } from "#tests/desk/work-use-cases.ts";
import { runJobs } from "#tests/setup/run-jobs.ts";

withCaseStaff();

async function timelineOf(itemId: OrderItemId, query = "", member: Member = manager) {
  const { at, customer } = await loadItem(member, itemId, { now: noon, query: new URLSearchParams(query) });
  return loadTimeline({ ...at, member }, customer.zone);
}

const note = (itemId: OrderItemId, text: string, minutes = 0, files: File[] = []) =>
  writeNote({ member: counsellor, itemId, text, files, sendKey: randomUUID(), now: minutesLater(minutes) });

const titles = ({ entries }: Awaited<ReturnType<typeof timelineOf>>) =>
  entries.map(({ title, text }) => text ?? title);

test("all that happened stands in one order, newest last, and says who reads it", async () => {
  const one = await openCase();
  valueOf(await one.ask("Which of the two?", { now: minutesLater(1) }));
  valueOf(await note(one.itemId, "Decides late.", 2));
  valueOf(await one.answer("The first.", { now: minutesLater(3), files: [new File(["Look."], "look.txt")] }));
  await runJobs();
  const timeline = await timelineOf(one.itemId);
  expect(timeline.entries.filter(({ look }) => look !== "event")).toMatchObject([
    { look: "customer", title: "Asha Rao", text: "Which of the two?" },
    { look: "note", text: "Decides late." },
    { look: "desk", text: "The first.", files: [{ name: "look.txt", size: 5 }] },
  ]);
  expect(titles(timeline).slice(0, 2).join()).toMatch(/Order LF-\d+ paid: ₹/);
  const times = timeline.entries.map(({ at }) => at);
  expect(times).toEqual(times.toSorted());
  expect(timeline).toMatchObject({ earlierHref: null, latestHref: null });
});

test.each([
  ["messages", ["Which of the two?", "The first."]],
  ["notes", ["Decides late."]],
  ["versions", []],
  ["sessions", []],
  ["nonsense", null],
])("?show=%s shows %j", async (show, shown) => {
  const one = await openCase();
  valueOf(await one.ask("Which of the two?", { now: minutesLater(1) }));
  valueOf(await note(one.itemId, "Decides late.", 2));
  valueOf(await one.answer("The first.", { now: minutesLater(3) }));
  const timeline = await timelineOf(one.itemId, `show=${show}`);
  if (shown === null) expect(timeline.entries.length).toBeGreaterThan(3);
  else expect(titles(timeline)).toEqual(shown);
  expect(timeline.filters.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
});

test("files, progress, money and mails are found by their filter alone", async () => {
  const one = await openCase();
  valueOf(await one.ask("", { files: [new File(["Mine."], "mine.txt")] }));
  valueOf(await one.answer("No file."));
  valueOf(await note(one.itemId, "", 1, [new File(["Ours."], "ours.txt")]));
  const change = { itemId: one.itemId, state: "in_progress", changedBy: counsellor.id } as const;
  await db.insert(orderItemChanges).values({ ...change, note: "Difficult.", changedAt: minutesLater(5) });
  await runJobs();
  const named = (timeline: Awaited<ReturnType<typeof timelineOf>>) =>
    timeline.entries.flatMap(({ files = [] }) => files.map(({ name }) => name));
  const files = await timelineOf(one.itemId, "show=files");
  expect(named(files)).toEqual(["mine.txt", "ours.txt"]);
  expect(files.entries).toHaveLength(2);
  expect((await timelineOf(one.itemId, "show=progress")).entries.at(-1)).toMatchObject({
    title: "In progress",
    text: "Difficult.",
    badge: "Stays at the desk",
  });
  expect((await timelineOf(one.itemId, "show=money")).entries).toHaveLength(1);
  const mails = titles(await timelineOf(one.itemId, "show=mails"));
  expect(mails.some((title) => title.includes("a new message"))).toBe(true);
});

test("a long one is read fifty at a time, each event once, and a cursor that is none shows the last", async () => {
  const one = await openCase();
  const written = Array.from({ length: 120 }, (_, at) => `Note ${at}`);
  for (const text of written) valueOf(await note(one.itemId, text, Math.floor(written.indexOf(text) / 7)));
  const seen: string[] = [];
  let query = "show=notes";
  for (let pages = 0; pages < 4 && query !== ""; pages += 1) {
    const timeline = await timelineOf(one.itemId, query);
    seen.unshift(...titles(timeline));
    query = timeline.earlierHref?.replace("?", "").replace("#timeline", "") ?? "";
  }
  expect(seen).toEqual(written);
  for (const before of [
    "x",
    "2026-99-99T00:00:00.000000Z~note~1",
    "2026-02-30T00:00:00.000000Z~note~1",
    "~~",
  ]) {
    const timeline = await timelineOf(one.itemId, `show=notes&before=${encodeURIComponent(before)}`);
    expect(titles(timeline).at(-1)).toBe("Note 119");
  }
});

test("nothing of another case is on it", async () => {
  const [one, other] = [await openCase(), await openCase()];
  valueOf(await other.ask("Somebody else asks."));
  valueOf(await note(other.itemId, "Of somebody else."));
  const shown = titles(await timelineOf(one.itemId));
  expect(shown).not.toContain("Somebody else asks.");
  expect(shown).not.toContain("Of somebody else.");
});

test("a private note's file opens at the desk, and never for the customer, nor as their evidence", async () => {
  const one = await openCase();
  const id = valueOf(await note(one.itemId, "See the file.", 0, [new File(["Only ours."], "ours.txt")]));
  const [file] = await listCaseFiles(db, one.itemId);
  expect(file).toMatchObject({ noteId: id, name: "ours.txt" });
  expect(await openOwnFile(one.user.id, file!.fileId)).toBeNull();
  const exported = JSON.stringify((await exportPersonalData(one.user.id, noon)).cases);
  expect(exported).not.toContain("ours.txt");
  expect(exported).not.toContain("See the file.");
});

test("a note names colleagues who may see the case, once each, and nobody else", async () => {
  const one = await openCase();
  const other = await makeMember("counsellor", { first_name: "Xenia", last_name: "Elsewhere" });
  const boss = await makeMember("manager", { first_name: "Philomena", last_name: "Boss" });
  const id = valueOf(await note(one.itemId, "@Philomena, ask @Philomena Boss or @Xenia Elsewhere."));
  const rows = await db.select().from(caseNoteMentions).where(eq(caseNoteMentions.noteId, id));
  expect(rows.map(({ userId }) => userId)).toEqual([boss.id]);
  expect(rows.map(({ userId }) => userId)).not.toContain(other.id);
  const shown = (await timelineOf(one.itemId, "show=notes")).entries[0];
  expect(shown?.marked).toEqual(["Philomena Boss", "Philomena"]);
});

test("somebody without the work writes no note, and what is nobody's file is taken with none", async () => {
  const { itemId } = await buyServices();
  const stranger = await makeMember("counsellor");
  const written = { member: stranger, itemId, text: "Mine?", sendKey: randomUUID(), now: noon };
  expect(await writeNote(written)).toMatchObject({ refusal: { code: "not_allowed" } });
  const files = [new File(["<script>"], "page.html")];
  expect(await writeNote({ ...written, member: manager, files })).toMatchObject({
    refusal: { code: "file_type" },
  });
});
