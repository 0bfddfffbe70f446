import { expect, test } from "vitest";

import { dayAfter } from "#app/platform/dates.ts";
import { daysIn, everyDay, spansWithout } from "#app/platform/day-spans.ts";

test.each([
  ["2026-02-28", 1, "2026-03-01"],
  ["2028-02-28", 1, "2028-02-29"],
  ["2026-12-31", 1, "2027-01-01"],
  ["2026-03-01", -1, "2026-02-28"],
])("%s and %i days is %s", (day, days, after) => {
  expect(dayAfter(day, days)).toBe(after);
});

test("a span has both its ends", () => {
  const span = { first: "2026-03-28", last: "2026-03-30" };
  expect(daysIn(span)).toBe(3);
  expect(everyDay(span)).toEqual(["2026-03-28", "2026-03-29", "2026-03-30"]);
});

test.each([
  ["nothing is taken out", [], [["2026-01-01", "2026-01-05"]]],
  ["the first is taken out", ["2026-01-01"], [["2026-01-02", "2026-01-05"]]],
  [
    "one in the middle is taken out",
    ["2026-01-03"],
    [
      ["2026-01-01", "2026-01-02"],
      ["2026-01-04", "2026-01-05"],
    ],
  ],
  ["all are taken out", ["2026-01-01", "2026-01-02", "2026-01-03", "2026-01-04", "2026-01-05"], []],
  ["what is taken out is elsewhere", ["2025-12-31"], [["2026-01-01", "2026-01-05"]]],
])("of five days, when %s", (_how, days, left) => {
  const spans = spansWithout({ first: "2026-01-01", last: "2026-01-05" }, new Set(days));
  expect(spans.map(({ first, last }) => [first, last])).toEqual(left);
});
