import { expect, test } from "vitest";

import { type Ends, stepThrough } from "#app/ui/step-through.ts";

test.each<[string, Ends, number, number, number]>([
  ["goes forward", "clamp", 0, 1, 1],
  ["goes back", "clamp", 2, -1, 1],
  ["stays at the first", "clamp", 0, -1, 0],
  ["stays at the last", "clamp", 3, 1, 3],
  ["goes forward", "wrap", 0, 1, 1],
  ["goes from the last to the first", "wrap", 3, 1, 0],
  ["goes from the first to the last", "wrap", 0, -1, 3],
])("%s when the ends %s: from %i by %i to %i", (_what, ends, from, by, to) => {
  expect(stepThrough(from, by, 4, ends)).toBe(to);
});

test("a single one leads to itself", () => {
  expect(stepThrough(0, 1, 1, "wrap")).toBe(0);
  expect(stepThrough(0, -1, 1, "wrap")).toBe(0);
  expect(stepThrough(0, 1, 1, "clamp")).toBe(0);
});
