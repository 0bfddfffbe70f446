import { randomUUID } from "node:crypto";

import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";

import {
  acceptVersion,
  askForNewVersion,
  changeRoundsLeft,
} from "#app/cases/deliverables/answer-version.server.ts";
import { recordCaseFiles, takeCaseFiles } from "#app/cases/files/keep-case-files.server.ts";
import { listCaseFiles } from "#app/cases/files/list-case-files.server.ts";
import { listVersions } from "#app/cases/deliverables/list-versions.server.ts";
import { writeMessage } from "#app/cases/conversation/send-message.server.ts";
import { writeComment } from "#app/cases/deliverables/write-comment.server.ts";
import { commentAtDesk } from "#app/cases/deliverables/comment-at-desk.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { handOverVersion } from "#app/cases/deliverables/hand-over-version.server.ts";
import { moveItem } from "#app/cases/move-item.server.ts";
import { findItem } from "#app/orders/items/find-item.server.ts";
import { orderItems } from "#app/orders/tables.server.ts";
import { eraseCustomer } from "#app/personal-data/delete-account.server.ts";
import { db } from "#app/platform/db.server.ts";
import { itemInReview, sendToReview } from "#tests/cases/item-in-review.ts";
import { minutesLater, noon, openShop, valueOf } from "#tests/checkout/shop.ts";
import { auditEventsOn } from "#tests/desk/audit-events-on.ts";
import { makeMember } from "#tests/desk/make-member.ts";
import { configured } from "#tests/pricing/quote-of.ts";
import type { OrderItemId } from "#app/platform/ids.ts";

let counsellor: Member;

beforeAll(async () => {
  await openShop();
  counsellor = await makeMember("counsellor");
});

const seen = noon.toISOString();
const bytes = Buffer.from("A page.");
const letter = () => new File(["Dear committee,"], "letter.txt", { type: "text/plain" });

async function handOver(itemId: OrderItemId, version = 1, files = [letter()]) {
  const words = `Version ${version} is here.`;
  return handOverVersion({
    member: counsellor,
    itemId,
    version: String(version),
    text: words,
    files,
    now: noon,
  });
}

test("what is handed over is delivered, with its words and files, and the log says so without the words", async () => {
  const { itemId, user } = await itemInReview(counsellor);
  const version = valueOf(await handOver(itemId));
  expect(version).toMatchObject({ version: 1, text: "Version 1 is here.", answer: null });
  expect((await findItem(db, itemId))?.state).toBe("delivered");
  const [file] = await listCaseFiles(db, itemId);
  expect(file).toMatchObject({ name: "letter.txt", versionId: version.id });
  const events = await auditEventsOn(itemId);
  expect(events.at(-1)).toMatchObject({
    event: "version_handed_over",
    after: { state: "delivered", version: 1 },
  });
  expect(JSON.stringify(events)).not.toContain("is here");
  expect(user.id).not.toBe(counsellor.id);
});

test("the button pressed ten times hands over one version", async () => {
  const { itemId } = await itemInReview(counsellor);
  const outcomes = await Promise.all(Array.from({ length: 10 }, () => handOver(itemId)));
  expect(outcomes.every(({ ok }) => ok)).toBe(true);
  expect(await listVersions(db, itemId)).toHaveLength(1);
  expect(await listCaseFiles(db, itemId)).toHaveLength(1);
  const other = new File(["Dear Sir,"], "letter.txt");
  expect(await handOver(itemId, 1, [other])).toMatchObject({ refusal: { code: "moved_meanwhile" } });
});

test("nothing is handed over without words or files, nor before it is in review", async () => {
  const { itemId } = await itemInReview(counsellor);
  const empty = { member: counsellor, itemId, version: "1", text: " ", files: [], now: noon };
  expect(await handOverVersion(empty)).toMatchObject({ refusal: { code: "nothing_handed_over" } });
  valueOf(await handOver(itemId));
  expect(await handOver(itemId, 2)).toMatchObject({ refusal: { code: "moved_meanwhile" } });
  expect(await listVersions(db, itemId)).toHaveLength(1);
});

