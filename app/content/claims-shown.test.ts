import { expect, test } from "vitest";

import { serviceRecords } from "#app/catalog/service-records.ts";
import { withoutClaims } from "#app/content/claims-shown.ts";
import { type ClaimId, claimIds, claims } from "#app/content/claims.ts";
import { findPage } from "#app/catalog/service-page.ts";
import { successRates } from "#app/catalog/service-parts/success-rates.ts";
import { homeSections } from "#app/home/home-sections.ts";
import type { Section } from "#app/content/section.ts";

const now = new Date("2026-11-21T10:00:00Z");

function sectionsWithout(...hidden: ClaimId[]): Section[] {
  const hiddenClaims = new Set(hidden);
  const pages = serviceRecords.flatMap((record) => findPage(record, now, { hiddenClaims }).sections);
  return [...pages, ...withoutClaims(homeSections, hiddenClaims)];
}

function said(sections: Section[]): string {
  return JSON.stringify(sections.filter(({ kind }) => sayClaims.includes(kind)));
}

const sayClaims = ["claims", "country-tabs", "destinations", "success-rate", "table"];

test.each(claimIds)("the claim %s is said somewhere, and nowhere once it is hidden", (id) => {
  const { figure, text } = claims[id];
  const forms = [
    `"figure":"${figure}","text":"${text}"`,
    `${figure} ${text}`,
    ...(id.endsWith("visa-success") ? [`"successRate":"${figure}"`] : []),
    `"students":${figure.replace(",", "")}}`,
    ...Object.values(successRates).flatMap(({ claim, card }) =>
      claim === id ? [`"heading":"${card.heading}"`] : [],
    ),
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

test("the table of success rates loses the rows of hidden ones, and goes with the last", () => {
  const rows = (...hidden: ClaimId[]) =>
    withoutClaims(homeSections, new Set(hidden)).flatMap((section) =>
      section.kind === "table" && section.id === "success-rate" ? section.rows : [],
    );
  const ids = Object.values(successRates).map(({ claim }) => claim);
  const shown = rows();
  expect(shown).toHaveLength(ids.length);
  expect(rows("success-rates-eb-1")).toEqual(shown.filter(([visa]) => !visa?.startsWith("EB-1")));
  expect(rows(...ids)).toEqual([]);
});

test("nothing else changes", () => {
  const others = (sections: Section[]) => sections.filter(({ kind }) => !sayClaims.includes(kind));
  expect(others(sectionsWithout(...claimIds))).toEqual(others(sectionsWithout()));
});
