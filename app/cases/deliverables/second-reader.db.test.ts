import { randomUUID } from "node:crypto";

import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";

import { findDeskItem } from "#app/cases/desk/find-case-item.server.ts";
import { listWork } from "#app/cases/desk/list-work.server.ts";
import { readWorkFilter } from "#app/cases/desk/work-filter.ts";
import { acceptVersion } from "#app/cases/deliverables/answer-version.server.ts";
import { askReader } from "#app/cases/deliverables/ask-reader.server.ts";
import { countDraftsFor, type Draft, listDrafts } from "#app/cases/deliverables/find-drafts.server.ts";
import { handOverVersion } from "#app/cases/deliverables/hand-over-version.server.ts";
import { listVersions } from "#app/cases/deliverables/list-versions.server.ts";
import { approveDraft, sendDraftBack, takeDraftBack } from "#app/cases/deliverables/read-draft.server.ts";
import { openFileAtDesk } from "#app/cases/files/open-file-at-desk.server.ts";
import { openOwnFile } from "#app/cases/files/open-case-file.server.ts";
import { listCaseFiles } from "#app/cases/files/list-case-files.server.ts";
import { moveItem } from "#app/cases/move-item.server.ts";
import { setSecondReader } from "#app/catalog/desk/set-second-reader.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { staff } from "#app/desk/tables.server.ts";
import { findItem } from "#app/orders/items/find-item.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { OrderItemId } from "#app/platform/ids.ts";
import { itemInReview } from "#tests/cases/item-in-review.ts";
import { minutesLater, noon, openShop, valueOf } from "#tests/checkout/shop.ts";
import { auditEventsOn } from "#tests/desk/audit-events-on.ts";
import { makeMember } from "#tests/desk/make-member.ts";

let writer: Member, reader: Member, stranger: Member, manager: Member;

beforeAll(async () => {
  await openShop();
  writer = await makeMember("counsellor");
  reader = await makeMember("counsellor");
  stranger = await makeMember("counsellor");
  manager = await makeMember("manager");
  valueOf(await setSecondReader({ member: manager, slug: "cover-letter", isOn: true, now: noon }));
});

const letter = () => new File(["Dear committee,"], "letter.txt", { type: "text/plain" });

type Asked = Partial<Parameters<typeof askReader>[0]>;

function ask(itemId: OrderItemId, change: Asked = {}) {
  const asking = { member: writer, itemId, draftId: randomUUID(), readerId: reader.id, files: [letter()] };
  return askReader({ ...asking, text: "Your letter is here.", now: noon, ...change });
}

async function asked(
  change: Asked = {},
): Promise<Awaited<ReturnType<typeof itemInReview>> & { draft: Draft }> {
  const bought = await itemInReview(writer);
  return { ...bought, draft: valueOf(await ask(bought.itemId, change)) };
}

const stateOf = async (itemId: OrderItemId) => (await findItem(db, itemId))?.state;
const by = (member: Member, { id: draftId }: Draft) => ({ member, draftId, now: minutesLater(5) });

test("a version goes to its customer once a colleague approves it, and is still its writer’s", async () => {
  const { itemId, user, draft } = await asked();
  const hand = { member: writer, itemId, version: "1", text: "Mine.", files: [], now: noon };
  expect(await handOverVersion(hand)).toMatchObject({ refusal: { code: "second_reader", status: 409 } });
  const [file] = await listCaseFiles(db, itemId);
  expect(await openOwnFile(user.id, file!.fileId)).toBeNull();
  expect(await stateOf(itemId)).toBe("in_review");

  valueOf(await approveDraft(by(reader, draft)));
  expect(await stateOf(itemId)).toBe("delivered");
  const [{ version } = { version: null }] = await listVersions(db, itemId);
  expect(version).toMatchObject({ version: 1, text: "Your letter is here.", handedBy: writer.id });
  expect(await openOwnFile(user.id, file!.fileId)).toMatchObject({ file: { versionId: version!.id } });
  const events = await auditEventsOn(itemId);
  expect(events.slice(-2)).toMatchObject([
    { event: "version_put_to_reader", actorId: writer.id, after: { reader: reader.id } },
    { event: "version_approved", actorId: reader.id, after: { version: 1, written_by: writer.id } },
  ]);
  expect(JSON.stringify(events)).not.toContain("is here");
});

