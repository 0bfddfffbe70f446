import { expect, test } from "vitest";

import { readPeriod, writePeriod } from "#app/figures/figure-period.ts";

const today = "2026-11-22";
const read = (query: string) => readPeriod(new URLSearchParams(query), today);

test.each([
  ["", "2026-10-24", "2026-11-22"],
  ["days=7", "2026-11-16", "2026-11-22"],
  ["days=90", "2026-08-25", "2026-11-22"],
  ["days=year", "2026-01-01", "2026-11-22"],
  ["days=lots", "2026-10-24", "2026-11-22"],
  ["from=2026-02-28&to=2026-03-01", "2026-02-28", "2026-03-01"],
  ["from=2026-11-01&to=2027-05-01", "2026-11-01", "2026-11-22"],
])("%j asks for %s to %s", (query, first, last) => {
  const period = read(query);
  expect(period).toMatchObject({ span: { first, last }, problem: null });
  expect(read(writePeriod(period)).span, "its address means the same").toEqual(period.span);
});

test.each([
  ["from=2026-11-01", "to"],
  ["to=2026-11-01", "from"],
  ["from=2026-02-30&to=2026-03-01", "from"],
  ["from=yesterday&to=2026-03-01", "from"],
  ["from=2026-03-02&to=2026-03-01", "to"],
  ["from=2026-12-01&to=2026-12-02", "from"],
  ["from=2020-01-01&to=2026-03-01", "from"],
  ["from=0000-01-01&to=9999-12-31", "from"],
])("%j is asked again, and the last thirty days are shown", (query, field) => {
  const { span, problem } = read(query);
  expect(problem?.field).toBe(field);
  expect(span).toEqual(read("").span);
});