test("changes are asked of the newest version, in words that stand with it, and the next one is accepted", async () => {
  const { itemId, user } = await itemInReview(counsellor);
  valueOf(await handOver(itemId));
  const ask = { itemId, userId: user.id, seen, text: "Name the second project.", now: noon };
  expect(valueOf(await askForNewVersion(ask)).state).toBe("in_progress");
  await sendToReview(itemId, counsellor);
  valueOf(await handOver(itemId, 2));
  expect(valueOf(await acceptVersion({ itemId, userId: user.id, seen, now: noon })).state).toBe("completed");
  const versions = (await listVersions(db, itemId)).map(({ version }) => version);
  expect(versions.map(({ version, answer, answerText }) => ({ version, answer, answerText }))).toEqual([
    { version: 2, answer: "accepted", answerText: null },
    { version: 1, answer: "changes_asked", answerText: "Name the second project." },
  ]);
});

async function askTimes(service: "cover-letter" | "sop-drafting", times: number) {
  const { itemId, user } = await itemInReview(counsellor, [configured(service)]);
  let last: Awaited<ReturnType<typeof askForNewVersion>> | null = null;
  for (let round = 1; round <= times; round += 1) {
    await sendToReview(itemId, counsellor);
    valueOf(await handOver(itemId, round, []));
    last = await askForNewVersion({ itemId, userId: user.id, seen, text: `Round ${round}`, now: noon });
  }
  const item = await findItem(db, itemId);
  return { last, left: item && (await changeRoundsLeft(item)), state: item?.state };
}

test("a cover letter has two rounds of changes in its price, and the third is refused with nothing changed", async () => {
  const { last, left, state } = await askTimes("cover-letter", 3);
  expect(last).toMatchObject({ refusal: { code: "rounds_used", field: "text" } });
  expect({ left, state }).toEqual({ left: 0, state: "delivered" });
});

test("SOP modifications are free, as often as they are asked for", async () => {
  const { last, left } = await askTimes("sop-drafting", 5);
  expect(last?.ok).toBe(true);
  expect(left).toBeNull();
});

test("both sides comment on a version, a key is one comment, and nobody else's version can be commented on", async () => {
  const { itemId, user } = await itemInReview(counsellor);
  const { id: versionId } = valueOf(await handOver(itemId));
  const sendKey = randomUUID();
  const comment = { versionId, text: "The second line is wrong.", sendKey, now: noon };
  const written = await Promise.all(
    Array.from({ length: 10 }, () => writeComment({ ...comment, userId: user.id })),
  );
  expect(written.every(({ ok }) => ok)).toBe(true);
  valueOf(await commentAtDesk({ ...comment, member: counsellor, text: "Which one?", sendKey: randomUUID() }));
  const [{ comments } = { comments: [] }] = await listVersions(db, itemId);
  expect(comments.map(({ text: words, fromDesk }) => ({ text: words, fromDesk }))).toEqual([
    { text: "The second line is wrong.", fromDesk: false },
    { text: "Which one?", fromDesk: true },
  ]);
  const again = { ...comment, userId: user.id, text: "And the third." };
  expect(await writeComment(again)).toMatchObject({ refusal: { code: "already_sent", field: "text" } });
  const ofDesk = { ...comment, member: counsellor, sendKey };
  expect(await commentAtDesk(ofDesk)).toMatchObject({ refusal: { code: "malformed" } });
  const other = await itemInReview(counsellor);
  const foreign = { ...comment, userId: other.user.id, sendKey: randomUUID() };
  expect(await writeComment(foreign)).toMatchObject({ refusal: { code: "unknown_version", status: 404 } });
});

test("a comment of the desk sent ten times is one line of the log", async () => {
  const { itemId } = await itemInReview(counsellor);
  const { id: versionId } = valueOf(await handOver(itemId));
  const comment = {
    member: counsellor,
    versionId,
    text: "Look at page 2.",
    sendKey: randomUUID(),
    now: noon,
  };
  const written = await Promise.all(Array.from({ length: 10 }, () => commentAtDesk(comment)));
  expect(new Set(written.map(valueOf)).size).toBe(1);
  const events = (await auditEventsOn(itemId)).filter(({ event }) => event === "comment_written");
  expect(events).toHaveLength(1);
});

