import { describe, expect, test } from "vitest";

import { type Diary, freeTimes, type SlotShape } from "#app/bookings/slots/free-times.ts";
import { clockText, readClock, weekdayName, weekdayOf } from "#app/bookings/slots/working-hours.ts";
import { clockIn } from "#app/desk/zone-time.ts";
import { dayMs } from "#app/platform/dates.ts";

const hourly: SlotShape = { takes: 60, every: 60, buffer: 0 };
const everyDay = (from: string, to: string) =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => hoursOn(weekday, from, to));
const hoursOn = (weekday: number, from: string, to: string) => ({
  weekday,
  fromMinute: readClock(from)!,
  toMinute: readClock(to)!,
});
const period = (startsAt: string, endsAt: string) => ({
  startsAt: new Date(startsAt),
  endsAt: new Date(endsAt),
});

type Row = {
  name: string;
  diary?: Partial<Diary>;
  from: string;
  days?: number;
  shape?: Partial<SlotShape>;
  /** In UTC, as 2 Dec 09:00 is "02 09:00". */
  free: string[];
};

// 2 December 2026 is a Wednesday.
const rows: Row[] = [
  {
    name: "starts that end within the hours",
    diary: { hours: [hoursOn(3, "09:00", "11:30")] },
    from: "2026-12-02T00:00Z",
    free: ["02 09:00", "02 10:00"],
  },
  {
    name: "only on the weekday",
    diary: { hours: [hoursOn(4, "09:00", "10:00")] },
    from: "2026-12-01T00:00Z",
    days: 14,
    free: ["03 09:00", "10 09:00"],
  },
  {
    name: "two spans of a day, in order however they are kept",
    diary: { hours: [hoursOn(3, "14:00", "15:00"), hoursOn(3, "09:00", "10:00")] },
    from: "2026-12-02T00:00Z",
    free: ["02 09:00", "02 14:00"],
  },
  {
    name: "nothing before the notice, and the first at it",
    diary: { hours: [hoursOn(3, "09:00", "12:00")] },
    from: "2026-12-02T10:00Z",
    free: ["02 10:00", "02 11:00"],
  },
  { name: "nothing of somebody without hours", from: "2026-12-02T00:00Z", days: 14, free: [] },
  {
    name: "no day off: the firm's single day and somebody's days, both ends included",
    diary: {
      hours: everyDay("09:00", "10:00"),
      daysOff: [
        { startsOn: "2026-12-03", endsOn: "2026-12-03" },
        { startsOn: "2026-12-05", endsOn: "2026-12-06" },
      ],
    },
    from: "2026-12-02T00:00Z",
    days: 5.9,
    free: ["02 09:00", "04 09:00", "07 09:00"],
  },
  {
    name: "a day off is the person's day, not that of UTC",
    diary: {
      timeZone: "Pacific/Auckland",
      hours: everyDay("08:00", "09:00"),
      daysOff: [{ startsOn: "2026-12-03", endsOn: "2026-12-03" }],
    },
    from: "2026-12-01T12:00Z",
    days: 2.9,
    free: ["01 19:00", "03 19:00"],
  },
  {
    name: "nothing that overlaps a booking; what only touches it is free",
    diary: {
      hours: [hoursOn(3, "09:00", "13:00")],
      busy: [period("2026-12-02T10:00Z", "2026-12-02T11:00Z")],
    },
    from: "2026-12-02T00:00Z",
    free: ["02 09:00", "02 11:00", "02 12:00"],
  },
  {
    name: "with a buffer before and after each booking",
    diary: {
      hours: [hoursOn(3, "09:00", "10:30")],
      busy: [period("2026-12-02T09:45Z", "2026-12-02T09:50Z")],
    },
    from: "2026-12-02T00:00Z",
    shape: { takes: 5, every: 15, buffer: 10 },
    free: ["02 09:00", "02 09:15", "02 09:30", "02 10:00", "02 10:15"],
  },
  {
    name: "a longer session needs its buffer too",
    diary: {
      hours: [hoursOn(3, "09:00", "13:00")],
      busy: [period("2026-12-02T10:00Z", "2026-12-02T10:05Z")],
    },
    from: "2026-12-02T00:00Z",
    shape: { takes: 60, every: 30, buffer: 10 },
    free: ["02 10:30", "02 11:00", "02 11:30", "02 12:00"],
  },
  {
    name: "hours until midnight, and a day that begins elsewhere the day before",
    diary: { timeZone: "Asia/Kolkata", hours: [hoursOn(4, "00:00", "01:00"), hoursOn(4, "23:00", "24:00")] },
    from: "2026-12-02T00:00Z",
    days: 3,
    free: ["02 18:30", "03 17:30"],
  },
  {
    name: "the same clock time before and after the clocks go back",
    diary: { timeZone: "Europe/London", hours: everyDay("09:00", "10:00") },
    from: "2026-10-24T00:00Z",
    days: 2.9,
    free: ["24 08:00", "25 09:00", "26 09:00"],
  },
  {
    name: "a night that is an hour longer",
    diary: { timeZone: "Europe/Berlin", hours: [hoursOn(7, "01:00", "04:00")] },
    from: "2026-10-24T12:00Z",
    free: ["24 23:00", "25 00:00", "25 01:00", "25 02:00"],
  },
  {
    name: "a night that is an hour shorter",
    diary: { timeZone: "Europe/Berlin", hours: [hoursOn(7, "01:00", "04:00")] },
    from: "2026-03-28T12:00Z",
    free: ["29 00:00", "29 01:00"],
  },
  {
    name: "hours that begin in the hour the clocks skip begin when they go on",
    diary: { timeZone: "America/New_York", hours: [hoursOn(7, "02:30", "04:00")] },
    from: "2026-03-08T00:00Z",
    free: ["08 07:00"],
  },
  {
    name: "hours that end at a midnight the clocks skip",
    diary: { timeZone: "Africa/Cairo", hours: [hoursOn(4, "22:00", "24:00")] },
    from: "2026-04-23T00:00Z",
    free: ["23 20:00", "23 21:00"],
  },
];

