import { expect, test } from "vitest";

import { writtenTime } from "#app/bookings/chat-time.ts";
import { customerZone } from "#app/bookings/customer-zone.server.ts";

test.each([
  ["Asia/Dubai", "IN", "Asia/Dubai"],
  ["Asia/Calcutta", "IN", "Asia/Calcutta"],
  [null, "IN", "Asia/Kolkata"],
  ["Nowhere/Land", "IN", "Asia/Kolkata"],
  [null, "US", "UTC"],
  ["America/Chicago", "US", "America/Chicago"],
  [null, "", "UTC"],
  [null, "constructor", "UTC"],
])("a browser in %s and a customer in %s read times of %s", (told, country, zone) => {
  expect(customerZone(told, country)).toBe(zone);
});

test("a time is written with the name of its zone, which changes with the season", () => {
  const at = (zone: string, iso: string) => writtenTime(new Date(iso), zone);
  expect(at("Asia/Kolkata", "2026-10-03T18:00:00Z")).toBe("3 October 2026 at 23:30, India Standard Time");
  expect(at("Europe/London", "2026-07-03T18:00:00Z")).toBe("3 July 2026 at 19:00, British Summer Time");
  expect(at("UTC", "2026-07-03T18:00:00Z")).toBe("3 July 2026 at 18:00, Coordinated Universal Time");
});
