import { expect, test } from "vitest";

import { loadPart } from "#app/ui/loading/load-part.ts";

test("a part that comes is there", async () => {
  expect(await loadPart(() => Promise.resolve("part"))).toBe("part");
});

test("a part that does not come is waited for, and does not fail", async () => {
  const loading = loadPart(() => Promise.reject(new Error("offline")));
  const later = new Promise((resolve) => setTimeout(() => resolve("still waiting"), 20));
  expect(await Promise.race([loading, later])).toBe("still waiting");
});