test("what was delivered since the page was opened is neither accepted nor answered from it", async () => {
  const { itemId, user } = await itemInReview(counsellor);
  valueOf(await handOver(itemId));
  const answer = { itemId, userId: user.id, seen, now: minutesLater(9) };
  valueOf(await askForNewVersion({ ...answer, text: "Name the second project.", now: noon }));
  await sendToReview(itemId, counsellor);
  const second = { member: counsellor, itemId, version: "2", text: "Here it is.", files: [] };
  valueOf(await handOverVersion({ ...second, now: minutesLater(5) }));
  const again = { refusal: { code: "delivered_anew", status: 409 } };
  expect(await acceptVersion(answer)).toMatchObject(again);
  expect(await askForNewVersion({ ...answer, text: "Name the third one." })).toMatchObject(again);
  expect((await findItem(db, itemId))?.state).toBe("delivered");
  valueOf(await acceptVersion({ ...answer, seen: minutesLater(5).toISOString() }));
});

test("accepting twice answers the version that was accepted, and no earlier one", async () => {
  const { itemId, user } = await itemInReview(counsellor);
  valueOf(await handOver(itemId));
  const back = { member: counsellor, itemId, from: "delivered", to: "in_progress", note: "", tell: false };
  valueOf(await moveItem({ ...back, now: noon }));
  await sendToReview(itemId, counsellor);
  valueOf(await handOver(itemId, 2));
  const accept = { itemId, userId: user.id, seen, now: noon };
  const accepted = await Promise.all(Array.from({ length: 10 }, () => acceptVersion(accept)));
  expect(accepted.every(({ ok }) => ok)).toBe(true);
  const answers = (await listVersions(db, itemId)).map(({ version }) => version.answer);
  expect(answers).toEqual(["accepted", null]);
});

test("nothing is said about, or handed over to, a customer who has deleted their account", async () => {
  const { itemId, user } = await itemInReview(counsellor);
  const { id: versionId } = valueOf(await handOver(itemId));
  valueOf(await acceptVersion({ itemId, userId: user.id, seen, now: noon }));
  valueOf(await eraseCustomer(user, noon));
  const comment = { versionId, text: "Are you there?", sendKey: randomUUID(), now: noon };
  expect(await commentAtDesk({ ...comment, member: counsellor })).toMatchObject({
    refusal: { code: "customer_gone" },
  });
  await db.update(orderItems).set({ state: "in_review" }).where(eq(orderItems.id, itemId));
  expect(await handOver(itemId, 2)).toMatchObject({ refusal: { code: "customer_gone" } });
});

test("a side sends at most 200 files about a service, and the other side can still send its own", async () => {
  const { itemId, user } = await itemInReview(counsellor);
  const side = { itemId, ownerId: user.id, sentBy: user.id };
  const read = Array.from({ length: 199 }, (_, at) => ({
    name: `${at}.txt`,
    mediaType: "text/plain",
    bytes,
  }));
  const about = { ...side, place: { intakeField: "papers" }, now: noon };
  const taken = await takeCaseFiles({ ...side, read }, (stored) =>
    db.transaction((tx) => recordCaseFiles(tx, stored, about)),
  );
  valueOf(taken);
  const send = (files: File[]) =>
    writeMessage({ itemId, userId: user.id, text: "More.", files, sendKey: randomUUID(), now: noon });
  expect(await send([letter(), letter()])).toMatchObject({ refusal: { code: "case_full", field: "files" } });
  expect(await listCaseFiles(db, itemId)).toHaveLength(199);
  valueOf(await send([letter()]));
  expect(await send([letter()])).toMatchObject({ refusal: { code: "case_full" } });
  valueOf(await handOver(itemId));
});
