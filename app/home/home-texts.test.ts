import { describe, expect, test } from "vitest";

import { descriptionLengthMax } from "#app/catalog/metadata.ts";
import { rulesOf } from "#app/catalog/service-rules.ts";
import type { ServiceSlug } from "#app/catalog/slugs.ts";
import { shippedSlugs } from "#app/catalog/find-service-slug.ts";
import { homeSections } from "#app/home/home-sections.ts";
import { destinations, homeDescription } from "#app/home/home-texts.ts";
import { needs } from "#app/catalog/needs.ts";
import type { Section, SectionKind } from "#app/content/section.ts";
import { successRates } from "#app/catalog/service-parts/success-rates.ts";
import { worldMap } from "#app/content/world-map.ts";

function sectionOf<Kind extends SectionKind>(kind: Kind): Extract<Section, { kind: Kind }> {
  const found = homeSections.find((section) => section.kind === kind);
  if (!found) throw new Error(`The home page has no section of the kind ${kind}.`);
  return found as Extract<Section, { kind: Kind }>;
}

test("the page's second half is read from the visas to the questions", () => {
  expect(homeSections.map(({ id }) => id)).toEqual([
    "visas",
    "destinations",
    "success-rate",
    "results",
    "figures",
    "how-it-works",
    "testimonials",
    "faq",
  ]);
});

test("search engines show the whole description", () => {
  expect(homeDescription.length).toBeLessThanOrEqual(descriptionLengthMax);
});

test("every service stands under a need or among the six visas", () => {
  const visas = sectionOf("pathways").cards.map(({ href }) => href.split("/").at(-2));
  expect(visas).toHaveLength(6);
  const named = new Set<string>(needs.map(({ need }) => need));
  const missing = shippedSlugs.filter((slug) =>
    rulesOf(slug).display.premiumVisa ? !visas.includes(slug) : !named.has(rulesOf(slug).need),
  );
  expect(missing).toEqual([]);
});

test("each visa of the six is offered by the country that grants it", () => {
  const offered = destinations.flatMap(({ aims }) => aims.flatMap(({ slugs }) => slugs));
  const visas = shippedSlugs.filter((slug) => rulesOf(slug).display.premiumVisa);
  expect(visas.filter((slug) => offered.filter((one) => one === slug).length !== 1)).toEqual([]);
});

test("no country names a service twice", () => {
  for (const { name, aims } of destinations) {
    const slugs: ServiceSlug[] = aims.flatMap((aim) => aim.slugs);
    expect(new Set(slugs).size, name).toBe(slugs.length);
  }
});

test("the map shows our four counts, none invented, each with its place", () => {
  const { destinations: counts, illustration } = sectionOf("destinations");
  expect(counts.map(({ country, students }) => [country, students])).toEqual([
    ["United States", 10_000],
    ["Australia", 4_000],
    ["United Kingdom", 3_000],
    ["Canada", 2_000],
  ]);
  expect(illustration).toBeNull();
  expect(counts.filter(({ country }) => !worldMap.places[country])).toEqual([]);
});

describe("success", () => {
  const { rows, columns } = sectionOf("table");
  const spaced = (cell: string | undefined) => cell?.replaceAll("\u00a0", " ");

  test.each([
    ["O-1, United States", "4 papers: 81.5%, 7 papers: 98%", "Client petitions, January to June 2025"],
    ["EB-1, United States", "6 papers: 73%, 10 papers: 96%", "Our figures: over 93% in all"],
    ["EB-2 National Interest Waiver, United States", "4 papers: 81.5%, 7 papers: 98%", "Our figures"],
    ["Global Talent, United Kingdom", "5 papers: 89%, 7 papers: 97%", "Our figures"],
    [
      "National Innovation (subclass 858), Australia",
      "5 papers: 80%, 7 papers: 94%",
      "Our figures, 2025: over 92% in all",
    ],
    ["ONE Pass, Singapore", "5 papers: 86%, 7 papers: 96.5%", "Our figures, 2024"],
  ])("of %s is shown at both ends, with its period", (visa, success, period) => {
    const row = rows.find(([name]) => name === visa);
    expect([row?.[0], spaced(row?.[1]), row?.[2]]).toEqual([visa, success, period]);
  });

  test("is called a count of client petitions for O-1 only", () => {
    const { heading, intro, caption } = sectionOf("table");
    expect([heading, ...columns, caption].join(" ")).not.toMatch(/client|petition|approv|prepared/i);
    expect(intro).toMatch(/^These figures are our own\. Only those for O-1 are a count of client petitions;/);
    expect(rows.filter((row) => /client/i.test(row.join(" "))).map(([visa]) => visa)).toEqual([
      "O-1, United States",
    ]);
  });

  test("is shown of every visa that has a chart", () => {
    expect(rows).toHaveLength(Object.keys(successRates).length);
    expect(rows.filter((row) => row.length !== columns.length)).toEqual([]);
  });

  test("comes with what the authorities say of papers, and with the source", () => {
    const note = sectionOf("note");
    expect(note.paragraphs.join(" ")).toContain("No agency counts papers.");
    expect(note.source?.url).toMatch(/^https:\/\/www\.uscis\.gov\//);
  });
});

test("the three claims about scholarships are there", () => {
  expect(sectionOf("claims").claims.map(({ figure }) => figure)).toEqual(["22%", "83%", "10x"]);
});
