import { expect, test } from "vitest";

import { dateWarning } from "#app/cases/evidence/date-warning.ts";

const today = "2026-11-24";
const apply = { day: "2027-03-01", why: "you apply" };

test.each([
  ["2026-11-23", null, "danger", "Expired on 23 November 2026."],
  ["2026-11-24", null, "warning", "Expires soon, on 24 November 2026."],
  ["2027-02-22", null, "warning", "Expires soon, on 22 February 2027."],
  ["2027-02-23", null, "neutral", "Valid until 23 February 2027."],
  ["2027-02-28", apply, "danger", "Expires on 28 February 2027, before you apply (1 March 2027)."],
  ["2027-03-01", apply, "neutral", "Valid until 1 March 2027."],
  ["2026-11-23", apply, "danger", "Expired on 23 November 2026."],
] as const)("%s, held until %o: %s", (expiresOn, until, tone, text) => {
  expect(dateWarning(expiresOn, today, until)).toEqual({ tone, text });
});
