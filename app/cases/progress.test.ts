import { expect, test } from "vitest";

import { progressText, stepsDone } from "#app/cases/progress.ts";

const due = "2026-11-30";

test.each([
  ["received", null, 0, "Step 1 of 5: Your details"],
  ["received", due, 1, "Step 2 of 5: Work"],
  ["in_progress", due, 1, "Step 2 of 5: Work"],
  ["in_review", due, 2, "Step 3 of 5: Review"],
  ["delivered", due, 3, "Step 4 of 5: Your answer"],
  ["completed", due, 5, "All steps done"],
] as const)("%s, due %s", (state, dueOn, done, text) => {
  expect(stepsDone({ state, dueOn })).toBe(done);
  expect(progressText(done)).toBe(text);
});

test.each(["cancelled", "refunded"] as const)("what is %s goes nowhere", (state) => {
  expect(stepsDone({ state, dueOn: due })).toBeNull();
});
