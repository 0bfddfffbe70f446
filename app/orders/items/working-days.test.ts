import { expect, test } from "vitest";

import { afterWorkingDays, workingMs } from "#app/orders/items/working-days.ts";

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

test.each<[when: string, start: string, daysOff: string[], by: string]>([
  ["a day later for a holiday in between", "2026-11-23T09:00:00Z", ["2026-11-24"], "2026-11-26"],
  ["as ever for one on a weekend", "2026-11-27T09:00:00Z", ["2026-11-28"], "2026-12-01"],
  [
    "after holidays, a weekend and New Year in a row",
    "2026-12-23T09:00:00Z",
    ["2026-12-24", "2026-12-25", "2026-12-28", "2026-12-29", "2026-12-30", "2026-12-31", "2027-01-01"],
    "2027-01-05",
  ],
])("two working days end %s", (_when, start, daysOff, by) => {
  expect(afterWorkingDays(new Date(start), 2, new Set(daysOff))).toBe(by);
});

test.each<[what: string, from: string, to: string, daysOff: string[], hours: number]>([
  ["an hour, midweek", "2026-11-18T09:00:00Z", "2026-11-18T10:00:00Z", [], 1],
  ["nothing, from Saturday to Sunday", "2026-11-21T09:00:00Z", "2026-11-22T20:00:00Z", [], 0],
  ["Friday’s evening and Monday’s morning", "2026-11-20T22:00:00Z", "2026-11-23T03:00:00Z", [], 5],
  ["without a holiday in between", "2026-11-23T12:00:00Z", "2026-11-25T12:00:00Z", ["2026-11-24"], 24],
  ["nothing backwards", "2026-11-18T10:00:00Z", "2026-11-18T09:00:00Z", [], 0],
  ["a whole week is five days", "2026-11-18T10:00:00Z", "2026-11-25T10:00:00Z", [], 120],
])("working time is %s", (_what, from, to, daysOff, hours) => {
  expect(workingMs(new Date(from), new Date(to), new Set(daysOff))).toBe(hours * 3_600_000);
});
