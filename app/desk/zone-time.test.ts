import { expect, test } from "vitest";

import { clockIn, customersTime, momentIn } from "#app/desk/zone-time.ts";
import { dayMs, minuteMs } from "#app/platform/dates.ts";

test("a typed time is a moment in the zone of whoever types it", () => {
  expect(momentIn("2026-10-03T16:30", "Asia/Kolkata")).toEqual(new Date("2026-10-03T11:00:00Z"));
  expect(momentIn("2026-10-03T00:10", "Pacific/Kiritimati")).toEqual(new Date("2026-10-02T10:10:00Z"));
  expect(momentIn("2026-10-03T23:50:00", "Pacific/Pago_Pago")).toEqual(new Date("2026-10-04T10:50:00Z"));
  expect(momentIn("2026-10-03T16:30", "UTC")).toEqual(new Date("2026-10-03T16:30:00Z"));
});

test("what is shown in a zone is read back as the same moment", () => {
  for (const timeZone of ["Asia/Kathmandu", "America/St_Johns", "Europe/Berlin", "Australia/Lord_Howe"]) {
    for (let hour = 0; hour < 24 * 366; hour += 61) {
      const at = new Date(Date.UTC(2026, 0, 1, hour));
      const { day, time } = clockIn(at, timeZone);
      const read = momentIn(`${day}T${time}`, timeZone);
      // For an hour that occurs twice, the first counts.
      expect(at.getTime() - (read?.getTime() ?? 0)).toBeOneOf([0, 1_800_000, 3_600_000]);
    }
  }
});

test("an hour that the clocks leap over is no time, and one that comes twice is its first", () => {
  expect(momentIn("2026-03-29T02:30", "Europe/Berlin")).toBeNull();
  expect(momentIn("2026-10-25T02:30", "Europe/Berlin")).toEqual(new Date("2026-10-25T00:30:00Z"));
});

test("what is no day and time is none", () => {
  const texts = ["", "tomorrow", "2026-10-03", "2026-02-30T10:00", "2026-13-01T10:00", "2026-10-03T25:00"];
  for (const text of texts) expect(momentIn(text, "Europe/Berlin"), text).toBeNull();
});

test.each([
  ["Asia/Kolkata", "Europe/Berlin", "01:30 in Berlin"],
  ["Asia/Kolkata", "America/New_York", "2 Oct, 19:30 in New York"],
  ["Asia/Kolkata", "Asia/Colombo", null],
  ["UTC", null, null],
])("beside a time of %s the customer's of %s stands where it differs", (own, zone, note) => {
  expect(customersTime(new Date("2026-10-02T23:30:00Z"), own, zone)).toBe(note);
});

test("every zone's clock is right to the minute, also where it is changed", () => {
  for (const timeZone of Intl.supportedValuesOf("timeZone")) {
    const format = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" });
    const shown = (ms: number) => {
      const { day, time } = clockIn(new Date(ms), timeZone);
      return `${day} ${time}`;
    };
    const offsetAt = (ms: number) => Date.parse(`${format.format(ms).replace(" ", "T")}Z`) - ms;
    for (let from = Date.UTC(2022, 5); from < Date.UTC(2027); from += 21 * dayMs) {
      const change = changeBetween(offsetAt, from, from + 21 * dayMs);
      for (const ms of [from, change - minuteMs, change, change + minuteMs])
        expect(`${timeZone} ${shown(ms)}`).toBe(`${timeZone} ${format.format(ms)}`);
    }
  }
});

/** The first minute of the later offset; the end where there is no other. */
function changeBetween(offsetAt: (ms: number) => number, from: number, until: number): number {
  let [before, after] = [from, until];
  const first = offsetAt(from);
  if (offsetAt(until) === first) return until;
  while (after - before > minuteMs) {
    const middle = before + Math.floor((after - before) / 2 / minuteMs) * minuteMs;
    if (offsetAt(middle) === first) before = middle;
    else after = middle;
  }
  return after;
}
