import { expect, test } from "vitest";

import { isTimeZone, timeZones } from "#app/desk/time-zones.ts";

test("zones have the names of today, each once, and UTC is the first", () => {
  const zones = timeZones();
  expect(zones[0]).toBe("UTC");
  expect(new Set(zones).size).toBe(zones.length);
  expect(zones.length).toBeGreaterThan(250);
  expect(zones).toEqual(expect.arrayContaining(["Asia/Kolkata", "Asia/Kathmandu", "Europe/Kyiv"]));
  for (const old of ["Asia/Calcutta", "Asia/Katmandu", "Europe/Kiev"])
    expect(isTimeZone(old), old).toBe(false);
});

test("there is a clock for every one of them", () => {
  for (const timeZone of timeZones()) {
    expect(() => new Intl.DateTimeFormat("en", { timeZone }), timeZone).not.toThrow();
  }
});
