import { expect, test } from "vitest";

import { decimal } from "#app/money/decimal.ts";

test.each([
  [0n, "0.00"],
  [5n, "0.05"],
  [-5n, "-0.05"],
  [210_053n, "2100.53"],
  [-100n, "-1.00"],
  [123_456_789_012_345_678_900n, "1234567890123456789.00"],
])("%d hundredths are %s", (amount, written) => {
  expect(decimal(amount)).toBe(written);
});