test.each(rows)("$name", ({ diary, from, days = 1, shape, free }) => {
  const start = new Date(from);
  const between = { from: start, to: new Date(start.getTime() + days * dayMs) };
  const found = freeTimes({ timeZone: "UTC", hours: [], daysOff: [], busy: [], ...diary }, between, {
    ...hourly,
    ...shape,
  });
  expect(found.map((at) => at.toISOString().slice(8, 16).replace("T", " "))).toEqual(free);
});

describe("hours", () => {
  test("every free time of a year lies within the hours of the person's clock", () => {
    for (const timeZone of ["Europe/London", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu"]) {
      const from = new Date("2026-01-01T00:00Z");
      const diary = { timeZone, hours: everyDay("00:30", "05:00"), daysOff: [], busy: [] };
      const found = freeTimes(diary, { from, to: new Date(from.getTime() + 365 * dayMs) }, hourly);
      expect(found.length).toBeGreaterThan(1400);
      const outside = found
        .map((at) => clockIn(at, timeZone).time)
        .filter((time) => time < "00:30" || time > "04:00");
      expect(outside, timeZone).toEqual([]);
    }
  });

  test("are typed and shown on a clock of 24 hours", () => {
    expect(["09:30", "00:00", "24:00"].map(readClock)).toEqual([570, 0, 1440]);
    expect(["", "9:30", "24:01", "12:60", "noon"].map(readClock)).toEqual([null, null, null, null, null]);
    expect([570, 1440].map(clockText)).toEqual(["09:30", "24:00"]);
    expect(["2026-11-30", "2026-12-06"].map(weekdayOf).map(weekdayName)).toEqual(["Monday", "Sunday"]);
  });
});
