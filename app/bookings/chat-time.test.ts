import { expect, test } from "vitest";

import { zoneNote } from "#app/bookings/chat-time.ts";

test.each([
  ["Asia/Kolkata", "2026-12-03T10:00:00Z", "India Standard Time"],
  ["Europe/London", "2026-07-03T10:00:00Z", "United Kingdom Time"],
  ["Europe/London", "2026-12-03T10:00:00Z", "United Kingdom Time"],
  ["UTC", "2026-12-03T10:00:00Z", "Coordinated Universal Time"],
])("times in %s at %s are in %s", (zone, at, name) => {
  expect(zoneNote(new Date(at), zone)).toBe(`Times are in ${name}.`);
});
