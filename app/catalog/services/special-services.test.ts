import { describe, expect, test } from "vitest";

import { serviceRegistry } from "#app/catalog/service-registry.ts";
import { serviceRecords } from "#app/catalog/service-records.ts";
import type { ServiceSlug } from "#app/catalog/slugs.ts";
import { claims } from "#app/content/claims.ts";
import { findPage } from "#app/catalog/service-page.ts";
import * as illustrative from "#app/catalog/service-parts/illustrative.ts";
import type { Section, SectionKind } from "#app/content/section.ts";

const now = new Date("2026-11-21T10:00:00Z");

const anchors = {
  "complete-application": ["figures", "destinations", "included", "guarantee", "how-it-works"],
  "research-paper": [
    "figures",
    "citations",
    "research-groups",
    "included",
    "advantages",
    "how-it-works",
    "venues",
    "admits",
    "pathways",
    "success-rate",
    "authorship",
  ],
  "mock-interview": [
    "figures",
    "usa-only",
    "reported-refusals",
    "what-is-asked",
    "reported-changes",
    "rounds",
    "included",
    "how-it-works",
    "good-to-know",
    "who-helps-you",
  ],
  visa_and_financial_counselling: [
    "countries",
    "reported",
    "included",
    "how-it-works",
    "good-to-know",
    "who-helps-you",
  ],
  "counselling-session": [
    "figures",
    "reasons",
    "included",
    "counsellor",
    "how-it-works",
    "adjustable",
    "good-to-know",
    "who-helps-you",
  ],
  "profile-evaluation": ["included", "how-it-works", "sample", "no-tie-ups"],
} satisfies Partial<Record<ServiceSlug, string[]>>;

const slugs = Object.keys(anchors) as (keyof typeof anchors)[];

