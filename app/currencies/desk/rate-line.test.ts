import { expect, test } from "vitest";

import { linePoints } from "#app/currencies/desk/rate-line.ts";

test("a line goes from left to right, the lowest at the bottom and the highest at the top", () => {
  expect(linePoints([10, 20, 15])).toBe("8.0,192.0 320.0,8.0 632.0,100.0");
});

test("values that are all alike are a line through the middle", () => {
  expect(linePoints([3.75, 3.75])).toBe("8.0,100.0 632.0,100.0");
});
