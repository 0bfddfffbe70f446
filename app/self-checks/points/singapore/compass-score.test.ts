import { describe, expect, test } from "vitest";

import type { CompassProfile } from "#app/self-checks/points/singapore/compass-grid.ts";
import { type CompassResult, compassScore } from "#app/self-checks/points/singapore/compass-score.ts";
import { shippedCompassGrid } from "#app/self-checks/points/singapore/shipped-compass-grid.ts";

const plain: CompassProfile = {
  monthlySalary: 12_000,
  financialServices: false,
  age: 30,
  appliesOn: "2026-12-31",
  salaryRank: "below",
  qualification: "none",
  firmProfessionals: 100,
  nationalityShare: 50,
  localShare: "below",
  shortageOccupation: false,
  strategicFirm: false,
};

test.each([
  ["salaryRank", ["below", "p65", "p90"], [0, 10, 20]],
  ["qualification", ["none", "degree", "top"], [0, 10, 20]],
  ["nationalityShare", [0, 4.9, 5, 24.9, 25, 100], [20, 20, 10, 10, 0, 0]],
  ["localShare", ["below", "p20", "p50"], [0, 10, 20]],
  ["strategicFirm", [false, true], [0, 10]],
  // Ten each for the mix of nationalities and the share of locals.
  ["firmProfessionals", [24, 25], [20, 0]],
] as const)("%s", (key, values, points) => {
  expect(values.map((value) => scoreOf({ [key]: value }).total)).toEqual(points);
});

test("a shortage occupation gives 20, or 10 where a third or more have one's nationality", () => {
  const points = [33, 33.3, 50].map((nationalityShare) =>
    pointsOf(scoreOf({ shortageOccupation: true, nationalityShare }), "C5"),
  );
  expect(points).toEqual([20, 10, 10]);
});

describe("what one does not know", () => {
  test("counts nothing, and stays open as long as it could decide", () => {
    const unknown = { salaryRank: "p65", qualification: "degree", localShare: null } as const;
    const result = scoreOf(unknown);
    expect(result).toMatchObject({ total: 20, verdict: "open" });
    expect(scoreOf({ ...unknown, qualification: "none" }).verdict).toBe("missed");
    expect(result.sections.flatMap(({ lines }) => lines).find(({ id }) => id === "C4")).toMatchObject({
      points: 0,
      open: 20,
    });
  });

  test("without the firm's size neither of its two shares is counted", () => {
    const result = scoreOf({ firmProfessionals: null, nationalityShare: 1, localShare: "p50" });
    expect([pointsOf(result, "C3"), pointsOf(result, "C4")]).toEqual([0, 0]);
  });

  test("a shortage occupation counts the lower figure", () => {
    const lines = scoreOf({ shortageOccupation: true, nationalityShare: null }).sections[0]!.lines;
    expect(lines.find(({ id }) => id === "C5")).toMatchObject({ points: 10, open: 10 });
  });
});

test("40 points pass", () => {
  const good = { salaryRank: "p90", qualification: "degree" } as const;
  expect(scoreOf({ ...good, localShare: "p20" })).toMatchObject({ total: 40, pass: 40, verdict: "met" });
  expect(scoreOf(good)).toMatchObject({ total: 30, verdict: "missed" });
});

test("from 22,500 dollars on no points are needed", () => {
  expect(scoreOf({ monthlySalary: 22_500 })).toMatchObject({ way: "exempt", pass: null, verdict: "met" });
  expect(scoreOf({ monthlySalary: 22_499 })).toMatchObject({ way: "points", verdict: "missed" });
});

describe("the qualifying salary", () => {
  test.each([
    ["at the youngest", { monthlySalary: 5599 }, "missed"],
    ["between the ends, where our table has no figure", { monthlySalary: 5600 }, "open"],
    ["at the oldest", { age: 45, monthlySalary: 10_699 }, "missed"],
    ["at the oldest, enough", { age: 45, monthlySalary: 10_700 }, "met"],
    ["enough at any age", { monthlySalary: 10_700 }, "met"],
    ["in finance", { monthlySalary: 6199, financialServices: true }, "missed"],
    ["in finance, enough at any age", { monthlySalary: 11_800, financialServices: true }, "met"],
    ["from 2027", { monthlySalary: 5999, appliesOn: "2027-01-01" }, "missed"],
    ["from 2027, no longer enough at any age", { monthlySalary: 11_499, appliesOn: "2027-01-01" }, "open"],
    [
      "from 2027 in finance",
      { monthlySalary: 12_700, financialServices: true, appliesOn: "2027-06-01" },
      "met",
    ],
  ] as const)("%s", (_, changed, state) => {
    expect(scoreOf(changed).gates.find(({ id }) => id === "salary")!.state).toBe(state);
  });
});

function scoreOf(changed: Partial<CompassProfile>): CompassResult {
  return compassScore({ ...plain, ...changed }, shippedCompassGrid);
}

function pointsOf({ sections }: CompassResult, id: string): number {
  return sections.flatMap(({ lines }) => lines).find((line) => line.id === id)!.points;
}
