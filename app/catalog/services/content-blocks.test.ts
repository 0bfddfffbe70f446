import { describe, expect, test } from "vitest";

import { serviceRecords } from "#app/catalog/service-records.ts";
import type { ServiceSlug } from "#app/catalog/slugs.ts";
import { definitionOf, shippedSlugs } from "#app/catalog/find-service-slug.ts";
import { findPage } from "#app/catalog/service-page.ts";
import type { ItemsSection, Section } from "#app/content/section.ts";

const now = new Date("2026-11-21T23:00:00Z");

const plainServices: ServiceSlug[] = [
  "sop-drafting",
  "history-draft",
  "lor-drafting",
  "cover-letter",
  "assignment-help",
  "housing-search",
  "job-application",
  "express-entry",
  "portfolio-building",
  "resume-help",
  "scholarship-help",
  "application-review",
  "university-finalising",
  "plagiarism-check",
  "toefl-consultation",
  "gre-consultation",
  "linkedin-profile-building",
  "profile-building",
  "visa-sop",
];

describe.each(plainServices)("%s", (slug) => {
  const record = recordOf(slug);
  const { sections = [] } = definitionOf(slug).page;

  test("lists what is included, and says it nowhere twice", () => {
    const { layout, items } = itemsOf(slug, "included");
    expect(layout).toBe("checklist");
    expect(items.length).toBeGreaterThanOrEqual(4);
    for (const { description } of items) {
      expect(description).not.toBe("");
      expect(record.details).not.toContain(description);
    }
    expect(record.details).not.toMatch(/<ul>|<h3>(What you get|How it works)/);
  });

  test("works in three to five steps, each with a picture", () => {
    const { layout, items } = itemsOf(slug, "how-it-works");
    expect(layout).toBe("steps");
    expect(items.length).toBeGreaterThanOrEqual(3);
    expect(items.length).toBeLessThanOrEqual(5);
    for (const { image } of items) expect(image).not.toBeNull();
  });

  test("answers six questions", () => {
    expect(record.faqs.length).toBeGreaterThanOrEqual(6);
  });

  test("keeps the tone, and leaves times and prices to the rules that own them", () => {
    const words = textsOf(sections).join("\n");
    expect(words).not.toMatch(/!|\p{Extended_Pictographic}/u);
    expect(words).not.toMatch(/\w'\w|"/);
    expect(words).not.toMatch(/working days|\bINR\b|\bUSD\b|₹|\d%/);
  });

  test("has as many cells in each row of a table as the table has columns", () => {
    for (const section of sections) {
      if (section.kind !== "table") continue;
      for (const row of section.rows) expect(row).toHaveLength(section.columns.length);
    }
  });

  test("sets an official note beside words that are there", () => {
    for (const section of sections) {
      const { official = [], ...own } = section;
      for (const { about } of official) {
        expect(textsOf(own).join("\n").toLowerCase()).toContain(about.toLowerCase());
      }
    }
  });
});

test("a statement of purpose has four slides", () => {
  const { layout, items } = itemsOf("sop-drafting", "slides");
  expect(layout).toBe("slides");
  expect(items).toHaveLength(4);
});

test("Express Entry names the federal programmes, the grids, the provinces, the funds and the fees", () => {
  const { sections = [] } = definitionOf("express-entry").page;
  expect(sections.map(({ id }) => id)).toEqual([
    "included",
    "how-it-works",
    "programmes",
    "skilled-worker-points",
    "changes",
    "ranking",
    "provincial-nominees",
    "settlement-funds",
    "fees",
  ]);
  expect(itemsOf("express-entry", "programmes").items.map(({ heading }) => heading)).toEqual([
    "Federal Skilled Worker",
    "Canadian Experience Class",
    "Federal Skilled Trades",
  ]);
});

test("the Federal Skilled Worker grid adds up to 100", () => {
  const grid = sectionOf("express-entry", "skilled-worker-points");
  if (grid.kind !== "table") throw new Error("not a table");
  expect(grid.rows.reduce((sum, [factor = ""]) => sum + Number(factor.split(", ")[1]), 0)).toBe(100);
});

// Promises of spec section 1 must appear on the page.
test.each<[ServiceSlug, string[]]>([
  [
    "complete-application",
    [
      "admissions and visa guarantee",
      "one year of unlimited counsellor support",
      "three letters of recommendation",
      "Bachelor’s, Diploma, Master’s, Ph.D. and transfer",
    ],
  ],
  [
    "application-review",
    [
      "unlimited reviews",
      "one statement of purpose",
      "three letter of recommendation reviews",
      "one resume review",
      "profile evaluation with shortlisting",
      "one portal review",
    ],
  ],
  ["counselling-session", ["complete-application", "job-application", "research-paper", "express-entry"]],
  ["sop-drafting", ["SOP modifications are free"]],
  ["scholarship-help", ["three scholarships finalised"]],
  ["university-finalising", ["decision report"]],
  ["research-paper", ["package of 3 papers with 0 co-authors"]],
  ["toefl-consultation", ["2 to 15 days"]],
  ["profile-evaluation", ["no tie-ups"]],
  ["lor-drafting", ["rewrite, approve and submit"]],
  ["mock-interview", ["US visas only"]],
  ["job-application", ["3, 5, 8, 10 or unlimited"]],
])("%s promises what the specification says", (slug, promises) => {
  const page = textsOf(findPage(recordOf(slug), now))
    .join("\n")
    .toLowerCase();
  for (const promise of promises) expect(page).toContain(promise.toLowerCase());
});

test("links lead to pages that exist", () => {
  for (const slug of plainServices) {
    for (const text of textsOf(definitionOf(slug).page)) {
      const linked = /^\/service\/premium\/([^/]+)\/$/.exec(text)?.[1];
      if (linked) expect(shippedSlugs).toContain(linked);
      else expect(text).not.toMatch(/^\//);
    }
  }
});

function recordOf(slug: ServiceSlug) {
  const record = serviceRecords.find((candidate) => candidate.slug === slug);
  if (!record) throw new Error(`No record for ${slug}`);
  return record;
}

function sectionOf(slug: ServiceSlug, id: string): Section {
  const found = findPage(recordOf(slug), now).sections.find((section) => section.id === id);
  if (!found) throw new Error(`${slug} has no section ${id}`);
  return found;
}

function itemsOf(slug: ServiceSlug, id: string): ItemsSection {
  const section = sectionOf(slug, id);
  if (section.kind !== "items") throw new Error(`${id} of ${slug} has no items`);
  return section;
}

function textsOf(content: unknown): string[] {
  if (typeof content === "string") return [content];
  if (typeof content !== "object" || content === null) return [];
  return Object.values(content).flatMap(textsOf);
}
