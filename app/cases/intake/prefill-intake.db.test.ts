import { beforeAll, expect, test } from "vitest";

import { findCaseEntry, loadEvidence } from "#app/cases/evidence/load-evidence.server.ts";
import { prefillIntake } from "#app/cases/intake/prefill-intake.server.ts";
import { saveIntake } from "#app/cases/intake/send-intake.server.ts";
import { intakeFormOf } from "#app/catalog/bought-service.ts";
import { fragmentOf } from "#app/self-checks/evidence/answers-in-fragment.ts";
import { eb2Niw } from "#app/self-checks/evidence/eb-2-niw-table.ts";
import { keepCheck } from "#app/self-checks/kept/kept-checks.server.ts";
import { openPointsCheck } from "#app/self-checks/kept/opened-points-check.server.ts";
import { fragmentOf as pointsFragmentOf } from "#app/self-checks/points/form/points-in-fragment.ts";
import { answersInForm } from "#app/self-checks/points/form/read-answers.ts";
import { findItem } from "#app/orders/items/find-item.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { OrderItemId, UserId } from "#app/platform/ids.ts";
import { minutesLater, noon, openShop, valueOf } from "#tests/checkout/shop.ts";
import { buyServices } from "#tests/desk/work-use-cases.ts";
import { configured } from "#tests/pricing/quote-of.ts";

beforeAll(openShop);

const evaluation = configured("profile-evaluation");
const application = configured("complete-application", { universities: 8, visaHelp: true });

test("what stays the same is carried from the newest form that asks the same, and only for its owner", async () => {
  const { user, itemId: first } = await buyServices([evaluation]);
  const { itemId: second } = await buyServices([evaluation], { user });
  const { itemId: third } = await buyServices([application], { user });
  const answers = { level: "Master’s", marks: "B.Sc. Physics", budget: "20,000 EUR", countries: "Norway" };
  await save(first, user.id, { ...answers, marks: "B.Sc. Chemistry", tests: "None" }, noon);
  await save(second, user.id, answers, minutesLater(1));
  const form = intakeFormOf(application);
  // The degree considered then need not be the one applied for now.
  expect(
    await prefillIntake({ itemId: third, userId: user.id, bought: application, form, now: noon }),
  ).toEqual({
    marks: "B.Sc. Physics",
    budget: "20,000 EUR",
    tests: "None",
  });
  const { user: stranger, itemId: theirs } = await buyServices([application]);
  const own = { itemId: theirs, userId: stranger.id, bought: application, form, now: noon };
  expect(await prefillIntake(own)).toEqual({});
});

test("where somebody lives is known from their account", async () => {
  const visa = configured("eb2-niw");
  const { user, itemId } = await buyServices([visa]);
  const form = intakeFormOf(visa);
  const known = await prefillIntake({ itemId, userId: user.id, bought: visa, form, now: noon });
  expect(known).toEqual({ residence: user.country });
});

test("a kept self-check fills in the form of its visa, and no other", async () => {
  const visa = configured("eb2-niw");
  const { user, itemId } = await buyServices([visa]);
  const answers = { degree: ["bachelor"], specific: ["named"], licence: ["held"] };
  const result = fragmentOf(eb2Niw, { step: "result", answers });
  valueOf(await keepCheck({ userId: user.id, check: "eb-2-niw", result, now: noon }));
  const about = { itemId, userId: user.id, now: noon };
  const known = await prefillIntake({ ...about, bought: visa, form: intakeFormOf(visa) });
  expect(known).toMatchObject({ highest_degree: "Bachelor’s", residence: user.country });
  expect(known["record"]).toContain("A licence or certification: Yes, for my profession or occupation");
  const form = intakeFormOf(evaluation);
  expect(await prefillIntake({ ...about, bought: evaluation, form })).toEqual({});
});

test("points that were counted for Canada fill in the form of Express Entry", async () => {
  const canada = configured("express-entry");
  const { user, itemId } = await buyServices([canada]);
  const { form: asked } = await openPointsCheck("express-entry", noon);
  const typed = {
    age: "29",
    education: "master",
    assessed: "yes",
    english_test: "ielts",
    english_reading: "7",
    english_writing: "6.5",
    english_listening: "8",
    english_speaking: "7",
    foreign_years: "3",
    canadian_years: "0",
    continuous: "yes",
    trade_years: "0",
    sibling: "yes",
    outside_quebec: "yes",
    funds: "20000",
  };
  const answers = answersInForm(asked, formDataOf(typed));
  const result = pointsFragmentOf(asked, { step: "result", answers });
  valueOf(await keepCheck({ userId: user.id, check: "express-entry", result, now: noon }));
  const form = intakeFormOf(canada);
  const known = await prefillIntake({ itemId, userId: user.id, bought: canada, form, now: noon });
  expect(known).toMatchObject({
    age: "29",
    highest_degree: "Master’s",
    degree_assessed: "Yes",
    funds: "20000 CAD",
    ties: ["A brother or sister"],
  });
  expect(known["language"]).toMatch(/^IELTS.*: .*reading 7.*writing 6.5/);
  const list = await loadEvidence(db, (await findItem(db, itemId))!);
  expect(findCaseEntry(list, "language-test")?.entry.named).toEqual([known["language"]]);
});

function formDataOf(typed: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(typed)) form.append(name, value);
  return form;
}

async function save(itemId: OrderItemId, userId: UserId, answers: Record<string, string>, now: Date) {
  const typed = (name: string) => [answers[name] ?? ""];
  valueOf(await saveIntake({ itemId, userId, now, typed, files: () => [], removed: [] }));
}
