import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";

import { evidenceProgress } from "#app/cases/evidence/evidence-list.ts";
import { saveIntake } from "#app/cases/intake/send-intake.server.ts";
import { listCaseFiles } from "#app/cases/files/list-case-files.server.ts";
import { caseEvidence } from "#app/cases/evidence/tables.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { exportCases } from "#app/cases/export-cases.server.ts";
import { files } from "#app/files/tables.server.ts";
import { fileStorage } from "#app/files/file-storage.server.ts";
import { orderItems } from "#app/orders/tables.server.ts";
import { eraseCustomer } from "#app/personal-data/delete-account.server.ts";
import { db } from "#app/platform/db.server.ts";
import { keepCheck } from "#app/self-checks/kept/kept-checks.server.ts";
import { fragmentOf } from "#app/self-checks/evidence/answers-in-fragment.ts";
import { eb2Niw } from "#app/self-checks/evidence/eb-2-niw-table.ts";
import { evidenceCase, paperOf } from "#tests/cases/evidence-case.ts";
import { noon, openShop, valueOf } from "#tests/checkout/shop.ts";
import { makeMember } from "#tests/desk/make-member.ts";
import { buyServices } from "#tests/desk/work-use-cases.ts";

let counsellor: Member;

beforeAll(async () => {
  await openShop();
  counsellor = await makeMember("counsellor");
});

const plan = "eb-2-niw.position";
const importance = "eb-2-niw.importance";

test("a list is there once the service is bought, with nothing ready", async () => {
  const { list } = await evidenceCase(counsellor);
  const { groups } = await list();
  expect(groups.map(({ heading }) => heading)).toContain("Prong 1: merit and national importance");
  expect(groups.at(-1)?.heading).toBe("Papers of the file");
  expect(evidenceProgress(groups)).toMatchObject({ ready: 0, sent: 0, asked: 0 });
});

test("a file is sent once and stands with several entries; away from the last it is deleted", async () => {
  const { itemId, send, entry } = await evidenceCase(counsellor);
  valueOf(await send(plan, { files: [paperOf("My plan.", "plan.txt")], text: "See page 2." }));
  const [file] = await listCaseFiles(db, itemId);
  valueOf(await send(importance, { use: [file!.fileId] }));
  expect((await entry(plan)).files.map(({ name }) => name)).toEqual(["plan.txt"]);
  expect(await entry(importance)).toMatchObject({ state: "sent", files: [{ fileId: file!.fileId }] });
  expect(await listCaseFiles(db, itemId)).toHaveLength(1);
  valueOf(await send(plan, { remove: [file!.fileId], text: "See page 2." }));
  expect(await entry(plan)).toMatchObject({ state: "sent", files: [], row: { text: "See page 2." } });
  expect(await fileStorage().read(file!.fileId)).not.toBeNull();
  valueOf(await send(importance, { remove: [file!.fileId] }));
  expect(await entry(importance)).toMatchObject({ state: "missing", files: [] });
  expect(await db.select().from(files).where(eq(files.id, file!.fileId))).toEqual([]);
});

test("the same bytes again are no second file, whatever they are called, pressed twice or sent at once", async () => {
  const { itemId, send, entry } = await evidenceCase(counsellor);
  const sendings = [plan, plan, importance].map((key) => send(key, { files: [paperOf("One letter.")] }));
  for (const outcome of await Promise.all(sendings)) valueOf(outcome);
  valueOf(await send(importance, { files: [paperOf("One letter.", "other-name.txt")] }));
  expect(await listCaseFiles(db, itemId)).toHaveLength(1);
  expect((await entry(plan)).files).toEqual((await entry(importance)).files);
  valueOf(await send(importance, { files: [paperOf("Two letters")] }));
  expect(await listCaseFiles(db, itemId)).toHaveLength(2);
});

test("a file of the conversation or the form can be used, one of another case cannot", async () => {
  const mine = await evidenceCase(counsellor);
  const theirs = await evidenceCase(counsellor);
  valueOf(await theirs.send(plan, { files: [paperOf("Not mine.")] }));
  const [foreign] = await listCaseFiles(db, theirs.itemId);
  expect(await mine.send(plan, { use: [foreign!.fileId] })).toMatchObject({
    refusal: { code: "nothing_sent" },
  });
  const typed = (name: string) => (name === "field" ? ["Batteries"] : []);
  const sent = (name: string) => (name === "resume" ? [paperOf("My resume.", "resume.txt")] : []);
  valueOf(
    await saveIntake({
      itemId: mine.itemId,
      userId: mine.user.id,
      now: noon,
      typed,
      files: sent,
      removed: [],
    }),
  );
  const [resume] = await listCaseFiles(db, mine.itemId);
  valueOf(await mine.send("resume", { use: [resume!.fileId] }));
  expect((await mine.entry("resume")).state).toBe("sent");
  valueOf(await mine.send("resume", { remove: [resume!.fileId] }));
  // It belongs to the form.
  expect(await listCaseFiles(db, mine.itemId)).toHaveLength(1);
});

