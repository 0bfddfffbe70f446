import { describe, expect, it } from "vitest";

import { fitOfService, readFilter } from "#app/catalog/service-filter.ts";
import { serviceRecords } from "#app/catalog/service-records.ts";
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
    expect(fitOfService(statement, writing, { text: words, need: "" }) !== null).toBe(found);
  });

  it("finds every premium visa as a visa", () => {
    const waiver = { slug: "eb2-niw", heading: "EB-2 National Interest Waiver", intro: "" } as const;
    expect(fitOfService(waiver, serviceRules["eb2-niw"], { text: "visa", need: "" })).not.toBeNull();
  });

  it.each([
    ["LOR", "lor-drafting"],
    ["lor", "lor-drafting"],
    ["SOP", "sop-drafting"],
    ["resume", "resume-help"],
  ])("finds %j first in %s", (words, slug) => {
    const fits = serviceRecords.map((record) => ({
      slug: record.slug,
      fit: fitOfService(record, serviceRules[record.slug], { text: words, need: "" }) ?? -1,
    }));
    const best = fits.toSorted((a, b) => b.fit - a.fit);
    expect(best[0]?.slug).toBe(slug);
  });

  it("keeps to one need", () => {
    expect(fitOfService(statement, writing, { text: "", need: "move" })).toBeNull();
    expect(fitOfService(statement, writing, { text: "", need: "write" })).not.toBeNull();
  });

  it("reads the address and shortens what is too long", () => {
    const filter = readFilter(new URLSearchParams({ q: `  ${"a".repeat(200)}`, need: "work" }));
    expect(filter).toEqual({ text: "a".repeat(80), need: "work" });
  });
});