test("of ten readers at once one approves, and pressed twice it is one version", async () => {
  const { itemId, draft } = await asked({ readerId: null });
  const managers = await Promise.all(Array.from({ length: 10 }, () => makeMember("manager")));
  const answers = await Promise.all(
    managers.map((one, at) =>
      at % 2 ? approveDraft(by(one, draft)) : sendDraftBack({ ...by(one, draft), text: "Line two." }),
    ),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  for (const answer of answers)
    if (!answer.ok) expect(answer.refusal).toMatchObject({ code: "already_read", status: 409 });
  const [decided] = await listDrafts(db, itemId);
  const versions = await listVersions(db, itemId);
  expect(versions).toHaveLength(decided?.state === "approved" ? 1 : 0);

  const twice = await asked();
  const presses = await Promise.all([1, 2, 3].map(() => approveDraft(by(reader, twice.draft))));
  expect(presses.every(({ ok }) => ok)).toBe(true);
  expect(await listVersions(db, twice.itemId)).toHaveLength(1);
});

test("nobody approves their own, and a counsellor only what they were asked to read", async () => {
  const { draft } = await asked();
  expect(await approveDraft(by(writer, draft))).toMatchObject({ refusal: { code: "own_version" } });
  expect(await approveDraft(by(stranger, draft))).toMatchObject({ refusal: { code: "not_allowed" } });
  const mine = await itemInReview(manager);
  const own = valueOf(await ask(mine.itemId, { member: manager, readerId: null }));
  expect(await approveDraft(by(manager, own))).toMatchObject({ refusal: { code: "own_version" } });
  expect(await ask(mine.itemId, { member: manager, readerId: manager.id })).toMatchObject({
    refusal: { code: "own_version", field: "reader" },
  });
  const left = await makeMember("counsellor");
  await db.update(staff).set({ endedAt: noon }).where(eq(staff.userId, left.id));
  expect(await ask(mine.itemId, { member: manager, readerId: left.id })).toMatchObject({
    refusal: { code: "invalid_choice", field: "reader" },
  });
});

test("what is sent back stays in review with its reason, and the next one replaces it", async () => {
  const { itemId, draft } = await asked();
  expect(await sendDraftBack({ ...by(reader, draft), text: "  " })).toMatchObject({
    refusal: { code: "words_missing", field: "text" },
  });
  valueOf(await sendDraftBack({ ...by(reader, draft), text: "The name is wrong." }));
  expect(await stateOf(itemId)).toBe("in_review");
  expect(await listDrafts(db, itemId)).toMatchObject([
    { state: "sent_back", answerText: "The name is wrong.", readBy: reader.id },
  ]);
  expect(await approveDraft(by(reader, draft))).toMatchObject({ refusal: { code: "already_read" } });
  expect(JSON.stringify(await auditEventsOn(itemId))).not.toContain("name is wrong");

  const second = valueOf(await ask(itemId, { now: minutesLater(10) }));
  const third = valueOf(await ask(itemId, { now: minutesLater(20) }));
  expect(await approveDraft(by(reader, second))).toMatchObject({ refusal: { code: "already_read" } });
  valueOf(await takeDraftBack(by(writer, third)));
  expect(await approveDraft(by(reader, third))).toMatchObject({ refusal: { code: "already_read" } });
  expect((await listDrafts(db, itemId)).map(({ state }) => state)).toEqual([
    "withdrawn",
    "withdrawn",
    "sent_back",
  ]);
});

test("the form sent ten times asks once", async () => {
  const { itemId } = await itemInReview(writer);
  const draftId = randomUUID();
  const sent = await Promise.all(Array.from({ length: 10 }, () => ask(itemId, { draftId })));
  expect(sent.every(({ ok }) => ok)).toBe(true);
  expect(await listDrafts(db, itemId)).toHaveLength(1);
  expect(await listCaseFiles(db, itemId)).toHaveLength(1);
});

test("a reader opens the case and its files until the work has ended", async () => {
  const { itemId, user, draft } = await asked();
  const [file] = await listCaseFiles(db, itemId);
  const listed = async (member: Member) => {
    const filter = readWorkFilter(new URLSearchParams({ reading: "yes" }));
    const { items } = valueOf(await listWork({ member, filter, now: noon }));
    return items.some(({ id }) => id === itemId);
  };
  expect(await listed(reader)).toBe(true);
  expect(await listed(stranger)).toBe(false);
  expect(await countDraftsFor(db, { id: reader.id, all: false })).toBeGreaterThan(0);
  expect((await findDeskItem(reader, itemId)).ok).toBe(true);
  expect((await openFileAtDesk(reader, file!.fileId, noon)).ok).toBe(true);
  expect(await findDeskItem(stranger, itemId)).toMatchObject({ refusal: { code: "not_allowed" } });
  expect(await openFileAtDesk(stranger, file!.fileId, noon)).toMatchObject({
    refusal: { code: "not_allowed" },
  });
  valueOf(await approveDraft(by(reader, draft)));
  expect(await listed(reader)).toBe(false);
  expect((await findDeskItem(reader, itemId)).ok).toBe(true);
  const seen = minutesLater(5).toISOString();
  valueOf(await acceptVersion({ itemId, userId: user.id, seen, now: minutesLater(10) }));
  expect(await findDeskItem(reader, itemId)).toMatchObject({ refusal: { code: "not_allowed" } });
});

test("nobody goes round the second reader: without a version only a manager delivers, with a reason", async () => {
  const { itemId } = await asked();
  const move = (member: Member, note: string) =>
    moveItem({ member, itemId, from: "in_review", to: "delivered", note, tell: true, now: noon });
  expect(await move(writer, "Held on the phone.")).toMatchObject({ refusal: { code: "second_reader" } });
  expect(await move(manager, " ")).toMatchObject({ refusal: { code: "version_missing", field: "note" } });
  valueOf(await move(manager, "Held on the phone."));
  expect(await stateOf(itemId)).toBe("delivered");
});

test("what left review is not approved any more", async () => {
  const waiting = await countDraftsFor(db, { id: manager.id, all: true });
  const { itemId, draft } = await asked({ readerId: null });
  const back = {
    member: writer,
    itemId,
    from: "in_review",
    to: "in_progress",
    note: "",
    tell: false,
    now: noon,
  };
  valueOf(await moveItem(back));
  expect(await approveDraft(by(manager, draft))).toMatchObject({ refusal: { code: "moved_meanwhile" } });
  expect(await countDraftsFor(db, { id: manager.id, all: true })).toBe(waiting);
});

test("the setting is logged when it changes, and only then", async () => {
  const before = await auditEventsOn("resume-help");
  const set = (isOn: boolean) =>
    setSecondReader({ member: manager, slug: "resume-help", isOn, now: noon }).then(valueOf);
  await set(true);
  await set(true);
  await set(false);
  const events = (await auditEventsOn("resume-help")).slice(before.length);
  expect(events).toMatchObject([
    { event: "second_reader_set", after: { second_reader: true } },
    { event: "second_reader_set", after: { second_reader: false } },
  ]);
});
