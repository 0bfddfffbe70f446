import { expect, test } from "vitest";

import { inTwoZones } from "#app/bookings/two-zones.ts";

test.each([
  [
    "two clocks on one day",
    "2026-12-03T10:30:00Z",
    "Europe/London",
    "3 December 2026 at 16:00, India Standard Time · 10:30 Greenwich Mean Time for your customer",
  ],
  [
    "the other one's summer time",
    "2026-07-03T10:30:00Z",
    "Europe/London",
    "3 July 2026 at 16:00, India Standard Time · 11:30 British Summer Time for your customer",
  ],
  [
    "the other one's day where it is another",
    "2026-12-03T20:00:00Z",
    "America/New_York",
    "4 December 2026 at 01:30, India Standard Time · 3 December 2026 at 15:00, Eastern Standard Time for your customer",
  ],
  [
    "one clock where both show the same",
    "2026-12-03T10:30:00Z",
    "Asia/Colombo",
    "3 December 2026 at 16:00, India Standard Time",
  ],
])("a time is written with %s", (_, at, other, written) => {
  const zones = { own: "Asia/Kolkata", other, whose: "your customer" };
  expect(inTwoZones(new Date(at), zones)).toBe(written);
});

test("a zone that is not known is left out", () => {
  const zones = { own: "Asia/Kolkata", other: null, whose: "your customer" };
  expect(inTwoZones(new Date("2026-12-03T10:30:00Z"), zones)).toBe(
    "3 December 2026 at 16:00, India Standard Time",
  );
});
