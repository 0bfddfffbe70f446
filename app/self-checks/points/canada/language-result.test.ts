import { describe, expect, test } from "vitest";

import {
  abilities,
  type Abilities,
  eachAbility,
  raisedTo,
  readLanguageLevels,
  readLanguageTest,
} from "#app/self-checks/points/canada/language-result.ts";
import { shippedLanguageTests } from "#app/self-checks/points/canada/shipped-language-tests.ts";
import {
  everyScore,
  expectedLevel,
  frenchTests,
  lowestScores,
  testIds,
} from "#tests/self-checks/expected-levels.ts";

const read = (test: string, scores: Abilities) => readLanguageTest(shippedLanguageTests, test, scores);

describe.each(testIds)("%s", (id) => {
  const lowest = eachAbility((ability) => everyScore(id, ability)[0]!);

  test.each(abilities)("every score of the scale in %s has the level of the charts", (ability) => {
    const scores = everyScore(id, ability);
    const levels = scores.map((score) => {
      const outcome = read(id, { ...lowest, [ability]: score });
      return outcome.ok ? outcome.value.levels[ability] : outcome.refusal.message;
    });
    expect(levels).toEqual(scores.map((score) => expectedLevel(id, ability, score)));
    expect(new Set(levels)).toEqual(new Set([0, 4, 5, 6, 7, 8, 9, 10]));
  });

  test.each(abilities)(
    "the lowest score of each level in %s has it, and one step less does not",
    (ability) => {
      const scores = everyScore(id, ability);
      for (const [at, score] of lowestScores(id, ability).entries()) {
        const before = scores[scores.indexOf(score) - 1]!;
        const levels = [before, score].map((each) =>
          levelIn(read(id, { ...lowest, [ability]: each }), ability),
        );
        expect(levels).toEqual([at === 0 ? 0 : at + 3, at + 4]);
      }
    },
  );

  test("a score off the scale is refused with a sentence, each at its ability", () => {
    const scores = everyScore(id, "reading");
    const step = scores[1]! - scores[0]!;
    for (const wrong of [-step, scores.at(-1)! + step, scores[1]! + step / 2, Number.NaN, Infinity]) {
      const outcome = read(id, { ...lowest, reading: wrong, speaking: wrong });
      if (outcome.ok) throw new Error(`${wrong} is taken`);
      expect(Object.keys(outcome.refusal.errors!)).toEqual(["reading", "speaking"]);
      expect(outcome.refusal).toMatchObject({ code: "score_not_on_scale", status: 422 });
    }
  });

  test("its language is the one it tests", () => {
    const outcome = read(id, lowest);
    expect(outcome.ok && outcome.value.language).toBe(frenchTests.includes(id) ? "french" : "english");
  });
});

test("the sentence names test, ability and scale", () => {
  const outcome = read("ielts", { reading: 7, writing: 6.3, listening: 7, speaking: 7 });
  expect(outcome).toMatchObject({
    refusal: {
      message: "The IELTS General Training score for writing goes from 0 to 9, in steps of 0.5.",
      errors: { writing: expect.any(String) },
    },
  });
  expect(
    read(
      "toefl",
      eachAbility(() => 5),
    ),
  ).toMatchObject({ ok: false, refusal: { code: "unknown_test" } });
});

describe("levels that somebody knows", () => {
  const levels = { reading: 3, writing: 4, listening: 11, speaking: 12 };

  test("are taken as they are, and below 4 count as nothing", () => {
    expect(readLanguageLevels("english", levels)).toMatchObject({
      ok: true,
      value: { test: null, scores: levels, levels: { ...levels, reading: 0 } },
    });
  });

  test.each([-1, 13, 7.5, Number.NaN])("%d is refused", (wrong) => {
    expect(readLanguageLevels("french", { ...levels, writing: wrong })).toMatchObject({
      ok: false,
      refusal: {
        field: "writing",
        message: "The NCLC level for writing goes from 0 to 12, in whole numbers.",
      },
    });
  });
});

test("raised to a level, a test has the lowest scores for it, and what was better stays", () => {
  const outcome = read("ielts", { reading: 8, writing: 6.5, listening: 7.5, speaking: 6 });
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  const raised = raisedTo(outcome.value, abilities, 9, shippedLanguageTests);
  expect(raised.scores).toEqual({ reading: 8, writing: 7, listening: 8, speaking: 7 });
  expect(raised.levels).toEqual({ reading: 10, writing: 9, listening: 9, speaking: 9 });
  expect(read("ielts", raised.scores)).toEqual({ ok: true, value: raised });
});

function levelIn(outcome: ReturnType<typeof read>, ability: keyof Abilities): number | null {
  return outcome.ok ? outcome.value.levels[ability] : null;
}
