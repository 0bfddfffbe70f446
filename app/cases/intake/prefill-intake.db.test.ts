import { beforeAll, expect, test } from "vitest";

import { prefillIntake } from "#app/cases/intake/prefill-intake.server.ts";
import { saveIntake } from "#app/cases/intake/send-intake.server.ts";
import { intakeFormOf } from "#app/catalog/bought-service.ts";
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
  expect(await prefillIntake({ itemId: third, userId: user.id, form })).toEqual({
    marks: "B.Sc. Physics",
    budget: "20,000 EUR",
    tests: "None",
  });
  const { user: stranger, itemId: theirs } = await buyServices([application]);
  expect(await prefillIntake({ itemId: theirs, userId: stranger.id, form })).toEqual({});
});

test("where somebody lives is known from their account", async () => {
  const visa = configured("eb2-niw");
  const { user, itemId } = await buyServices([visa]);
  const known = await prefillIntake({ itemId, userId: user.id, form: intakeFormOf(visa) });
  expect(known).toEqual({ residence: user.country });
});

async function save(itemId: OrderItemId, userId: UserId, answers: Record<string, string>, now: Date) {
  const typed = (name: string) => [answers[name] ?? ""];
  valueOf(await saveIntake({ itemId, userId, now, typed, files: () => [], removed: [] }));
}
