import { expect, test } from "vitest";

import { isBookable, bookableDays } from "#app/bookings/booking-day.ts";

const noon = new Date("2026-10-02T12:00:00Z");

test("a day may be named from today to sixty days ahead, wherever on Earth it is asked", () => {
  // At noon UTC it is already the third on the furthest islands.
  expect(bookableDays(noon)).toEqual({ first: "2026-10-02", last: "2026-12-02" });
  expect(bookableDays(new Date("2026-10-02T11:59:00Z")).first).toBe("2026-10-01");
  expect(bookableDays(new Date("2026-10-02T09:59:00Z")).last).toBe("2026-12-01");
});

test.each([
  ["2026-10-02", true],
  ["2026-10-03", true],
  ["2026-12-02", true],
  ["2026-10-01", false],
  ["2026-12-03", false],
  ["2025-10-03", false],
  ["2026-11-31", false],
  ["2026-02-30", false],
  ["2026-13-01", false],
  ["2026-1-1", false],
  ["02/10/2026", false],
  ["+2026-10-03", false],
  ["2026-10-03T00:00:00Z", false],
  ["tomorrow", false],
  ["٢٠٢٦-١٠-٠٣", false],
  ["", false],
])("%j may be named on 2 October: %s", (day, expected) => {
  expect(isBookable(day, noon)).toBe(expected);
});
