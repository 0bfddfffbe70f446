import { describe, expect, test } from "vitest";

import { serviceRecords } from "#app/catalog/service-records.ts";
import { findPage } from "#app/content/find-page.ts";
import { officialNotesUs } from "#app/content/official-notes-us.ts";
import type { Section, SectionKind } from "#app/content/section.ts";

const now = new Date("2026-11-21T10:00:00Z");

const anchors = {
  "o-1-visa": anchorsWith("visa-disadvantages"),
  "eb-1-visa": anchorsWith(),
  "eb2-niw": anchorsWith("visa-disadvantages"),
};
type UsVisa = keyof typeof anchors;
const visas = Object.keys(anchors) as UsVisa[];

describe.each(visas)("%s", (visa) => {
  const sections = sectionsOf(visa);

  test("has its anchors in the order of the specification", () => {
    const own = sections.map(({ id }) => id).filter((id) => anchors[visa].includes(id));
    expect(own).toEqual(anchors[visa]);
  });

  test("says how many of each list are needed as the list counts them", () => {
    const lists = only(visa, "eligibility").parts.flatMap((part) => part.lists);
    for (const { rule, needed, items } of lists) {
      expect(items.map(({ serialNumber }) => serialNumber)).toEqual(items.map((_, index) => index + 1));
      const [, least, all] = /^At least (\d+) of these (\d+)\.$/.exec(rule) ?? [];
      if (all !== undefined) expect([needed, items.length]).toEqual([Number(least), Number(all)]);
      const [, every] = /^All (\d+) must be met\.$/.exec(rule) ?? [];
      if (every !== undefined) expect([needed, items.length]).toEqual([Number(every), Number(every)]);
      if (all === undefined && every === undefined) expect(rule).toMatch(/enough\.$/);
    }
  });

  test("leads to the five other visas and not to itself", () => {
    const hrefs = only(visa, "pathways").cards.map(({ href }) => href);
    expect(hrefs).toHaveLength(5);
    expect(hrefs).not.toContain(`/service/premium/${visa}/`);
  });

  test("has four to six advantages, and as many disadvantages where it has any", () => {
    for (const section of sections) {
      if (section.kind !== "advantages") continue;
      expect(section.items.length).toBeGreaterThanOrEqual(4);
      expect(section.items.length).toBeLessThanOrEqual(6);
    }
  });

  test("prints each official note beside the words it is about", () => {
    for (const section of sections) {
      for (const { about } of section.official ?? []) {
        expect(
          wordsOf(section).filter((words) => words.includes(about)),
          about,
        ).not.toEqual([]);
      }
    }
  });

  test("keeps the tone: no exclamation marks, no straight quotes, no hyphens between figures", () => {
    for (const words of sections.flatMap(wordsOf)) {
      if (words.startsWith("<") || words.startsWith("\n<")) continue;
      expect(words).not.toMatch(/!|\w'\w|\d-\d+ (days|weeks|months|years)/);
    }
  });
});

test("O-1 has tabs for O-1A, the first, and O-1B", () => {
  expect(only("o-1-visa", "eligibility").layout).toBe("tabs");
  expect(labels("o-1-visa")).toEqual(["O-1A", "O-1B"]);
});

test("EB-1 has tabs for its three branches", () => {
  expect(only("eb-1-visa", "eligibility").layout).toBe("tabs");
  expect(labels("eb-1-visa")).toEqual(["EB-1A", "EB-1B", "EB-1C"]);
});

test("EB-2 NIW is read in two parts, the criteria and the three-prong test", () => {
  expect(only("eb2-niw", "eligibility").layout).toBe("parts");
  expect(labels("eb2-niw")).toEqual(["Part A: EB-2 criteria", "Part B: the three-prong test"]);
});

test("the cards name the eligibility check, profile boosting, and expert strategy, which leads nowhere", () => {
  for (const visa of visas) {
    expect(only(visa, "why-choose").cards.map(({ link }) => link)).toEqual([
      "eligibility-check",
      "/service/premium/research-paper/",
      "#",
    ]);
  }
});

test("both green cards say that an approved petition is not one", () => {
  for (const visa of ["eb-1-visa", "eb2-niw"] as const) {
    expect(sectionsOf(visa).flatMap(wordsOf).join("\n")).toContain(
      "An approved Form I-140 is not a green card",
    );
  }
});

test("every official note stands on a page", () => {
  const printed = visas.flatMap((visa) => sectionsOf(visa).flatMap(({ official }) => official ?? []));
  for (const note of Object.values(officialNotesUs)) expect(printed).toContain(note);
});

function anchorsWith(...disadvantages: string[]): string[] {
  return [
    "what",
    "bulb",
    "visa-advantages",
    ...disadvantages,
    "eligibility-criteria",
    "why-choose-landfall",
    "timeline",
    "sign-up",
    "success-rate",
    "pathways",
    "good-to-know",
    "who-helps-you",
  ];
}

function sectionsOf(slug: string): Section[] {
  const record = serviceRecords.find((candidate) => candidate.slug === slug);
  if (!record) throw new Error(`No record for ${slug}`);
  return findPage(record, now).sections;
}

function only<Kind extends SectionKind>(visa: UsVisa, kind: Kind): Extract<Section, { kind: Kind }> {
  const found = sectionsOf(visa).filter(
    (section): section is Extract<Section, { kind: Kind }> => section.kind === kind,
  );
  const [section] = found;
  if (!section || found.length > 1) throw new Error(`${visa} has ${found.length} sections of kind ${kind}`);
  return section;
}

function labels(visa: UsVisa): string[] {
  return only(visa, "eligibility").parts.map(({ label }) => label);
}

/** What a section says itself, without the notes beside it. */
function wordsOf({ official: _official, ...own }: Section): string[] {
  return textsIn(own);
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value === "number") return [String(value)];
  if (typeof value === "object" && value !== null) return Object.values(value).flatMap(textsIn);
  return [];
}
