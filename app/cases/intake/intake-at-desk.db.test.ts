import { beforeAll, expect, test } from "vitest";

import { exportIntakes } from "#app/cases/intake/export-intakes.server.ts";
import { findIntake } from "#app/cases/intake/find-intake.server.ts";
import { eraseIntakes } from "#app/cases/intake/erase-intakes.server.ts";
import { intakeMailJob, remindOfForm, sendIntakeMail } from "#app/cases/intake/send-intake-mail.server.ts";
import { saveIntake, sendIntake } from "#app/cases/intake/send-intake.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { moveItem } from "#app/cases/move-item.server.ts";
import { sendIntakeForCustomer } from "#app/cases/intake/send-intake-for-customer.server.ts";
import { takeItem } from "#app/cases/desk/take-item.server.ts";
import { tickPlanStep } from "#app/cases/plan/tick-plan-step.server.ts";
import { dayMs } from "#app/platform/dates.ts";
import type { OrderItemId } from "#app/platform/ids.ts";
import { formReminderJob } from "#app/orders/items/form-reminders.server.ts";
import { db } from "#app/platform/db.server.ts";
import { cancelItem } from "#tests/cases/cancelling.ts";
import { minutesLater, noon, openShop, valueOf } from "#tests/checkout/shop.ts";
import { makeMember } from "#tests/desk/make-member.ts";
import { bought, itemRow, eventsOf, takeJobs, mailsTo } from "#tests/cases/intake-of-letter.ts";

let manager: Member, counsellor: Member;

beforeAll(async () => {
  await openShop();
  [manager, counsellor] = await Promise.all([makeMember("manager"), makeMember("counsellor")]);
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
  const first = await takeReminder(itemId, { afterDays: 2 });
  await remindOfForm(first);
  const [mail] = await mailsTo(user.email);
  expect(mail?.subject).toMatch(/: fill in your details$/);
  expect(mail?.body).toContain(`/account/services/${itemId}#intake`);
  valueOf(await sendIntake(input));
  await remindOfForm(await takeReminder(itemId, { afterDays: 7 }));
  expect(await mailsTo(user.email)).toHaveLength(1);
  expect(await takeJobs(formReminderJob.name, itemId)).toEqual([]);

  const cancelled = await bought();
  await cancelItem(cancelled.itemId);
  for (const afterDays of [2, 7]) await remindOfForm(await takeReminder(cancelled.itemId, { afterDays }));
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

async function takeReminder(itemId: OrderItemId, { afterDays }: { afterDays: number }) {
  const reminders = await takeJobs(formReminderJob.name, itemId);
  expect(reminders.map(({ run_at }) => Date.parse(run_at) - noon.getTime())).toEqual([afterDays * dayMs]);
  return formReminderJob.parse(reminders[0]?.payload);
}
