import { expect, test } from "vitest";

import { admitsCountries, admitsRows, filterAdmits, readAdmitsFilter } from "#app/content/pages/admits.ts";
import { admitsDegrees } from "#app/content/showcase/showcase.ts";
import { admitsWithAndWithoutPapers } from "#app/catalog/service-parts/illustrative.ts";

const asked = (query: string) => filterAdmits(admitsRows, readAdmitsFilter(new URLSearchParams(query)));

test("each university's degrees add up to its bars on the research-paper page", () => {
  const names = new Set(admitsRows.map(({ university, country }) => `${university}, ${country}`));
  const sums = [...names].map((university) => {
    const rows = admitsRows.filter((row) => `${row.university}, ${row.country}` === university);
    const { totals } = filterAdmits(rows, { country: null, degree: null, papers: null });
    return { university, withPapers: totals.withPapers, withoutPapers: totals.withoutPapers };
  });
  expect(sums).toEqual(admitsWithAndWithoutPapers.universities);
});

test("everything is shown until something is asked for, and for what is not on offer", () => {
  for (const query of ["", "country=&degree=&papers=", "country=Atlantis&degree=toString&papers=maybe"]) {
    expect(asked(query)).toEqual({
      rows: admitsRows,
      totals: { withPapers: 175, withoutPapers: 94, all: 269 },
    });
  }
});

test.each(admitsCountries)("%s has rows, and all of them are there", (country) => {
  const { rows } = asked(`country=${country}`);
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.every((row) => row.country === country)).toBe(true);
});

test.each(admitsDegrees)("%s has rows, and all of them are for it", (degree) => {
  const { rows } = asked(`degree=${encodeURIComponent(degree)}`);
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.every((row) => row.degree === degree)).toBe(true);
});

test("with and without papers are counted apart, and nothing is lost between them", () => {
  const all = asked("country=USA&degree=Ph.D.").totals;
  expect(all).toEqual({ withPapers: 26, withoutPapers: 5, all: 31 });
  expect(asked("country=USA&degree=Ph.D.&papers=with").totals).toEqual({
    withPapers: 26,
    withoutPapers: null,
    all: 26,
  });
  expect(asked("country=USA&degree=Ph.D.&papers=without").totals.all).toBe(5);
});

test("a question that nothing fits is answered with no rows", () => {
  expect(asked("country=Canada&degree=Ph.D.")).toMatchObject({ rows: [], totals: { all: 0 } });
});
