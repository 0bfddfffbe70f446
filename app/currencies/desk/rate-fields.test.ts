import { expect, test } from "vitest";

import { rateFields } from "#app/currencies/desk/rate-fields.ts";

const fields = rateFields({ today: "2026-10-02" });
const reason = "The source is late";

test.each([
  ["96.0853", "2026-10-02", { per_usd: "96.0853", as_of: "2026-10-02", reason }],
  ["00096", "2026-09-29", { per_usd: "96", as_of: "2026-09-29", reason }],
  ["0.30871186", "2026-10-01", { per_usd: "0.30871186", as_of: "2026-10-01", reason }],
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
])("%j of %j is %j", (perUsd, asOf, expected) => {
  const read = fields.safeParse({ per_usd: perUsd, as_of: asOf, reason });
  expect(read.success ? read.data : read.error.issues.map(({ path }) => path.join("."))).toEqual(
    typeof expected === "string" ? [expected] : expected,
  );
});

test("all that is wrong is said at once", () => {
  const { error } = fields.safeParse({ per_usd: "much", as_of: "", reason: " " });
  expect(error?.issues.map(({ path }) => path.join("."))).toEqual(["per_usd", "as_of", "reason"]);
});
