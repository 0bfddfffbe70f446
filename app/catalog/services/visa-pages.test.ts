import { describe, expect, test } from "vitest";

import { serviceRecords } from "#app/catalog/service-records.ts";
import { findPage } from "#app/catalog/service-page.ts";
import { officialNotesAbroad } from "#app/catalog/service-parts/official-notes-abroad.ts";
import { officialNotesUs } from "#app/catalog/service-parts/official-notes-us.ts";
import type { Section, SectionKind } from "#app/content/section.ts";
import { officialOf } from "#app/content/official-of.ts";

const now = new Date("2026-11-21T10:00:00Z");

const o1 = "o-1-visa";
const eb1 = "eb-1-visa";
const niw = "eb2-niw";
const uk = "global-talent-visa-uk";
const australia = "australia-national-innovation-visa-subclass-858";
const singapore = "singapore-one-pass";
const visas = [o1, eb1, niw, uk, australia, singapore] as const;
type Visa = (typeof visas)[number];

const withDisadvantages: readonly Visa[] = [o1, niw, uk, australia];

describe.each(visas)("%s", (visa) => {
  const sections = sectionsOf(visa);

  test("has its anchors in the order of the specification, each once", () => {
    const ids = sections.map(({ id }) => id);
    const anchors = anchorsOf(visa);
    expect(ids.filter((id) => anchors.includes(id))).toEqual(anchors);
    expect(ids.includes("visa-disadvantages")).toBe(withDisadvantages.includes(visa));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("says how many of each list are needed as the list counts them", () => {
    for (const { rule, needed, items } of listsOf(visa)) {
      expect(items.map(({ serialNumber }) => serialNumber)).toEqual(items.map((_, index) => index + 1));
      const counts = countsIn(rule);
      if (counts.all !== undefined) expect(items, rule).toHaveLength(counts.all);
      if (counts.needed !== undefined && needed !== null) expect(needed, rule).toBe(counts.needed);
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

  test("offers the eligibility check, profile boosting, and expert strategy, which leads nowhere", () => {
    expect(only(visa, "why-choose").cards.map(({ link }) => link)).toEqual([
      "eligibility-check",
      "/service/premium/research-paper/",
      "#",
    ]);
  });

  test("prints each official note beside the words it is about", () => {
    for (const section of sections) {
      for (const { about } of officialOf(section)) {
        expect(
          textOf(section).filter((words) => words.includes(about)),
          about,
        ).not.toEqual([]);
      }
    }
  });

  test("keeps the tone: no exclamation marks, no straight quotes, no hyphens between figures", () => {
    for (const words of sections.flatMap(textsIn)) {
      if (words.startsWith("<") || words.startsWith("\n<")) continue;
      expect(words).not.toMatch(/!|\w'\w|\d-\d+ (days|weeks|months|years)/);
    }
  });
});

test("O-1 has tabs for O-1A, the first, and O-1B", () => {
  expect(only(o1, "eligibility").layout).toBe("tabs");
  expect(labels(o1)).toEqual(["O-1A", "O-1B"]);
});

test("EB-1 has tabs for its three branches", () => {
  expect(only(eb1, "eligibility").layout).toBe("tabs");
  expect(labels(eb1)).toEqual(["EB-1A", "EB-1B", "EB-1C"]);
});

test("EB-2 NIW is read in two parts, the criteria and the three-prong test", () => {
  expect(only(niw, "eligibility").layout).toBe("parts");
  expect(labels(niw)).toEqual(["Part A: EB-2 criteria", "Part B: the three-prong test"]);
});

test("both green cards say that an approved petition is not one", () => {
  for (const visa of [eb1, niw]) {
    expect(sectionsOf(visa).flatMap(textOf).join("\n")).toContain(
      "An approved Form I-140 is not a green card",
    );
  }
});

test("UK Global Talent has a tab for each field, and only Arts & Culture is cut, with five lists", () => {
  const { layout, parts } = only(uk, "eligibility");
  expect(layout).toBe("tabs");
  expect(parts.map(({ label, cut = false }) => [label, cut])).toEqual([
    ["Digital Technology", false],
    ["Academia / Research", false],
    ["Arts & Culture", true],
  ]);
  expect(parts[2]?.lists.map(({ heading }) => heading)).toEqual([
    "Combined arts, dance, literature, music, theatre and visual arts",
    "Architecture",
    "Fashion design",
    "Film and television, for talent only",
    "Prize route",
  ]);
});

test("Australia names seven criteria, Form 1000 among them, and four groups in the order of invitation", () => {
  const [criteria, priority] = listsOf(australia);
  expect(criteria?.items).toHaveLength(7);
  expect(criteria?.lastOnlyFor?.label).toBe("I am under 18, or 55 and over");
  expect(JSON.stringify(criteria?.items)).toContain("Form 1000 (mandatory)");
  expect(priority?.items).toHaveLength(4);
});

test("EB-2 NIW’s standard range stands at step 4, the processing at step 3", () => {
  expect(only(niw, "timeline").steps.map(({ duration, days }) => [duration, days])).toEqual([
    ["6 months", null],
    ["1–2 months", null],
    ["Standard: 2–3 months", "Premium: 45 calendar days"],
    ["Standard range: 4–8 months", null],
  ]);
});

test("Global Talent’s standard duration is said without an addition", () => {
  expect(only(uk, "timeline").notes).toContain("Standard duration: 4–8 months.");
});

test("Singapore has a tab for the salary track, the first, and one for outstanding achievers with seven kinds", () => {
  const { layout, parts } = only(singapore, "eligibility");
  expect(layout).toBe("tabs");
  expect(parts.map(({ label }) => label)).toEqual(["Salary track", "Outstanding achiever track"]);
  expect(parts[1]?.lists[0]?.items).toHaveLength(7);
});

test("every official note stands on a page", () => {
  const printed = visas.flatMap((visa) => sectionsOf(visa).flatMap(officialOf));
  const notes = [...Object.values(officialNotesUs), ...Object.values(officialNotesAbroad)];
  for (const note of notes) expect(printed).toContain(note);
});

function anchorsOf(visa: Visa): string[] {
  return [
    "what",
    "visa-advantages",
    ...(withDisadvantages.includes(visa) ? ["visa-disadvantages"] : []),
    "eligibility-criteria",
    "bulb",
    "why-choose-landfall",
    "timeline",
    ...(visa === uk ? ["fees", "documents"] : []),
    "sign-up",
    "success-rate",
    "pathways",
    "good-to-know",
    "who-helps-you",
  ];
}

function countsIn(rule: string): { needed?: number; all?: number } {
  const [, least, of] = /^At least (\d+) of these (\d+)\.$/.exec(rule) ?? [];
  if (of !== undefined) return { needed: Number(least), all: Number(of) };
  const [, every] = /^All (\d+) must be met\.$/.exec(rule) ?? [];
  if (every !== undefined) return { needed: Number(every), all: Number(every) };
  const [, these] = /hese (\d+)/.exec(rule) ?? [];
  if (these !== undefined) return { all: Number(these) };
  if (rule === "Both are needed.") return { needed: 2, all: 2 };
  if (rule === "One is enough.") return { needed: 1 };
  expect(rule).toMatch(/^(In this order|Where they apply to you|.*enough)\.$/);
  return {};
}

function sectionsOf(slug: string): Section[] {
  const record = serviceRecords.find((candidate) => candidate.slug === slug);
  if (!record) throw new Error(`No record for ${slug}`);
  return findPage(record, now).sections;
}

function labels(visa: Visa): string[] {
  return only(visa, "eligibility").parts.map(({ label }) => label);
}

function listsOf(visa: Visa) {
  return only(visa, "eligibility").parts.flatMap((part) => part.lists);
}

function only<Kind extends SectionKind>(visa: Visa, kind: Kind): Extract<Section, { kind: Kind }> {
  const found = sectionsOf(visa).filter(
    (section): section is Extract<Section, { kind: Kind }> => section.kind === kind,
  );
  const [section] = found;
  if (!section || found.length > 1) throw new Error(`${visa} has ${found.length} sections of kind ${kind}`);
  return section;
}

/** Without what the notes themselves say. */
function textOf(section: Section): string[] {
  return textsIn(JSON.parse(JSON.stringify(section, (name, value) => (name === "official" ? null : value))));
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value === "number") return [String(value)];
  if (typeof value === "object" && value !== null) return Object.values(value).flatMap(textsIn);
  return [];
}
