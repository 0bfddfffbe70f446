import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { axisSteps } from "#app/ui/charts/axis-steps.ts";
import { DayChart, type DayPoint } from "#app/ui/charts/day-chart.tsx";

const pointsOf = (values: number[]): DayPoint[] =>
  values.map((value, at) => ({
    day: `2026-11-${String(at + 1).padStart(2, "0")}`,
    value,
    label: `$${value}`,
  }));

function draw(values: number[], kind: "columns" | "line" = "columns"): string {
  return renderToStaticMarkup(
    <DayChart
      caption="Net sales, 1 to 3 November 2026"
      points={pointsOf(values)}
      kind={kind}
      axisLabel={(value) => `axis ${value}`}
      empty="Nothing was sold in these days."
    >
      <table />
    </DayChart>,
  );
}

test.each<[number[], number[]]>([
  [[], [0]],
  [[0, 0], [0]],
  [
    [3, 7],
    [0, 2, 4, 6, 8],
  ],
  [[980], [0, 500, 1000]],
  [
    [-20, 60],
    [-20, 0, 20, 40, 60],
  ],
  [
    [-5, -1],
    [-6, -4, -2, 0],
  ],
  [[0.02], [0, 0.005, 0.01, 0.015, 0.02]],
])("the axis of %j has its lines at %j", (values, steps) => {
  const drawn = axisSteps(values);
  expect(drawn.length).toBe(steps.length);
  for (const [at, step] of steps.entries()) expect(drawn[at]).toBeCloseTo(step, 9);
});

test("a column for each day, named at both ends, with figures for the greatest and the last", () => {
  const html = draw([4, 10, 0, 1, 2, 1, 2, 3]);
  expect(html).toContain("Net sales, 1 to 3 November 2026</figcaption>");
  expect(html.match(/<rect/g)).toHaveLength(8);
  expect(html).toMatch(/>1 Nov<\/text>/);
  expect(html).toMatch(/>8 Nov<\/text>/);
  expect(html).toMatch(/>\$10<\/text>/);
  expect(html).toMatch(/>\$3<\/text>/);
  expect(html).toContain("axis 5");
  expect(html).toContain("<table>");
});

test("what is below nought hangs from its line", () => {
  const html = draw([10, -10]);
  const [above, below] = [...html.matchAll(/<rect[^>]* y="([\d.]+)" height="([\d.]+)"/g)].map(
    ([, y, size]) => [Number(y), Number(size)],
  );
  expect(above?.[1]).toBeGreaterThan(0);
  expect(below?.[1]).toBeCloseTo(above?.[1] ?? 0);
  expect(below?.[0]).toBeCloseTo((above?.[0] ?? 0) + (above?.[1] ?? 0));
});

test("a line goes through every day, and one day alone is a stroke", () => {
  expect(draw([1, 2, 3], "line")).toMatch(/<polyline[^>]*points="0.5,[\d.]+ 1.5,[\d.]+ 2.5,[\d.]+"/);
  expect(draw([5], "line")).toMatch(/points="0,[\d.]+ 1,[\d.]+"/);
});

test("days in which nothing was are said in words, and their table stays", () => {
  const html = draw([0, 0, 0]);
  expect(html).toContain("Nothing was sold in these days.");
  expect(html).not.toContain("<svg");
  expect(html).toContain("<table>");
});

test("nothing of it is an inline style, which the site's policy would drop", () => {
  expect(draw([1, 2]) + draw([1, 2], "line")).not.toContain("style=");
});