describe.each(slugs)("%s", (slug) => {
  const { sections } = pageOf(slug);

  test("has its sections in order", () => {
    expect(sections.map(({ id }) => id)).toEqual([
      "at-a-glance",
      "about",
      ...anchors[slug],
      "refunds",
      "testimonials",
      "faq",
    ]);
  });

  test("keeps the tone: no exclamation marks, no emoji, typographic apostrophes", () => {
    const text = JSON.stringify(sections);
    expect(text).not.toMatch(/!|\p{Extended_Pictographic}/u);
    expect(text).not.toMatch(/\w'\w/);
  });

  test("says nothing twice: no list item repeats a sentence of another section", () => {
    const sentences = textsOf(sections.filter(({ kind }) => kind !== "faq"))
      .flatMap((text) => text.split(/(?<=[.:])\s+/))
      .filter((sentence) => sentence.split(" ").length > 5);
    expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
  });
});

test("the destinations are the spec's counts, and the invented ones are lower and marked", () => {
  const { destinations, illustration } = sectionOf("complete-application", "destinations");
  expect(destinations.slice(0, 4)).toEqual([
    { country: "United States", students: 10_000 },
    { country: "Australia", students: 4_000 },
    { country: "United Kingdom", students: 3_000 },
    { country: "Canada", students: 2_000 },
  ]);
  for (const { country, students } of illustrative.smallerDestinations) {
    expect(students).toBeLessThan(2_000);
    expect(illustration).toContain(country);
  }
});

test("everything invented says so at its beginning", () => {
  const sentences = [
    illustrative.smallerDestinationsIllustration,
    illustrative.admitsWithAndWithoutPapers.illustration,
    illustrative.sampleEvaluation.illustration,
    illustrative.counsellorProfile.illustration,
  ];
  for (const sentence of sentences) expect(sentence).toMatch(/^Illustration: .*invented/);
});

test("the guarantee is about the service, and names what is not returned", () => {
  const guarantee = textsOf(pageOf("complete-application").sections.find(({ id }) => id === "guarantee"));
  expect(guarantee.join(" ")).toMatch(/never about a decision/);
  expect(guarantee.join(" ")).toMatch(/every application filed on time is refused/);
  expect(guarantee.join(" ")).toMatch(/Government, university and test fees/);
});

test("the visa tabs are USA, Canada and UK, with 4 to 6 tiles, their claims, and visa types for the USA only", () => {
  const { countries } = sectionOf("visa_and_financial_counselling", "country-tabs");
  expect(countries.map(({ name }) => name)).toEqual(["USA", "Canada", "UK"]);
  for (const { tiles } of countries) {
    expect(tiles.length).toBeGreaterThanOrEqual(4);
    expect(tiles.length).toBeLessThanOrEqual(6);
  }
  expect(countries.map(({ successRate }) => successRate)).toEqual(["98.7%", "97.9%", "97.5%"]);
  expect(countries.map(({ cases }) => cases)).toEqual([
    "5,000+ US approvals",
    "10,000+ Canada cases",
    "7,500+ UK cases",
  ]);
  expect(countries.map(({ validVisaTypes }) => validVisaTypes.length > 0)).toEqual([true, false, false]);
  for (const { official } of countries) {
    expect(official.length).toBeGreaterThan(1);
    expect(new Set(official.map(({ about }) => about)).size).toBe(official.length);
  }
});

test("every fee and sum on a visa tab has an official position that says since when", () => {
  const { countries } = sectionOf("visa_and_financial_counselling", "country-tabs");
  let found = 0;
  for (const { tiles, official } of countries) {
    const about = official.map((note) => note.about).join(" ");
    for (const { text } of tiles) {
      for (const [sum] of text.matchAll(/(?:£|US\$|CAD )[\d,]*\d/g)) {
        // Nine monthly sums.
        if (sum === "£13,761" || sum === "£10,539") continue;
        expect(about).toContain(sum);
        found += 1;
      }
    }
  }
  expect(found).toBeGreaterThan(5);
});

test("counselling links, in a new tab, to the four services its fee is taken off", () => {
  const { cards, newTab } = sectionOf("counselling-session", "pathways");
  expect(newTab).toBe(true);
  const taking = Object.entries(serviceRegistry).flatMap(([slug, definition]) =>
    definition.takesCounsellingCredit ? [`/service/premium/${slug}/`] : [],
  );
  expect(cards.map(({ href }) => href).toSorted()).toEqual(taking.toSorted());
});

test("a research paper leads to O-1, EB-1, UK Global Talent and Australia, in the same tab", () => {
  const { cards, newTab } = sectionOf("research-paper", "pathways");
  expect(newTab).toBe(false);
  expect(cards.map(({ href }) => href)).toEqual([
    "/service/premium/o-1-visa/",
    "/service/premium/eb-1-visa/",
    "/service/premium/global-talent-visa-uk/",
    "/service/premium/australia-national-innovation-visa-subclass-858/",
  ]);
});

test("a profile evaluation has four steps, and a mock interview three rounds", () => {
  const itemsOf = (slug: keyof typeof anchors, id: string) => {
    const section = pageOf(slug).sections.find((candidate) => candidate.id === id);
    return section?.kind === "items" ? section.items : [];
  };
  expect(itemsOf("profile-evaluation", "how-it-works")).toHaveLength(4);
  expect(itemsOf("mock-interview", "rounds")).toHaveLength(3);
});

test("the destination claims are set from the same counts as the map", () => {
  expect(claims["students-us"].figure).toBe("10,000");
  expect(claims["students-australia"].figure).toBe("4,000");
  expect(claims["students-uk"].figure).toBe("3,000");
  expect(claims["students-canada"].figure).toBe("2,000");
});

function pageOf(slug: ServiceSlug) {
  const record = serviceRecords.find((candidate) => candidate.slug === slug);
  if (!record) throw new Error(`no record for ${slug}`);
  return findPage(record, now);
}

function sectionOf<Kind extends SectionKind>(
  slug: ServiceSlug,
  kind: Kind,
): Extract<Section, { kind: Kind }> {
  const section = pageOf(slug).sections.find((candidate) => candidate.kind === kind);
  if (section?.kind !== kind) throw new Error(`no ${kind} on ${slug}`);
  return section as Extract<Section, { kind: Kind }>;
}

function textsOf(value: unknown, field = ""): string[] {
  if (typeof value === "string")
    return field === "url" || field === "href" || field === "image" ? [] : [value];
  if (typeof value === "number")
    return [field === "percentage" ? `${value}%` : value.toLocaleString("en-GB")];
  if (Array.isArray(value)) return value.flatMap((item) => textsOf(item, field));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => textsOf(item, name));
}
