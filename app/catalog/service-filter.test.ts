import { describe, expect, it } from "vitest";

import { matchesService, readFilter } from "#app/catalog/service-filter.ts";
import { serviceRules } from "#app/catalog/service-rules.ts";

const statement = {
  slug: "sop-drafting",
  heading: "Statement of purpose",
  intro: "Drafted with you.",
} as const;

const writing = serviceRules["sop-drafting"];

describe("the service list's filter", () => {
  it.each([
    ["", true, "no words find everything"],
    ["statement", true, "a word of the heading"],
    ["STATEMENT drafted", true, "every word somewhere, in any case"],
    ["sop", true, "a word of the address"],
    ["statement visa", false, "one word missing"],
  ])("%j: %s (%s)", (words, found) => {
    expect(matchesService(statement, writing, { words, need: "" })).toBe(found);
  });

  it("finds every premium visa as a visa", () => {
    const waiver = { slug: "eb2-niw", heading: "EB-2 National Interest Waiver", intro: "" } as const;
    expect(matchesService(waiver, serviceRules["eb2-niw"], { words: "visa", need: "" })).toBe(true);
  });

  it("keeps to one need", () => {
    expect(matchesService(statement, writing, { words: "", need: "move" })).toBe(false);
    expect(matchesService(statement, writing, { words: "", need: "write" })).toBe(true);
  });

  it("reads the address and shortens what is too long", () => {
    const filter = readFilter(new URLSearchParams({ q: `  ${"a".repeat(200)}`, need: "work" }));
    expect(filter).toEqual({ words: "a".repeat(80), need: "work" });
  });
});
