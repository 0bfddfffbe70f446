import { expect, test } from "vitest";

import { digestDue } from "#app/notifications/digest-time.ts";

test.each([
  ["UTC", "2026-10-02T07:59:00Z", null],
  ["UTC", "2026-10-02T08:00:00Z", "2026-10-02T08:00:00.000Z"],
  ["UTC", "2026-10-02T23:59:00Z", "2026-10-02T08:00:00.000Z"],
  ["Asia/Kolkata", "2026-10-02T02:29:00Z", null],
  ["Asia/Kolkata", "2026-10-02T02:30:00Z", "2026-10-02T02:30:00.000Z"],
  ["Asia/Kathmandu", "2026-10-02T02:15:00Z", "2026-10-02T02:15:00.000Z"],
  ["America/New_York", "2026-10-02T03:00:00Z", "2026-10-01T12:00:00.000Z"],
  ["Pacific/Kiritimati", "2026-10-01T18:00:00Z", "2026-10-01T18:00:00.000Z"],
  // The day on which the clocks go back, and the one on which they go forward.
  ["Europe/Berlin", "2026-10-24T06:00:00Z", "2026-10-24T06:00:00.000Z"],
  ["Europe/Berlin", "2026-10-25T06:30:00Z", null],
  ["Europe/Berlin", "2026-10-25T07:00:00Z", "2026-10-25T07:00:00.000Z"],
  ["Europe/Berlin", "2027-03-28T06:00:00Z", "2027-03-28T06:00:00.000Z"],
])("in %s at %s what came before %s is due", (timeZone, now, before) => {
  expect(digestDue(new Date(now), timeZone)?.before.toISOString() ?? null).toBe(before);
});
