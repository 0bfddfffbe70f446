import { describe, expect, test } from "vitest";

import { number, tick, yesOrNo, choice } from "#app/self-checks/points/form/fields-of-forms.ts";
import { askedFields, type PointsForm } from "#app/self-checks/points/form/points-form.ts";
import { answersInForm, readAnswers } from "#app/self-checks/points/form/read-answers.ts";

const form: PointsForm = {
  version: 1,
  sections: [
    {
      heading: "All",
      blocks: [
        { fields: [number("age", "Your age", 16, 80), yesOrNo("sure", "Sure?"), tick("old", "Old")] },
        { fields: [choice("partner", "Partner", { none: "None", comes: "Comes" }, { start: "none" })] },
        {
          onlyFor: { field: "partner", values: ["comes"], text: "Only then." },
          fields: [choice("test", "Test", { none: "None", ielts: "IELTS" }, { start: "none" })],
        },
        {
          onlyFor: { field: "test", text: "Only then." },
          fields: [{ ...number("score", "Score", 0, 9), step: 0.5 }],
        },
      ],
    },
  ],
};

describe("numbers are read as people write them", () => {
  test.each([
    ["30", null],
    [" 30 ", null],
    ["30.0", null],
    ["030", null],
    ["15", "Your age: a whole number from 16 to 80."],
    ["81", "Your age: a whole number from 16 to 80."],
    ["30.5", "Your age: a whole number from 16 to 80."],
    ["-30", "Your age: a whole number from 16 to 80."],
    ["1e2", "Your age: a whole number from 16 to 80."],
    ["thirty", "Your age: a whole number from 16 to 80."],
    ["", "Your age: fill this in."],
  ])("%j", (age, error) => {
    const read = readAnswers(form, { age });
    expect(read.ok ? null : read.refusal.errors!["age"]).toBe(error);
  });

  test.each([
    ["6.5", 6.5],
    ["6,5", 6.5],
    ["6", 6],
    ["6.3", null],
  ])("a score of %j", (score, value) => {
    const read = readAnswers(form, { age: "30", partner: "comes", test: "ielts", score });
    expect(read.ok ? read.value.number("score") : null).toBe(value);
  });

  test("thousands", () => {
    const money: PointsForm = {
      version: 1,
      sections: [{ heading: "Money", blocks: [{ fields: [number("funds", "Funds", 0, 1e8)] }] }],
    };
    for (const funds of ["15263", "15,263", "15 263", "15,263.00"]) {
      const read = readAnswers(money, { funds });
      expect(read.ok && read.value.number("funds")).toBe(15_263);
    }
  });
});

test("a question that hangs on one that is not asked is not asked either", () => {
  const names = (answers: Record<string, string>) => askedFields(form, answers).map(({ name }) => name);
  expect(names({})).toEqual(["age", "sure", "old", "partner"]);
  expect(names({ partner: "comes" })).toEqual(["age", "sure", "old", "partner", "test"]);
  expect(names({ partner: "comes", test: "ielts" })).toContain("score");
  expect(names({ partner: "none", test: "ielts" })).not.toContain("score");
});

test("yes, no and open", () => {
  const sure = (answer: string) => {
    const read = readAnswers(form, { age: "30", sure: answer });
    return read.ok ? read.value.yesOrNo("sure") : "refused";
  };
  expect(["yes", "no", "unsure", ""].map(sure)).toEqual([true, false, null, null]);
});

test("of what is sent only what is on offer is taken, and cut", () => {
  const sent = new FormData();
  for (const [name, value] of [
    ["age", ` ${"9".repeat(100)} `],
    ["sure", "perhaps"],
    ["old", "on"],
    ["partner", "comes"],
    ["test", ""],
    ["stranger", "1"],
    ["__proto__", "1"],
  ] as const)
    sent.append(name, value);
  sent.append("score", new File(["7"], "seven.txt"));
  expect(answersInForm(form, sent)).toEqual({ age: "9".repeat(40), partner: "comes" });
});
