import { expect, test } from "vitest";

import { stepStates, timelineProgress } from "#app/content/sections/timeline-progress.ts";

const line = (top: number) => timelineProgress({ top, height: 1000, windowHeight: 800 });

test.each([
  ["far below the window", 3000, 0],
  ["just where one reads", 480, 0],
  ["a quarter of it passed", 230, 0.25],
  ["half of it passed", -20, 0.5],
  ["its end just where one reads", -520, 1],
  ["far above the window", -4000, 1],
])("a timeline %s is filled accordingly", (_where, top, progress) => {
  expect(line(top)).toBe(progress);
});

test("a timeline without a length is either not begun or done", () => {
  expect(timelineProgress({ top: 900, height: 0, windowHeight: 800 })).toBe(0);
  expect(timelineProgress({ top: 100, height: 0, windowHeight: 800 })).toBe(1);
});

test("progress stays between 0 and 1 and never falls while one scrolls down", () => {
  let before = 0;
  for (let top = 2000; top > -2000; top -= 7) {
    const progress = line(top);
    expect(progress).toBeGreaterThanOrEqual(before);
    expect(progress).toBeLessThanOrEqual(1);
    before = progress;
  }
});

const dots = [0, 0.25, 0.5, 1];
test.each([
  [0, [false, false, false, false], [0, 0, 0, 0]],
  [0.125, [true, false, false, false], [0.5, 0, 0, 0]],
  [0.25, [true, true, false, false], [1, 0, 0, 0]],
  [0.75, [true, true, true, false], [1, 1, 0.5, 0]],
  [1, [true, true, true, true], [1, 1, 1, 0]],
])("at %f the dots passed are lit and the line is full up to there", (progress, reached, filled) => {
  const states = stepStates(progress, dots);
  expect(states.map((state) => state.reached)).toEqual(reached);
  expect(states.map((state) => state.filled)).toEqual(filled);
});
