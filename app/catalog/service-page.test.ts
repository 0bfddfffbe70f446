import { describe, expect, test } from "vitest";

import { serviceRecords } from "#app/catalog/service-records.ts";
import { rulesOf } from "#app/catalog/service-rules.ts";
import { advisersFor } from "#app/content/advisers.ts";
import { findPage } from "#app/catalog/service-page.ts";
import { officialOf } from "#app/content/official-of.ts";

const now = new Date("2026-11-21T10:00:00Z");

describe.each(serviceRecords.map((record) => [record.slug, record] as const))("%s", (_slug, record) => {
  const { sections } = findPage(record, now);
  const kinds = sections.map(({ kind }) => kind);

  test("begins at a glance, has About Service, and ends with testimonials and questions", () => {
    expect(kinds[0]).toBe("facts");
    expect(kinds.filter((kind) => kind === "about")).toHaveLength(1);
    expect(kinds.slice(-2)).toEqual(["testimonials", "faq"]);
  });

  test("has a video exactly when the record names one", () => {
    expect(kinds.includes("video")).toBe(record.ytLink !== null);
  });

  test("has an anchor of its own for every section", () => {
    const ids = sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z][a-z-]*$/);
  });

  test("dates every note, not in the future", () => {
    for (const section of sections) {
      if (section.kind === "note") expect(Date.parse(section.asOf)).toBeLessThanOrEqual(now.getTime());
    }
  });

  test("dates what it says in general by its oldest source", () => {
    const dates = sections.flatMap((section) => [
      ...officialOf(section).map(({ asOf }) => asOf),
      ...(section.kind === "note" ? [section.asOf] : []),
    ]);
    const general = sections.find(({ id }) => id === "good-to-know");
    if (general?.kind === "note") expect(general.asOf).toBe(dates.toSorted()[0]);
  });

  test("says what it is not and who helps, where a visa is sold", () => {
    if (!rulesOf(record.slug).display.premiumVisa) return;
    expect(sections).toContainEqual(
      expect.objectContaining({ kind: "note", heading: "General information, not legal advice" }),
    );
    expect(kinds).toContain("advisers");
  });
});

test("at a glance says the delivery time of the service rules", () => {
  const record = serviceRecords.find(({ slug }) => slug === "cover-letter");
  if (!record) throw new Error("no such record");
  const [facts] = findPage(record, now).sections;
  expect(JSON.stringify(facts)).toContain("4 working days");
  expect(JSON.stringify(facts)).toContain("2 working days");
});

test("the reasons to choose us are headed by the site's own name", () => {
  const record = serviceRecords.find(({ slug }) => slug === "o-1-visa");
  if (!record) throw new Error("no such record");
  const section = findPage(record, now, { siteName: "Landing" }).sections.find(
    ({ id }) => id === "why-choose-landfall",
  );
  expect(section?.heading).toBe("Why choose Landing");
});

test("an adviser stands on the pages of their country until the licence ends", () => {
  const adviser = {
    name: "A. Example",
    country: "CA",
    body: "College",
    licenceNumber: "R1",
    expiresOn: "2026-11-21",
  } as const;
  expect(advisersFor(["CA"], now, [adviser])).toEqual([adviser]);
  expect(advisersFor(["GB"], now, [adviser])).toEqual([]);
  expect(advisersFor(["CA"], new Date("2026-11-22T00:00:00Z"), [adviser])).toEqual([]);
});
