import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { expressEntryCheck } from "#app/self-checks/points/canada/express-entry-letter.ts";
import { shippedCrsGrid } from "#app/self-checks/points/canada/shipped-crs-grid.ts";
import { shippedLanguageTests } from "#app/self-checks/points/canada/shipped-language-tests.ts";
import { shippedProgrammesGrid } from "#app/self-checks/points/canada/shipped-programmes-grid.ts";
import { fragmentOf, placeIn } from "#app/self-checks/points/form/points-in-fragment.ts";
import { letterFor } from "#app/self-checks/points/form/points-check.ts";
import type { Answers } from "#app/self-checks/points/form/points-form.ts";
import { anyPerson } from "#tests/self-checks/any-person.ts";
import { crsVectors } from "#tests/self-checks/crs-vectors-table.ts";
import { expectedCrs } from "#tests/self-checks/expected-crs.ts";
import { expectedFsw } from "#tests/self-checks/expected-fsw.ts";
import { type Person, plainPerson } from "#tests/self-checks/person.ts";
import { typedAnswers } from "#tests/self-checks/typed-answers.ts";

const tables = { crs: shippedCrsGrid, programmes: shippedProgrammesGrid, tests: shippedLanguageTests };
const form = expressEntryCheck.form(tables);
/** New at every run, and in the name of the test, so that a failure can be had again. */
const seed = Number(process.env.POINTS_SEED ?? Date.now() % 2 ** 31);

test.each(crsVectors)("%s, typed into the form", (_, person, ...parts) => {
  expect(totalOf(typed(person), "crs")).toBe(parts.at(-1));
});

test(`500 random people have the same points by what they type, and by the address of their result (seed ${seed})`, () => {
  fc.assert(
    fc.property(anyPerson, (person) => {
      const answers = typedAnswers(person);
      const place = placeIn(form, fragmentOf(form, { step: "result", answers }));
      for (const each of [answers, place!.answers]) {
        const { crs, fsw } = partsOf(each);
        expect(crs.total?.points).toBe(expectedCrs(person));
        expect(fsw.total?.points).toBe(expectedFsw(person).total);
        expect(fsw.verdict === "met").toBe(expectedFsw(person).passes);
      }
    }),
    { numRuns: 500, seed },
  );
}, 180_000);

describe("what is left open or wrong", () => {
  test("only age and education must be answered", () => {
    expect(errorsOf({})).toEqual(["age", "education"]);
    expect(partOf({ age: "30", education: "master" }, "fsw").verdict).toBe("missed");
  });

  test("a score that the test does not give is refused at its field", () => {
    const answers = typed({ english: { test: "ielts", scores: [7, 7, 8, 7] } });
    expect(errorsOf({ ...answers, english_reading: "9.5", english_writing: "200" })).toEqual([
      "english_reading",
      "english_writing",
    ]);
    expect(errorsOf({ ...answers, english_reading: "6.3" })).toEqual(["english_reading"]);
    expect(errorsOf({ ...answers, english_listening: "" })).toEqual(["english_listening"]);
  });

  test("what is not asked is not read", () => {
    const alone = typed({ age: 29 });
    const stray = { ...alone, partner_education: "nonsense", partner_reading: "x", english_reading: "x" };
    expect(totalOf(stray, "crs")).toBe(totalOf(alone, "crs"));
  });
});

test("the letter names its version, and what would raise the score most", () => {
  const crs = partOf(typed({ age: 29, english: { test: "ielts", scores: [7, 6.5, 8, 7] }, fw: 1 }), "crs");
  expect(crs.version).toBe("Comprehensive Ranking System, 25 March 2025 to 2 November 2026");
  expect(crs.raises[0]).toMatchObject({ id: "nomination", gain: 600 });
  expect(crs.raises.map(({ label }) => label)).toContain("CLB 9 in writing (IELTS General Training 7)");
});

test("of the 67 points too: what gives more, and no nomination, which gives none", () => {
  const answers = typed({ age: 29, english: { test: "ielts", scores: [7, 6.5, 8, 7] }, fw: 1 });
  const fsw = partOf(answers, "fsw");
  const writing = fsw.raises.find(({ label }) => label === "CLB 9 in writing (IELTS General Training 7)");
  expect(writing).toMatchObject({ gain: 1, total: (fsw.total?.points ?? 0) + 1 });
  expect(fsw.raises.map(({ id }) => id)).not.toContain("nomination");
  expect(fsw.raises.map(({ label }) => label)).toContain("One more year of skilled work outside Canada");
});

function typed(person: Partial<Person>): Answers {
  return typedAnswers({ ...plainPerson, ...person });
}

function partsOf(answers: Answers) {
  const letter = letterFor(expressEntryCheck, tables, answers);
  if (!letter.ok) throw new Error(JSON.stringify(letter.refusal));
  const part = (id: string) => letter.value.parts.find((one) => one.id === id)!;
  return { crs: part("crs"), fsw: part("fsw") };
}

const partOf = (answers: Answers, id: "crs" | "fsw") => partsOf(answers)[id];

function totalOf(answers: Answers, id: "crs" | "fsw"): number | undefined {
  return partOf(answers, id).total?.points;
}

function errorsOf(answers: Answers): string[] {
  const letter = letterFor(expressEntryCheck, tables, answers);
  return letter.ok ? [] : Object.keys(letter.refusal.errors ?? {});
}
