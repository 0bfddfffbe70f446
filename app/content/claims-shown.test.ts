import { expect, test } from "vitest";

import { serviceRecords } from "#app/catalog/service-records.ts";
import { withoutClaims } from "#app/content/claims-shown.ts";
import { type ClaimId, claimIds, claims } from "#app/content/claims.ts";
import { findPage } from "#app/catalog/service-page.ts";
import { homeSections } from "#app/home/home-sections.ts";
import type { Section } from "#app/content/section.ts";

const now = new Date("2026-11-21T10:00:00Z");

function sectionsWithout(...hidden: ClaimId[]): Section[] {
  const hiddenClaims = new Set(hidden);
  const pages = serviceRecords.flatMap((record) => findPage(record, now, { hiddenClaims }).sections);
  return [...pages, ...withoutClaims(homeSections, hiddenClaims)];
}

function said(sections: Section[]): string {
  return JSON.stringify(
    sections.filter(({ kind }) => ["claims", "country-tabs", "destinations"].includes(kind)),
  );
}

test.each(claimIds)("the claim %s is said somewhere, and nowhere once it is hidden", (id) => {
  const { figure, text } = claims[id];
  const forms = [
    `"figure":"${figure}","text":"${text}"`,
    `${figure} ${text}`,
    ...(id.endsWith("visa-success") ? [`"successRate":"${figure}"`] : []),
    `"students":${figure.replace(",", "")}}`,
  ];
  const before = said(sectionsWithout());
  expect(forms.some((form) => before.includes(form))).toBe(true);
  const after = said(sectionsWithout(id));
  expect(forms.filter((form) => after.includes(form))).toEqual([]);
});

test("a section with none left is not drawn, and one with some left keeps them", () => {
  const kinds = (sections: Section[]) => sections.filter(({ kind }) => kind === "claims").length;
  const all = kinds(sectionsWithout());
  expect(kinds(sectionsWithout("counselling-cases"))).toBe(all - 1);
  expect(kinds(sectionsWithout("full-funding"))).toBe(all);
  expect(kinds(sectionsWithout("full-funding", "scholarship-over-10k", "scholarship-return"))).toBe(all - 3);
});

test("nothing else changes", () => {
  const others = (sections: Section[]) =>
    sections.filter(({ kind }) => !["claims", "country-tabs", "destinations"].includes(kind));
  expect(others(sectionsWithout(...claimIds))).toEqual(others(sectionsWithout()));
});
