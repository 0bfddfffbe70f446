import { expect, test } from "vitest";

import { clockAxis } from "#app/cases/desk/calendar/clock-axis.ts";
import { closedRows, rememberOpenHours } from "#app/cases/desk/calendar/closed-rows.ts";
import { weekOf } from "#app/cases/desk/week.ts";

test.each([
  ["a usual day", ["2026-11-23"], "Asia/Kolkata", 24, [[]]],
  ["a day of 23 hours", ["2026-03-29"], "Europe/London", 24, [[{ from: 12, to: 24 }]]],
  ["a day of 25 hours", ["2026-10-25"], "Europe/London", 25, [[]]],
  [
    "a day of 25 hours beside one of 24",
    ["2026-10-25", "2026-10-26"],
    "Europe/London",
    25,
    [[], [{ from: 24, to: 36 }]],
  ],
  ["a day of 24 hours and a half", ["2026-04-05"], "Australia/Lord_Howe", 24.5, [[]]],
  ["a day that begins at one", ["2024-04-26"], "Africa/Cairo", 24, [[{ from: 0, to: 12 }]]],
  ["a day with two midnights", ["2026-11-01"], "America/Havana", 25, [[]]],
  ["a day that a zone leapt over", ["2011-12-30"], "Pacific/Apia", 24, [[{ from: 0, to: 288 }]]],
])("%s", (_, days, zone, hours, missing) => {
  const axis = clockAxis(days, zone);
  expect(axis.rows).toBe(hours * 12);
  expect(axis.days.map((day) => day.missing)).toEqual(missing);
});

test("the hours of a clock that goes back stand in the order in which they come", () => {
  const labels = (day: string, zone: string) =>
    clockAxis(weekOf(day), zone)
      .hours.slice(0, 4)
      .map(({ label, again }) => (again ? `${label} again` : label));
  expect(labels("2026-10-25", "Europe/London")).toEqual(["00:00", "01:00", "01:00 again", "02:00"]);
  expect(labels("2026-11-01", "America/Havana")).toEqual(["00:00", "00:00 again", "01:00", "02:00"]);
  expect(labels("2026-11-23", "Europe/London")).toEqual(["00:00", "01:00", "02:00", "03:00"]);
});

const nineToFive = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, fromMinute: 540, toMinute: 1020 }));
const person = (timeZone: string, about: Partial<Parameters<typeof closedRows>[1][number]> = {}) => ({
  timeZone,
  hours: nineToFive,
  daysOff: [],
  ...about,
});
const closedOn = (day: string, zone: string, people: ReturnType<typeof person>[]) => {
  const axis = clockAxis([day], zone);
  const closed = closedRows(axis.days[0]!, people, { rows: axis.rows, openOf: rememberOpenHours() });
  return closed.map(({ from, to }) => [from / 12, to / 12]);
};
const off = { daysOff: [{ startsOn: "2026-11-23", endsOn: "2026-11-24" }] };
const allDay = [[0, 24]];

test.each([
  [
    "one's own hours",
    "2026-11-23",
    "Asia/Kolkata",
    [person("Asia/Kolkata")],
    [
      [0, 9],
      [17, 24],
    ],
  ],
  ["a day without hours", "2026-11-22", "UTC", [person("UTC")], allDay],
  ["a holiday", "2026-11-23", "UTC", [person("UTC", off)], allDay],
  ["nobody has told any", "2026-11-23", "UTC", [person("UTC", { hours: [] })], []],
  [
    "hours of another zone",
    "2026-11-23",
    "Europe/London",
    [person("Asia/Kathmandu")],
    [
      [0, 3.25],
      [11.25, 24],
    ],
  ],
  [
    "hours that begin on another day here",
    "2026-11-24",
    "Asia/Tokyo",
    [person("America/Los_Angeles")],
    [
      [0, 2],
      [10, 24],
    ],
  ],
  [
    "hours of two, together",
    "2026-11-23",
    "UTC",
    [person("UTC"), person("America/New_York")],
    [
      [0, 9],
      [22, 24],
    ],
  ],
  [
    "hours over the hour that is leapt",
    "2026-03-29",
    "Europe/London",
    [person("Europe/London", { hours: [{ weekday: 7, fromMinute: 30, toMinute: 180 }] })],
    [
      [0, 0.5],
      [3, 24],
    ],
  ],
])("closed is what is outside: %s", (_, day, zone, people, hours) => {
  const closed = closedOn(day, zone, people);
  // The leapt hour is closed or missing: it is drawn as missing.
  expect(day === "2026-03-29" ? [closed[0], closed.at(-1)] : closed).toEqual(hours);
});
