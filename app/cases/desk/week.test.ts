import { expect, test } from "vitest";

import { momentsOf, startOfDay, weekOf } from "#app/cases/desk/week.ts";

test.each([
  ["a Monday", "2026-11-23", "2026-11-23", "2026-11-29"],
  ["a Sunday", "2026-11-29", "2026-11-23", "2026-11-29"],
  ["a day in a week of two years", "2027-01-01", "2026-12-28", "2027-01-03"],
])("the week of %s", (_, day, first, last) => {
  const week = weekOf(day);
  expect([week[0], week.at(-1)]).toEqual([first, last]);
  expect(week).toHaveLength(7);
});

test.each([
  ["that summer time ends in", "2026-10-25", "Europe/London", 7 * 24 + 1],
  ["that summer time begins in", "2026-03-29", "Europe/London", 7 * 24 - 1],
  ["without a change", "2026-11-25", "Asia/Kolkata", 7 * 24],
  ["in which midnight is leapt over", "2024-04-26", "Africa/Cairo", 7 * 24 - 1],
  ["of which half an hour is leapt over", "2026-10-04", "Australia/Lord_Howe", 7 * 24 - 0.5],
  ["that a zone had without its Friday", "2011-12-30", "Pacific/Apia", 6 * 24],
])("a week %s lasts as long as its clocks say", (_, day, timeZone, hours) => {
  const { from, to } = momentsOf(weekOf(day), timeZone);
  expect((to.getTime() - from.getTime()) / 3_600_000).toBe(hours);
});

test.each([
  ["where midnight comes twice: the first", "2026-11-01", "America/Havana", "2026-11-01T04:00:00.000Z"],
  ["where there is no midnight: the hour after", "2024-04-26", "Africa/Cairo", "2024-04-25T22:00:00.000Z"],
  ["a quarter to the hour from UTC", "2026-11-23", "Asia/Kathmandu", "2026-11-22T18:15:00.000Z"],
])("a day begins, %s", (_, day, timeZone, at) => {
  expect(startOfDay(day, timeZone).toISOString()).toBe(at);
});
