import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";

import { auditLog } from "#app/audit/tables.server.ts";
import { exportIntakes } from "#app/cases/intake/export-intakes.server.ts";
import { findIntake } from "#app/cases/intake/find-intake.server.ts";
import { eraseIntakes } from "#app/cases/intake/erase-intakes.server.ts";
import { listCaseFiles } from "#app/cases/files/list-case-files.server.ts";
import { intakeMailJob, remindOfForm, sendIntakeMail } from "#app/cases/intake/send-intake-mail.server.ts";
import { type OwnIntake, saveIntake, sendIntake } from "#app/cases/intake/send-intake.server.ts";
import { intakeFormOf } from "#app/catalog/bought-service.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { moveItem } from "#app/cases/move-item.server.ts";
import { sendIntakeForCustomer } from "#app/cases/intake/send-intake-for-customer.server.ts";
import { takeItem } from "#app/cases/desk/take-item.server.ts";
import { tickPlanStep } from "#app/cases/plan/tick-plan-step.server.ts";
import { mailboxMessages } from "#app/mail/tables.server.ts";
import { formReminderJob } from "#app/orders/items/queue-form-reminders.server.ts";
import { orderItems } from "#app/orders/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { answeredWell, paper, sendIntakeOf } from "#tests/cases/send-intake.ts";
import { makeBuyer, minutesLater, noon, openShop, valueOf } from "#tests/checkout/shop.ts";
import { makeMember } from "#tests/desk/make-member.ts";
import { buyServices } from "#tests/desk/work-use-cases.ts";
import { configured } from "#tests/pricing/quote-of.ts";
import { OrderItemId } from "#app/platform/ids.ts";
import { asId } from "#tests/setup/as-id.ts";

let manager: Member, counsellor: Member;

beforeAll(async () => {
  await openShop();
  [manager, counsellor] = await Promise.all([makeMember("manager"), makeMember("counsellor")]);
});

const coverLetter = configured("cover-letter");

async function bought(otherwise: Record<string, string[]> = {}) {
  const { itemId, user } = await buyServices([coverLetter]);
  return { itemId, user, input: inputFor({ itemId, user }, otherwise) };
}

function inputFor(
  { itemId, user }: { itemId: OrderItemId; user: CurrentUser },
  otherwise: Record<string, string[]> = {},
): OwnIntake {
  return { itemId, userId: user.id, now: noon, ...answeredWell(intakeFormOf(coverLetter), otherwise) };
}

const itemRow = async (itemId: OrderItemId) =>
  (await db.select().from(orderItems).where(eq(orderItems.id, itemId)))[0]!;
const eventsOf = (itemId: OrderItemId) =>
  db.select().from(auditLog).where(eq(auditLog.subjectId, itemId)).orderBy(auditLog.id);
const filesOf = async (itemId: OrderItemId) => (await listCaseFiles(db, itemId)).map(({ name }) => name);

async function takeJobs(task: string, itemId: OrderItemId) {
  const { rows } = await db.execute<{ payload: unknown; run_at: string }>(
    sql`delete from graphile_worker._private_jobs using graphile_worker._private_tasks
      where _private_tasks.id = _private_jobs.task_id and identifier = ${task}
        and payload ->> 'itemId' = ${itemId} returning payload, run_at::text`,
  );
  return rows.toSorted((one, other) => (one.run_at < other.run_at ? -1 : 1));
}

const mailsTo = (email: string) =>
  db.select().from(mailboxMessages).where(eq(mailboxMessages.recipient, email)).orderBy(mailboxMessages.id);

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
  expect(mail?.subject).toMatch(/: we have what we need$/);
  expect(mail?.body).toContain("It is due on 8 October 2026.");
  expect(mail?.body).toContain(`/account/services/${itemId}#intake`);
  const { rows } = await db.execute<{ email: string }>(
    sql`select email from users where id = ${counsellor.id}`,
  );
  const told = await mailsTo(rows[0]?.email ?? "");
  expect(told.at(-1)?.body).toContain(`/staff/work/${itemId}#intake`);
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
  const move = { member: manager, itemId, from: "received", tell: false, now: noon };
  valueOf(await moveItem({ ...move, to: "cancelled", note: "Not wanted." }));
  expect(await sendIntake(input)).toMatchObject({ refusal: { code: "closed", status: 409 } });
});

test("work begins once the form is sent, and keeps the date that sending has set", async () => {
  const { itemId, input } = await bought();
  const begin = { member: manager, itemId, from: "received", to: "in_progress", note: "", tell: false };
  expect(await moveItem({ ...begin, now: noon })).toMatchObject({
    refusal: { code: "intake_missing", status: 409 },
  });
  expect(await itemRow(itemId)).toMatchObject({ state: "received", dueOn: null });
  valueOf(await sendIntake(input));
  const later = minutesLater(2 * 24 * 60);
  expect(valueOf(await moveItem({ ...begin, now: later }))).toMatchObject({ dueOn: "2026-10-08" });
});