test("a form's file that is replaced there leaves its entry missing", async () => {
  const { itemId, user, send, entry } = await evidenceCase(counsellor);
  const save = (words: string) => {
    const sent = (name: string) => (name === "resume" ? [paperOf(words)] : []);
    return saveIntake({ itemId, userId: user.id, now: noon, typed: () => [], files: sent, removed: [] });
  };
  valueOf(await save("First."));
  const [first] = await listCaseFiles(db, itemId);
  valueOf(await send("resume", { use: [first!.fileId] }));
  valueOf(await save("Second."));
  expect(await entry("resume")).toMatchObject({ state: "missing", files: [] });
});

test.each([
  ["nothing", {}, "nothing_sent"],
  ["too long a text", { text: "x".repeat(501) }, "not_read"],
  ["no day", { expiresOn: "2026-02-30", text: "A" }, "not_read"],
  ["a program", { files: [new File(["\x00\x01"], "virus.exe")] }, "file_type"],
] as const)("%s is refused, and nothing changes", async (_name, sent, code) => {
  const { itemId, send } = await evidenceCase(counsellor);
  expect(await send(plan, { ...sent, files: [...("files" in sent ? sent.files : [])] })).toMatchObject({
    refusal: { code },
  });
  expect(await db.select().from(caseEvidence).where(eq(caseEvidence.itemId, itemId))).toEqual([]);
  expect(await listCaseFiles(db, itemId)).toEqual([]);
});

test("nothing is sent for an entry that is not on the list, nor a copy of a passport; its date is", async () => {
  const { send, entry } = await evidenceCase(counsellor);
  for (const key of ["o-1a.prize", "study.offer", "own.1", ""])
    expect(await send(key, { text: "Here" }), key).toMatchObject({ refusal: { code: "unknown_entry" } });
  const copy = { files: [paperOf("A copy.")], expiresOn: "2027-01-31" };
  expect(await send("passport", copy)).toMatchObject({ refusal: { code: "unknown_entry" } });
  valueOf(await send("passport", { expiresOn: "2027-01-31" }));
  expect(await entry("passport")).toMatchObject({ state: "sent", expiresOn: "2027-01-31" });
});

test("a stranger finds no such item, another counsellor may not, and a cancelled item takes nothing", async () => {
  const { itemId, send, decide } = await evidenceCase(counsellor);
  const stranger = await buyServices();
  const other = await makeMember("counsellor");
  expect(await send(plan, { by: { userId: stranger.user.id }, text: "Mine" })).toMatchObject({
    refusal: { code: "unknown_item", status: 404 },
  });
  expect(await send(plan, { by: { member: other }, text: "Ours" })).toMatchObject({
    refusal: { code: "not_allowed" },
  });
  expect(await decide(plan, "accepted", { member: other })).toMatchObject({
    refusal: { code: "not_allowed" },
  });
  await db.update(orderItems).set({ state: "cancelled" }).where(eq(orderItems.id, itemId));
  expect(await send(plan, { text: "Late" })).toMatchObject({ refusal: { code: "closed" } });
  expect(await decide(plan, "accepted")).toMatchObject({ refusal: { code: "closed" } });
});

test("a kept self-check fills the list, its answers stay its owner's, and deleting the account takes all of it", async () => {
  const own = await evidenceCase(counsellor);
  const other = await evidenceCase(counsellor);
  const answers = { licence: ["held"] };
  const result = fragmentOf(eb2Niw, { step: "result", answers });
  valueOf(await keepCheck({ userId: own.user.id, check: "eb-2-niw", result, now: noon }));
  const named = async (at: typeof own) => (await at.entry("eb-2-niw.licence")).entry.named;
  expect(await named(own)).toEqual(["Yes, for my profession or occupation"]);
  expect(await named(other)).toEqual([]);
  valueOf(await own.send(plan, { files: [paperOf("My plan.")], text: "Words of mine" }));
  const { evidence } = await exportCases(own.user.id);
  expect(evidence).toMatchObject([{ entry: "Well positioned", state: "sent", text: "Words of mine" }]);
  expect(evidence[0]!.files).toHaveLength(1);
  await db.update(orderItems).set({ state: "completed" }).where(eq(orderItems.id, own.itemId));
  valueOf(await eraseCustomer({ id: own.user.id, firstName: "Asha", email: own.user.email }, noon));
  expect(await db.select().from(caseEvidence).where(eq(caseEvidence.itemId, own.itemId))).toEqual([]);
});
