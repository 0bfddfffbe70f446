import { expect, test } from "vitest";

import { hostileTexts } from "#tests/hostile/corpus.ts";

test("there are at least two hundred hostile texts, each another one", () => {
  expect(hostileTexts.length).toBeGreaterThanOrEqual(200);
  expect(new Set(hostileTexts.map(({ text }) => text)).size).toBe(hostileTexts.length);
});

test("each goes by a name of its own", () => {
  expect(new Set(hostileTexts.map(({ name }) => name)).size).toBe(hostileTexts.length);
});
