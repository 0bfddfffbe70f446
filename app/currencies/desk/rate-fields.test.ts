import { expect, test } from "vitest";

import { readRate } from "#app/currencies/desk/rate-fields.ts";

const known = { today: "2026-10-02", inForce: { asOf: "2026-09-29" } };

test.each([
  ["96.0853", "2026-10-02", { perUsd: "96.0853", asOf: "2026-10-02" }],
  ["00096", "2026-09-29", { perUsd: "96", asOf: "2026-09-29" }],
  ["0.30871186", "2026-10-01", { perUsd: "0.30871186", asOf: "2026-10-01" }],
  ["", "2026-10-02", "per_usd"],
  ["0", "2026-10-02", "per_usd"],
  ["0.00", "2026-10-02", "per_usd"],
  ["-1", "2026-10-02", "per_usd"],
  ["1e3", "2026-10-02", "per_usd"],
  ["1,000", "2026-10-02", "per_usd"],
  ["0.123456789", "2026-10-02", "per_usd"],
  ["9999999999", "2026-10-02", "per_usd"],
  ["96", "", "as_of"],
  ["96", "2026-02-30", "as_of"],
  ["96", "2026-10-03", "as_of"],
  ["96", "2026-09-28", "as_of"],
])("%j of %j is %j", (perUsd, asOf, expected) => {
  const read = readRate({ per_usd: perUsd, as_of: asOf }, known);
  expect(read.ok ? read.value : read.refusal.field).toEqual(expected);
});