test("the desk sends a form in the customer's name, which is marked and written down", async () => {
  const { itemId, user, input } = await bought();
  valueOf(await saveIntake({ ...input, typed: () => [] }));
  const { userId: _customer, ...form } = input;
  const seen = noon.toISOString();
  expect(await sendIntakeForCustomer({ ...form, seen, member: counsellor })).toMatchObject({
    refusal: { code: "not_allowed", status: 403 },
  });
  valueOf(await takeItem({ member: counsellor, itemId, now: noon }));
  const filled = { ...form, seen, files: () => [], member: counsellor };
  expect(valueOf(await sendIntakeForCustomer(filled))).toMatchObject({ dueOn: "2026-10-08" });
  expect(await findIntake(db, itemId)).toMatchObject({ fromDesk: true, sentAt: noon });
  expect((await eventsOf(itemId)).at(-1)).toMatchObject({
    actorId: counsellor.id,
    event: "intake_sent_for_customer",
  });
  for (const { payload } of await takeJobs(intakeMailJob.name, itemId))
    await sendIntakeMail(intakeMailJob.parse(payload));
  expect((await mailsTo(user.email))[0]?.body).toContain("We have filled in the form");
});

test("answers that the customer has kept since the desk opened the form are not written over", async () => {
  const { itemId, input } = await bought();
  valueOf(await takeItem({ member: counsellor, itemId, now: noon }));
  const { userId: _customer, ...form } = input;
  valueOf(await saveIntake({ ...input, now: minutesLater(3) }));
  const { answers } = (await findIntake(db, itemId))!;
  for (const seen of ["", noon.toISOString()]) {
    expect(await sendIntakeForCustomer({ ...form, member: counsellor, seen })).toMatchObject({
      refusal: { code: "changed_meanwhile", status: 409 },
    });
  }
  expect(await findIntake(db, itemId)).toMatchObject({ answers, sentAt: null });
  valueOf(await sendIntakeForCustomer({ ...form, member: counsellor, seen: minutesLater(3).toISOString() }));
});

test("a customer is reminded after two days and after seven, until the form is sent or the service is cancelled", async () => {
  const { itemId, user, input } = await bought();
  const reminders = await takeJobs(formReminderJob.name, itemId);
  expect(reminders.map(({ run_at }) => Date.parse(run_at) - noon.getTime())).toEqual(
    [2, 7].map((days) => days * 24 * 60 * 60_000),
  );
  const [first, second] = reminders.map(({ payload }) => payload);
  await remindOfForm(formReminderJob.parse(first));
  const [mail] = await mailsTo(user.email);
  expect(mail?.subject).toMatch(/: what we need from you$/);
  expect(mail?.body).toContain(`/account/services/${itemId}#intake`);
  valueOf(await sendIntake(input));
  await remindOfForm(formReminderJob.parse(second));
  expect(await mailsTo(user.email)).toHaveLength(1);

  const cancelled = await bought();
  const move = { member: manager, itemId: cancelled.itemId, from: "received", tell: false, now: noon };
  valueOf(await moveItem({ ...move, to: "cancelled", note: "Not wanted." }));
  for (const { payload } of await takeJobs(formReminderJob.name, cancelled.itemId))
    await remindOfForm(formReminderJob.parse(payload));
  expect(await mailsTo(cancelled.user.email)).toEqual([]);
});

test("steps are ticked once by whoever works on it, and those that follow from a fact never by hand", async () => {
  const { itemId, input } = await bought();
  const tick = (step: string, isDone = true, member = manager) =>
    tickPlanStep({ member, itemId, step, isDone, now: noon });
  expect(await tick("questions")).toMatchObject({ refusal: { code: "intake_missing" } });
  valueOf(await sendIntake(input));
  expect(await tick("questions", true, counsellor)).toMatchObject({ refusal: { code: "not_allowed" } });
  for (const wrong of ["delivered", "accepted", "intake_sent", "nothing", ""])
    expect(await tick(wrong)).toMatchObject({ refusal: { code: "invalid_choice", status: 422 } });
  const ticked = await Promise.all(Array.from({ length: 10 }, () => tick("questions")));
  expect(ticked.every(({ ok }) => ok)).toBe(true);
  valueOf(await tick("questions", false));
  valueOf(await tick("questions", false));
  const words = (await eventsOf(itemId)).map(({ event }) => event);
  expect(words).toEqual(["intake_sent", "step_ticked", "step_unticked"]);
});

test("a customer has their answers with their data, and they go with the account", async () => {
  const { itemId, user, input } = await bought({ found: ["On a noticeboard."] });
  valueOf(await sendIntake(input));
  valueOf(await tickPlanStep({ member: manager, itemId, step: "questions", isDone: true, now: noon }));
  expect(await exportIntakes(user.id)).toMatchObject([
    { answers: { found: "On a noticeboard." }, filledInBy: "you", stepsDone: [{ step: "questions" }] },
  ]);
  await db.transaction((tx) => eraseIntakes(tx, user.id));
  expect((await findIntake(db, itemId))?.answers).toEqual({});
});
