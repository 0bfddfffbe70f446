import { describe, expect, test } from "vitest";

import { readChosen, readFilter, searchServices } from "#app/catalog/service-filter.ts";
import { serviceRecords } from "#app/catalog/service-records.ts";
import { shippedSlugs } from "#app/catalog/find-service-slug.ts";
import { rulesOf } from "#app/catalog/service-rules.ts";

const slugsFor = (text: string) => searchServices(serviceRecords, text).found.map(({ slug }) => slug);

describe("the search in the list of services", () => {
  test.each([
    ["LOR", "lor-drafting"],
    ["lor", "lor-drafting"],
    ["letters of recommendation", "lor-drafting"],
    ["SOP", "sop-drafting"],
    ["I need help with my statement of purpose", "sop-drafting"],
    ["PHS", "history-draft"],
    ["CV", "resume-help"],
    ["résumé", "resume-help"],
    ["cover letter", "cover-letter"],
    ["GRE", "gre-consultation"],
    ["TOEFL", "toefl-consultation"],
    ["NIW", "eb2-niw"],
    ["EB2", "eb2-niw"],
    ["eb-1a", "eb-1-visa"],
    ["o1", "o-1-visa"],
    ["O-1", "o-1-visa"],
    ["PR", "express-entry"],
    ["F1", "visa_and_financial_counselling"],
    ["mock", "mock-interview"],
    ["counseling", "counselling-session"],
    ["finalizing", "university-finalising"],
    ["scholarships", "scholarship-help"],
  ])("finds for %j first %s", (text, slug) => {
    expect(slugsFor(text)[0]).toBe(slug);
  });

  test.each([
    ["LOR", ["lor-drafting", "application-review"]],
    ["GRE", ["gre-consultation"]],
    ["PR", ["express-entry", "eb-1-visa", "eb2-niw", "australia-national-innovation-visa-subclass-858"]],
    ["zeppelin", []],
  ])("an abbreviation is no part of another word: %j", (text, slugs) => {
    expect(slugsFor(text)).toEqual(slugs);
  });

  test("every term of a service finds it", () => {
    for (const { slug, searchTerms } of shippedSlugs.map(rulesOf))
      for (const term of searchTerms) expect(slugsFor(term), term).toContain(slug);
  });

  test("finds every premium visa as a visa", () => {
    const premium = shippedSlugs.map(rulesOf).filter(({ display }) => display.premiumVisa);
    expect(slugsFor("visa")).toEqual(expect.arrayContaining(premium.map(({ slug }) => slug)));
  });

  test("without words finds all, in their order", () => {
    expect(slugsFor("  ")).toEqual(serviceRecords.map(({ slug }) => slug));
  });

  test("where no service has every word, it finds those with most of them, and says so", () => {
    const whole = searchServices(serviceRecords, "recommendation letter");
    expect(whole.partly).toBe(false);
    const misspelt = searchServices(serviceRecords, "recomendation letter");
    expect(misspelt.partly).toBe(true);
    expect(misspelt.found[0]?.slug).toBe("lor-drafting");
    expect(searchServices(serviceRecords, "zeppelin")).toEqual({ found: [], partly: false });
  });
});

test("reads the address and shortens what is too long", () => {
  const filter = readFilter(new URLSearchParams({ q: `  ${"a".repeat(200)}`, need: "work" }));
  expect(filter).toEqual({ text: "a".repeat(80), need: "work" });
});

test("what is chosen is known, and each service once", () => {
  const query = new URLSearchParams("service=cover-letter&service=&service=no-such&service=cover-letter");
  expect(readChosen(query)).toEqual(["cover-letter"]);
});
