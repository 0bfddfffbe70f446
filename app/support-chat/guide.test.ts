import { isShipped } from "#app/catalog/made-services.ts";
import { expect, test } from "vitest";

import { definitionOf, shippedSlugs } from "#app/catalog/find-service-slug.ts";
import { guideCountries, guidePurposes, readGuideAnswers } from "#app/support-chat/guide-answers.ts";
import { guideTo } from "#app/support-chat/guide.ts";

const everyAnswer = guideCountries.flatMap(({ value: where }) =>
  guidePurposes.map(({ value: what }) => ({ where, what })),
);

const answersOf = (fields: { where: string; what: string }) =>
  readGuideAnswers(new URLSearchParams(fields)) ?? expect.fail("these are answers");

test.each(everyAnswer)("$where and $what lead to between two and six services that we have", (answer) => {
  const slugs = guideTo(answersOf(answer), shippedSlugs);
  expect(slugs.length).toBeGreaterThanOrEqual(2);
  expect(slugs.length).toBeLessThanOrEqual(6);
  expect(new Set(slugs).size).toBe(slugs.length);
  expect(slugs.filter((slug) => !isShipped(slug))).toEqual([]);
});

test.each(everyAnswer)("$where and $what lead to nothing that is only for another country", (answer) => {
  const { where, what } = answersOf(answer);
  for (const slug of guideTo({ where, what }, shippedSlugs)) {
    const { countries, purposes } = definitionOf(slug).guide;
    expect(purposes).toContain(what);
    if (where && countries) expect(countries).toContain(where);
  }
});

test.each([
  ["usa", "work", "o-1-visa"],
  ["usa", "stay", "eb-1-visa"],
  ["usa", "stay", "eb2-niw"],
  ["usa", "prepare", "mock-interview"],
  ["usa", "study", "visa_and_financial_counselling"],
  ["canada", "stay", "express-entry"],
  ["uk", "work", "global-talent-visa-uk"],
  ["australia", "stay", "australia-national-innovation-visa-subclass-858"],
  ["singapore", "work", "singapore-one-pass"],
  ["not-sure", "write", "sop-drafting"],
])("%s and %s lead to %s", (where, what, slug) => {
  expect(guideTo(answersOf({ where, what }), shippedSlugs)).toContain(slug);
});

test("what is made for the country stands before what is of use everywhere", () => {
  expect(guideTo({ where: "canada", what: "stay" }, shippedSlugs)[0]).toBe("express-entry");
  expect(guideTo({ where: null, what: "stay" }, shippedSlugs)[0]).toBe("counselling-session");
});

test("every service is reached by some answer", () => {
  const reached = new Set(everyAnswer.flatMap((answer) => guideTo(answersOf(answer), shippedSlugs)));
  expect(shippedSlugs.filter((slug) => !reached.has(slug))).toEqual([]);
});

test.each([
  {},
  { where: "usa" },
  { what: "work" },
  { where: "atlantis", what: "work" },
  { where: "usa", what: "toString" },
])("%j are no answers yet", (fields) => {
  expect(readGuideAnswers(new URLSearchParams(fields as Record<string, string>))).toBeNull();
});
