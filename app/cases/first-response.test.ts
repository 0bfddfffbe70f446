import { expect, test } from "vitest";

import { shownFirstResponse } from "#app/cases/first-response.ts";

/** A Friday. */
const askedAt = new Date("2026-10-02T12:00:00Z");
const at = (text: string) => new Date(`2026-10-${text}:00Z`);

test.each<[answeredAt: string | null, now: string, daysOff: string[], text: string, tone: string]>([
  ["02T14:00", "09T12:00", [], "after 2 hours of working time", "success"],
  ["05T11:00", "09T12:00", [], "after 23 hours of working time", "success"],
  ["05T12:00", "09T12:00", [], "after 1 working day", "warning"],
  ["06T12:00", "09T12:00", ["2026-10-05"], "after 1 working day", "warning"],
  [null, "02T12:20", [], "none yet, for 20 minutes of working time", "warning"],
  [null, "04T12:00", [], "none yet, for 12 hours of working time", "warning"],
  [null, "07T13:00", [], "none yet, for 3 working days", "danger"],
])("answered at %s, looked at on %s: %s", (answered, now, daysOff, text, tone) => {
  const answeredAt = answered === null ? null : at(answered);
  expect(shownFirstResponse({ askedAt, answeredAt }, { now: at(now), daysOff: new Set(daysOff) })).toEqual({
    text,
    tone,
  });
});
