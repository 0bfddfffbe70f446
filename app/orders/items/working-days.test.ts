import { expect, test } from "vitest";

import { afterWorkingDays } from "#app/orders/items/working-days.ts";

const cases: [string, string, number, string][] = [
  ["the next day, midweek", "2026-11-18T09:00:00Z", 1, "2026-11-19"],
  ["Monday, after a Friday", "2026-11-20T09:00:00Z", 1, "2026-11-23"],
  ["Monday, from a Saturday", "2026-11-21T09:00:00Z", 1, "2026-11-23"],
  ["a week later for five days", "2026-11-18T23:59:00Z", 5, "2026-11-25"],
  ["across the turn of the year", "2026-12-30T00:00:00Z", 3, "2027-01-04"],
];

test.each(cases)("work is due %s", (_, start, days, due) => {
  expect(afterWorkingDays(new Date(start), days)).toBe(due);
});
