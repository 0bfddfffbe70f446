import { beforeAll, expect, test } from "vitest";

import { findIntake } from "#app/cases/intake/find-intake.server.ts";
import { intakeMailJob, sendIntakeMail } from "#app/cases/intake/send-intake-mail.server.ts";
import { saveIntake, sendIntake } from "#app/cases/intake/send-intake.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { takeItem } from "#app/cases/desk/take-item.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { paper, sendIntakeOf } from "#tests/cases/send-intake.ts";
import { cancelItem } from "#tests/cases/cancelling.ts";
import { makeBuyer, minutesLater, noon, openShop, valueOf } from "#tests/checkout/shop.ts";
import { makeMember } from "#tests/desk/make-member.ts";
import { noticesOf } from "#tests/desk/notices.ts";
import { buyServices } from "#tests/desk/work-use-cases.ts";
import { configured } from "#tests/pricing/quote-of.ts";
import { OrderItemId } from "#app/platform/ids.ts";
import { asId } from "#tests/setup/as-id.ts";
import {
  coverLetter,
  bought,
  inputFor,
  itemRow,
  eventsOf,
  filesOf,
  takeJobs,
  mailsTo,
} from "#tests/cases/intake-of-letter.ts";

let counsellor: Member;

beforeAll(async () => {
  await openShop();
  counsellor = await makeMember("counsellor");
});

test("what is kept for later keeps its answers and files, and starts nothing", async () => {
  const { itemId, input } = await bought({ found: [""], deadline: [""] });
  valueOf(await saveIntake(input));
  expect(await findIntake(db, itemId)).toMatchObject({
    sentAt: null,
    fromDesk: false,
    answers: { advertisement: "Everything that is asked." },
  });
  expect(await filesOf(itemId)).toEqual(["resume.txt"]);
  expect(await itemRow(itemId)).toMatchObject({ state: "received", dueOn: null });
  expect(await eventsOf(itemId)).toEqual([]);
  valueOf(
    await saveIntake({ ...inputFor({ itemId, user: { id: input.userId } as CurrentUser }), files: () => [] }),
  );
  expect((await findIntake(db, itemId))?.answers).toMatchObject({ found: "Everything that is asked." });
  expect(await filesOf(itemId)).toEqual(["resume.txt"]);
});

test("a file that is chosen again takes the other's place, and what is removed is gone", async () => {
  const { itemId, input } = await bought();
  valueOf(await saveIntake(input));
  valueOf(await saveIntake({ ...input, files: (name) => (name === "resume" ? [paper("newer")] : []) }));
  expect(await filesOf(itemId)).toEqual(["newer.txt"]);
  valueOf(await saveIntake({ ...input, files: () => [], removed: ["resume"] }));
  expect(await filesOf(itemId)).toEqual([]);
  expect(await sendIntake({ ...input, files: () => [] })).toMatchObject({
    refusal: { code: "wrong_answer", field: "answer.resume", message: "Choose a file." },
  });
});

test.each([
  ["found", [""], "Answer this question."],
  ["kind", [""], "Choose an answer."],
  ["kind", ["A throne"], "Choose one of the answers that are offered."],
  ["deadline", ["soon"], "Give a day, such as 30 November 2026."],
  ["resume", [""], "Choose a file."],
])("a form whose %s is %o is not sent, and says so at the field", async (field, given, message) => {
  const { itemId, input } = await bought({ [field]: given });
  expect(await sendIntake(input)).toMatchObject({
    ok: false,
    refusal: { code: "wrong_answer", status: 422, field: `answer.${field}`, message },
  });
  expect(await findIntake(db, itemId)).toBeNull();
  expect((await itemRow(itemId)).dueOn).toBeNull();
});

test("a file that is none of those we take is refused at its field", async () => {
  const { itemId, input } = await bought();
  const program = new File([new Uint8Array([0x4d, 0x5a, 0, 1, 2, 3])], "me.exe");
  expect(await sendIntake({ ...input, files: () => [program] })).toMatchObject({
    refusal: { code: "file_type", field: "answer.resume" },
  });
  expect(await filesOf(itemId)).toEqual([]);
});

