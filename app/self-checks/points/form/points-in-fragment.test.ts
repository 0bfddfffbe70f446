import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { fragmentOf, placeIn, type PointsPlace } from "#app/self-checks/points/form/points-in-fragment.ts";
import {
  askedFields,
  fieldsOf,
  type PointsField,
  type PointsForm,
} from "#app/self-checks/points/form/points-form.ts";
import { shippedChecks } from "#tests/self-checks/points-checks.ts";

const longest = 460;
const checks = Object.entries(shippedChecks);

describe.each(checks)("%s", (_name, { form }) => {
  test("what is written is read as it was, without what is not asked, and is short", () => {
    fc.assert(
      fc.property(placesOf(form), (place) => {
        const fragment = fragmentOf(form, place);
        expect(placeIn(form, `#${fragment}`)).toEqual({ ...place, answers: askedOnly(form, place) });
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
          fc.stringMatching(/^#?1\.[rf](-\d{1,3}){0,5}(\.[\w-]{0,9}){0,60}$/),
          fc.string({ unit: "binary" }),
        ),
        (hash) => {
          const place = placeIn(form, hash);
          if (place) expect(fragmentOf(form, place)).toBe(hash.replace(/^#/, ""));
        },
      ),
    );
  });

  test("names and options can stand in an address", () => {
    const fields = fieldsOf(form);
    expect(new Set(fields.map(({ name }) => name)).size).toBe(fields.length);
    const values = fields.flatMap((field) =>
      field.kind === "choice" ? field.options.map(({ value }) => value) : [],
    );
    expect(values.filter((value) => !/^\w{1,20}$/.test(value))).toEqual([]);
  });
});

test.each([
  ["nothing", ""],
  ["an anchor of the page", "#main"],
  ["another version", "#2.f."],
  ["no version", "#.f."],
  ["a step that is none", "#1.x.30"],
  ["a form that was counted", "#1.f-4.30"],
  ["more versions than there are", "#1.r-1-2-3-4-5.30"],
  ["a number with a nought before it", "#1.f.030"],
  ["a number that is none", "#1.f.thirty"],
  ["an option that is not there", "#1.f.30.genius"],
  ["an empty field at its end", "#1.f.30."],
  ["more fields than there are", `#1.f${".1".repeat(70)}`],
  ["markup", "#1.f.<script>"],
  ["what is far too long", `#1.f.${"3".repeat(10_000)}`],
  ["names that objects inherit", "#1.f.constructor.__proto__"],
])("%s is refused", (_what, hash) => {
  expect(placeIn(shippedChecks["express-entry"].form, hash)).toBeNull();
});

function askedOnly(form: PointsForm, { answers }: PointsPlace) {
  const asked = askedFields(form, answers).map(({ name }) => name);
  return Object.fromEntries(Object.entries(answers).filter(([name]) => asked.includes(name)));
}

function placesOf(form: PointsForm): fc.Arbitrary<PointsPlace> {
  const answers = fc.record(
    Object.fromEntries(fieldsOf(form).map((field) => [field.name, answerTo(field)])),
    { requiredKeys: [] },
  );
  const typed = answers as fc.Arbitrary<Record<string, string>>;
  const rows = fc.array(fc.integer({ min: 1, max: 999_999_999 }), { minLength: 1, maxLength: 4 });
  return fc.oneof(
    fc.record({ step: fc.constantFrom("form" as const, "result" as const), answers: typed }),
    fc.record({
      step: fc.constant("result" as const),
      answers: typed,
      counted: rows.map((each) => each.join("-")),
    }),
  );
}

function answerTo(field: PointsField): fc.Arbitrary<string> {
  if (field.kind === "tick") return fc.constant("yes");
  if (field.kind === "number") return fc.integer({ min: field.from, max: field.to }).map(String);
  return fc.constantFrom(...field.options.map(({ value }) => value));
}
