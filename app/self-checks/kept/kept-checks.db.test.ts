import { beforeAll, expect, test } from "vitest";

import { allChecks } from "#app/self-checks/evidence/all-checks.ts";
import { fragmentOf } from "#app/self-checks/evidence/answers-in-fragment.ts";
import { exportKeptChecks } from "#app/self-checks/kept/kept-check-data.server.ts";
import { viewKeptCheck } from "#app/self-checks/kept/kept-check-view.server.ts";
import { deleteKeptCheck, keepCheck, listKeptChecks } from "#app/self-checks/kept/kept-checks.server.ts";
import { openPointsCheck } from "#app/self-checks/kept/opened-points-check.server.ts";
import { fragmentOf as pointsFragmentOf } from "#app/self-checks/points/form/points-in-fragment.ts";
import { eraseCustomer } from "#app/personal-data/delete-account.server.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { db } from "#app/platform/db.server.ts";
import { makeBuyer, minutesLater, noon, openShop, valueOf } from "#tests/checkout/shop.ts";

beforeAll(openShop);

const o1a = allChecks["o-1a"];
const answers = { field: ["science"], judging: ["review"], prize: ["ticked", "employer"] };
const known = Object.fromEntries(
  Object.entries(answers).filter(([id]) => o1a.questions.some((question) => question.id === id)),
);
const result = fragmentOf(o1a, { step: "result", answers: known });
const kept = ({ id }: Pick<CurrentUser, "id">) => listKeptChecks(db, id);

test("the newest result of a check is kept, and nobody else's list changes", async () => {
  const [user, other] = await Promise.all([makeBuyer(), makeBuyer()]);
  valueOf(await keepCheck({ userId: user.id, check: "o-1a", result, now: noon }));
  const empty = fragmentOf(o1a, { step: "result", answers: {} });
  valueOf(await keepCheck({ userId: other.id, check: "o-1a", result: empty, now: noon }));
  valueOf(await keepCheck({ userId: user.id, check: "eb-1a", result: "1.r.", now: minutesLater(1) }));
  valueOf(await keepCheck({ userId: user.id, check: "o-1a", result: empty, now: minutesLater(2) }));
  valueOf(await keepCheck({ userId: user.id, check: "o-1a", result, now: minutesLater(3) }));
  expect(await kept(user)).toMatchObject([
    { checkId: "o-1a", version: 1, keptAt: minutesLater(3) },
    { checkId: "eb-1a", answers: {} },
  ]);
  expect((await kept(user))[0]!.answers).toMatchObject({ field: ["science"], prize: ["ticked", "employer"] });
  expect(await kept(other)).toMatchObject([{ answers: {} }]);
});

test.each([
  ["o-1a", "1.3.Q4"],
  ["o-1a", "2.r.Q4"],
  ["o-1a", "1.r.£"],
  ["o-1a", ""],
  ["no-such-visa", "1.r."],
  ["__proto__", "1.r."],
  ["express-entry", "1.r"],
  ["express-entry", "1.f"],
])("%s with %s is no result, and nothing is kept", async (check, given) => {
  const user = await makeBuyer();
  expect(await keepCheck({ userId: user.id, check, result: given, now: noon })).toMatchObject({
    refusal: { code: "result_not_read" },
  });
  expect(await kept(user)).toEqual([]);
});

test("a result of points is kept with its answers, and counted again by the rules of the day", async () => {
  const user = await makeBuyer();
  const { form } = await openPointsCheck("compass", noon);
  const filled = { salary: "6000", age: "30" };
  const points = pointsFragmentOf(form, { step: "result", answers: await completed(filled) });
  valueOf(await keepCheck({ userId: user.id, check: "compass", result: points, now: noon }));
  const [one] = await kept(user);
  const { name, lines } = await viewKeptCheck(one!, noon);
  expect(name).toBe("Singapore COMPASS");
  expect(lines.join(" ")).toMatch(/\d+ .*points/);
});

/** Every question answered with its first option or lowest number. */
async function completed(filled: Record<string, string>): Promise<Record<string, string>> {
  const { form } = await openPointsCheck("compass", noon);
  const fields = form.sections.flatMap(({ blocks }) => blocks.flatMap((block) => block.fields));
  const first = fields.flatMap((field) => {
    if (field.kind === "tick") return [];
    return [[field.name, field.kind === "number" ? String(field.from) : (field.options[0]?.value ?? "")]];
  });
  return { ...Object.fromEntries(first), ...filled };
}

test("it is in the data that people take with them, in words, and goes when they delete it or their account", async () => {
  const user = await makeBuyer();
  valueOf(await keepCheck({ userId: user.id, check: "o-1a", result, now: noon }));
  expect(await exportKeptChecks(user.id)).toMatchObject([
    { check: "O-1A", answers: { "What is your field?": ["Science or technology"] } },
  ]);
  await deleteKeptCheck(user.id, "o-1a");
  await deleteKeptCheck(user.id, "o-1a");
  expect(await kept(user)).toEqual([]);
  valueOf(await keepCheck({ userId: user.id, check: "o-1a", result, now: noon }));
  valueOf(await eraseCustomer(user, noon));
  expect(await kept(user)).toEqual([]);
  expect(await keepCheck({ userId: user.id, check: "o-1a", result, now: noon })).toMatchObject({
    refusal: { code: "account_deleted" },
  });
});
