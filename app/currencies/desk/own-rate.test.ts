import { expect, test } from "vitest";

import { whyNotOwnRate } from "#app/currencies/desk/own-rate.ts";

const enteredAt = new Date("2026-10-02T12:00:00Z");

test.each([
  [false, "2026-10-02T12:00:00Z", "colleague"],
  [false, "2026-10-09T12:00:00Z", "colleague"],
  [true, "2026-10-02T12:00:00Z", "wait"],
  [true, "2026-10-03T11:59:59Z", "wait"],
  [true, "2026-10-03T12:00:00Z", null],
])("alone: %s, at %s an own rate waits for: %s", (alone, at, why) => {
  expect(whyNotOwnRate({ enteredAt, alone, now: new Date(at) })).toBe(why);
});
