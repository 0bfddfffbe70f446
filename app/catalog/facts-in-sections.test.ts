import { expect, test } from "vitest";

import { readFacts, withFacts } from "#app/catalog/facts-in-sections.ts";
import { serviceRecords } from "#app/catalog/service-records.ts";
import { findPage } from "#app/catalog/service-page.ts";
import { shippedSlugs } from "#app/catalog/find-service-slug.ts";
import { factSections, nextReview, shippedFacts } from "#app/catalog/shipped-facts.ts";
import { decisionTimes } from "#app/catalog/visa-times.ts";
import { type FactKind, factKinds, type Facts, type FactVersion } from "#app/content/facts.ts";
import { readPeople } from "#app/content/claim-facts.ts";
import { homeSections } from "#app/home/home-sections.ts";

const now = new Date("2026-11-26T10:00:00Z");
const today = "2026-11-26";

function changed(fact: string, change: Partial<FactVersion> = {}): Facts {
  const version: FactVersion = {
    id: 1,
    fact,
    value: "CHANGED",
    sentence: "CHANGED TOO.",
    sourceName: "A. Authority",
    sourceUrl: "https://authority.example/",
    asOf: "2026-11-20",
    reviewBy: null,
    isHidden: false,
    ...change,
  };
  return { versions: new Map([[fact, version]]), hideOverdue: false };
}

function pageOf(slug: string, facts?: Facts): string {
  const record = serviceRecords.find((one) => one.slug === slug)!;
  return JSON.stringify(findPage(record, now, facts && { facts }).sections);
}

test("reading facts as they are changes nothing, on any page", () => {
  for (const page of [...shippedSlugs, "home"]) {
    const sections = page === "home" ? homeSections : factSections(page as (typeof shippedSlugs)[number]);
    for (const section of sections) expect(readFacts(page, section, (fact) => fact)).toEqual(section);
  }
});

test("every kind of fact is found, each once, and each is said where it is said to stand", () => {
  const facts = [...shippedFacts().values()];
  expect(facts.length).toBeGreaterThan(150);
  const kinds = new Set<FactKind>(facts.map(({ kind }) => kind));
  expect([...kinds].toSorted()).toEqual([...factKinds].toSorted());
  for (const { id, value, sentence, places } of facts) {
    expect(id).toMatch(/^[\w.-]+$/);
    expect(places.length, id).toBeGreaterThan(0);
    expect(value || sentence, id).toBeTruthy();
  }
});

/** A text of the kind that is told apart from all others, and how its pages say it. */
function newText(kind: FactKind, value: string): [value: string, said: string] {
  if (kind === "rate" && value.endsWith("%")) return ["12.3%", "12.3"];
  if (kind === "claim" && readPeople(value) !== null) return ["76,543", "76543"];
  return ["CHANGED", kind === "official" ? "CHANGED TOO." : "CHANGED"];
}

test.each([...shippedFacts().values()].map((fact) => [fact.id, fact] as const))(
  "%s follows a change on each of its pages, and goes when hidden",
  (id, { kind, value: shipped, places }) => {
    const [value, said] = newText(kind, shipped);
    const facts = changed(id, { value });
    for (const { page } of places) {
      expect(pageOf(page)).not.toContain(said);
      expect(pageOf(page, facts)).toContain(said);
      expect(pageOf(page, changed(id, { value, isHidden: true }))).not.toContain(said);
      expect(pageOf(page, changed(id, { value: null, isHidden: true }))).not.toBe(pageOf(page));
    }
  },
);

test("the home page’s table and the comparison follow too", () => {
  const home = (facts: Facts) => JSON.stringify(withFacts("home", homeSections, facts, today));
  const id = "success-rates-eb-1.6-papers";
  expect(home(changed(id, { value: "12.3%" }))).toContain("papers:\u00a012.3%");
  const time = changed("o-1-visa.timeline.step-4.days", { value: "Premium: 15 business days" });
  expect(JSON.stringify(decisionTimes("o-1-visa", time, today))).toContain("Premium: 15 business days");
});

test("a changed figure names its source beside it, and an official note quotes it anew", () => {
  const facts = changed("o-1-visa.timeline.step-4.days", { value: "Premium: 15 business days" });
  const [timeline] = withFacts("o-1-visa", factSections("o-1-visa"), facts, today).filter(
    ({ kind }) => kind === "timeline",
  );
  expect(timeline).toMatchObject({
    sources: [
      {
        about: "Premium: 15 business days",
        source: { name: "A. Authority", url: "https://authority.example/" },
        asOf: "2026-11-20",
      },
    ],
  });
  expect(timeline?.official?.map(({ about }) => about)).toContain("Premium: 15 business days");
});

test("the number of ticks that suffice follows the rule", () => {
  const id = "o-1-visa.eligibility-criteria.o-1a.2";
  expect(shippedFacts().get(id)?.value).toBe("At least 3 of these 9.");
  const page = pageOf("o-1-visa", changed(id, { value: "At least 4 of these 9." }));
  expect(page).toContain('"rule":"At least 4 of these 9.","needed":4');
});

test("what is past its review day goes by setting alone, on the day after it", () => {
  const id = "o-1-visa.timeline.step-4.days";
  const value = "Premium: 15 business days";
  const dated = (hideOverdue: boolean, reviewBy: string) => ({
    ...changed(id, { value, reviewBy }),
    hideOverdue,
  });
  const shows = (facts: Facts) => pageOf("o-1-visa", facts).includes(`"days":"${value}"`);
  expect(shows(dated(false, "2026-11-25"))).toBe(true);
  expect(shows(dated(true, "2026-11-26"))).toBe(true);
  expect(shows(dated(true, "2026-11-25"))).toBe(false);
  expect(nextReview(now, dated(false, "2026-11-26"))).toBeNull();
  expect(nextReview(now, dated(true, "2026-11-26"))).toEqual(new Date("2026-11-27T00:00:00Z"));
});
