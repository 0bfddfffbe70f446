import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { visaCheckIds } from "#app/catalog/visa-checks.ts";
import { allChecks } from "#app/self-checks/evidence/all-checks.ts";
import { fragmentOf, type Place, placeIn } from "#app/self-checks/evidence/answers-in-fragment.ts";
import type { CheckDefinition } from "#app/self-checks/evidence/check-definition.ts";

const o1a = allChecks["o-1a"];
const longest = 80;

describe.each(visaCheckIds)("%s", (id) => {
  const definition = allChecks[id];

  test("what is written is read as it was, and is short", () => {
    fc.assert(
      fc.property(placesOf(definition), (place) => {
        const fragment = fragmentOf(definition, place);
        expect(placeIn(definition, `#${fragment}`)).toEqual(place);
        expect(fragment).toMatch(/^[\w.-]+$/);
        expect(fragment.length).toBeLessThanOrEqual(longest);
      }),
    );
  });

  test("whatever else stands there is refused, or is written again to the letter", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.stringMatching(/^#?\d{1,3}\.(r|\d{1,3})\.[\w-]{0,60}$/),
          fc.string({ unit: "binary" }),
        ),
        (hash) => {
          const place = placeIn(definition, hash);
          if (place) expect(fragmentOf(definition, place)).toBe(hash.replace(/^#/, ""));
        },
      ),
    );
  });
});

test.each([
  ["nothing", ""],
  ["an anchor of the page", "#main"],
  ["another version", "#2.0."],
  ["no version", "#.0."],
  ["a question that is not there", "#1.99."],
  ["a step before the first", "#1.-1."],
  ["a step that is no number", "#1.x."],
  ["a step with a nought before it", "#1.01."],
  ["options that are not there", `#1.0.${"_".repeat(60)}`],
  ["two answers where one can be given", `#${twoFields()}`],
  ["a foreign letter", "#1.0.A%41"],
  ["markup", "#1.0.<script>"],
  ["what is far too long", `#1.0.${"A".repeat(10_000)}`],
  ["ticks that are far too long", `#ticks.${"prize.".repeat(10_000)}`],
  ["empty letters at the end", "#1.0.BAA"],
  ["names that objects inherit", "#1.constructor.__proto__"],
])("%s is refused", (_what, hash) => {
  expect(placeIn(o1a, hash)).toBeNull();
});

test("ticks of a visa’s page are read, those of other visas left out", () => {
  expect(placeIn(o1a, "#ticks.prize.judging.no-such.__proto__.constructor")).toEqual({
    step: 0,
    answers: { prize: ["ticked"], judging: ["ticked"] },
  });
  expect(placeIn(o1a, "#ticks")).toEqual({ step: 0, answers: {} });
});

function twoFields(): string {
  const twice = { ...o1a, questions: o1a.questions.map((question) => ({ ...question, many: true })) };
  return fragmentOf(twice, { step: 0, answers: { field: ["science", "arts"] } });
}

function placesOf(definition: CheckDefinition): fc.Arbitrary<Place> {
  const { questions } = definition;
  const chosen = questions.map(({ id, many, options }) => {
    const ids = options.map((option) => option.id);
    const some = many
      ? fc.subarray(ids)
      : fc.option(fc.constantFrom(...ids), { nil: null }).map((one) => (one === null ? [] : [one]));
    return fc
      .tuple(fc.boolean(), some)
      .map(([ticked, own]) => [id, ticked ? ["ticked", ...own] : own] as [string, string[]]);
  });
  return fc.record({
    step: fc.oneof(fc.constant("result" as const), fc.nat(questions.length - 1)),
    answers: fc.tuple(...chosen).map((all) => Object.fromEntries(all.filter(([, own]) => own.length > 0))),
  });
}
