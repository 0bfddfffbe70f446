import { expect, test } from "vitest";

import { momentsOf, readWeek, weekOf, weeksLater } from "#app/cases/desk/week.ts";

const today = "2026-11-25";

test.each([
  ["a week in the middle of a year", "2026-W48", "2026-W48", "2026-11-23", "2026-11-29"],
  ["the first week, which begins in the year before", "2026-W01", "2026-W01", "2025-12-29", "2026-01-04"],
  ["a fifty-third week", "2026-W53", "2026-W53", "2026-12-28", "2027-01-03"],
  [
    "a fifty-third week that the year does not have: this week",
    "2025-W53",
    "2026-W48",
    "2026-11-23",
    "2026-11-29",
  ],
  ["no week at all", "next", "2026-W48", "2026-11-23", "2026-11-29"],
  ["week nought", "2026-W00", "2026-W48", "2026-11-23", "2026-11-29"],
  ["a year out of sight", "9999-W10", "2026-W48", "2026-11-23", "2026-11-29"],
  ["nothing", null, "2026-W48", "2026-11-23", "2026-11-29"],
])("an address names %s", (_, typed, name, first, last) => {
  const week = readWeek(typed, today);
  expect([week.name, week.days[0], week.days[6]]).toEqual([name, first, last]);
  expect(week.days).toHaveLength(7);
});

test("weeks follow one another across years, there and back", () => {
  const week = readWeek("2026-W53", today);
  expect(weeksLater(week, 1).name).toBe("2027-W01");
  expect(weeksLater(weeksLater(week, 1), -1)).toEqual(week);
});

test.each([
  ["that summer time ends in", "2026-10-26", "Europe/London", -1, 7 * 24 + 1],
  ["that summer time begins in", "2026-03-25", "Europe/London", 0, 7 * 24 - 1],
  ["without a change", "2026-11-25", "Asia/Kolkata", 0, 7 * 24],
  ["that begins where midnight was leapt over", "2024-04-26", "Africa/Cairo", 0, 7 * 24 - 1],
])("a week %s lasts as long as its clocks say", (_, day, timeZone, weeks, hours) => {
  const { from, to } = momentsOf(weeksLater(weekOf(day), weeks), timeZone);
  expect((to.getTime() - from.getTime()) / 3_600_000).toBe(hours);
});
