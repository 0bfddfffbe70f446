import { expect, test } from "vitest";

import { neverMet } from "#tests/chaos/acts-to-meet.ts";

test("a run that met nothing names every kind of act", () => {
  const sentences = neverMet({});
  expect(sentences.length).toBeGreaterThan(50);
  expect(sentences.join()).toContain("days late, the price risen: left over");
});

test("an act is met by how it ended, and not by how others did", () => {
  const before = neverMet({
    "What customers saw": { "cancel: agreed": 0, "cancel: refused: not_cancellable": 3 },
  });
  const after = neverMet({ "What customers saw": { "cancel: agreed": 1 } });
  expect(before).toContain('Nothing under "What customers saw" is as /^cancel: agreed/.');
  expect(before.length - after.length).toBe(1);
});