test.each([
  // A Friday: the weekend does not count.
  ["cover-letter", {}, "2026-10-02T12:00:00Z", "2026-10-08"],
  ["cover-letter", { lightning: true }, "2026-10-02T12:00:00Z", "2026-10-06"],
  ["counselling-session", {}, "2026-10-05T23:59:00Z", "2026-10-08"],
  ["research-paper", {}, "2026-10-02T12:00:00Z", "2027-06-11"],
] as const)("%s with %o sent at %s is due on %s", async (service, choices, at, dueOn) => {
  const { itemId } = await buyServices([configured(service, choices)]);
  expect(await sendIntakeOf(itemId, new Date(at))).toMatchObject({ state: "received", dueOn });
  expect(await itemRow(itemId)).toMatchObject({ state: "received", dueOn });
});

test("sending starts the clock, is written down, and is told to both sides", async () => {
  const { itemId, user, input } = await bought();
  valueOf(await takeItem({ member: counsellor, itemId, now: noon }));
  valueOf(await sendIntake(input));
  const events = await eventsOf(itemId);
  expect(events.at(-1)).toMatchObject({
    actorId: user.id,
    actorRole: null,
    event: "intake_sent",
    before: { due_on: null },
    after: { due_on: "2026-10-08" },
  });
  // Answers must never reach the log, which cannot be edited.
  expect(JSON.stringify(events)).not.toContain("Everything");
  for (const { payload } of await takeJobs(intakeMailJob.name, itemId))
    await sendIntakeMail(intakeMailJob.parse(payload));
  const [mail] = await mailsTo(user.email);
  expect(mail?.subject).toMatch(/: we have your details$/);
  expect(mail?.body).toContain("It is due on 8 October 2026.");
  expect(mail?.body).toContain(`/account/services/${itemId}#intake`);
  expect(await noticesOf(counsellor)).toMatchObject([{ kind: "form_arrived", itemId }]);
});

test("the same form sent ten times at once is sent once", async () => {
  const { itemId, input } = await bought();
  const sent = await Promise.all(Array.from({ length: 10 }, () => sendIntake(input)));
  expect(sent.map(({ ok }) => ok)).toEqual(Array.from({ length: 10 }, () => true));
  expect(await filesOf(itemId)).toEqual(["resume.txt"]);
  expect((await eventsOf(itemId)).map(({ event }) => event)).toEqual(["intake_sent"]);
  expect(await takeJobs(intakeMailJob.name, itemId)).toHaveLength(1);
});

test("of two different forms sent at once one stands, and what was sent is never changed", async () => {
  const { itemId, user, input } = await bought();
  const other = inputFor({ itemId, user }, { found: ["By a friend."] });
  const sent = await Promise.all([sendIntake(input), sendIntake(other)]);
  expect(sent.filter(({ ok }) => ok)).toHaveLength(1);
  expect(sent.find(({ ok }) => !ok)).toMatchObject({ refusal: { code: "already_sent", status: 409 } });
  expect(await saveIntake(other)).toMatchObject({ refusal: { code: "already_sent" } });
  const later = { ...input, now: minutesLater(3 * 24 * 60) };
  await sendIntake(later);
  expect((await itemRow(itemId)).dueOn).toBe("2026-10-08");
});

test("nobody sends a form that is not theirs, nor one of what was cancelled or not paid", async () => {
  const { itemId, input } = await bought();
  const stranger = await makeBuyer();
  const unknown = { refusal: { code: "unknown_item", status: 404 } };
  expect(await sendIntake({ ...input, userId: stranger.id })).toMatchObject(unknown);
  expect(await sendIntake({ ...input, itemId: asId(OrderItemId, "no id") })).toMatchObject(unknown);
  const unpaid = await buyServices([coverLetter], { paid: false });
  expect(await sendIntake(inputFor(unpaid))).toMatchObject(unknown);
  await cancelItem(itemId);
  expect(await sendIntake(input)).toMatchObject({ refusal: { code: "closed", status: 409 } });
});
