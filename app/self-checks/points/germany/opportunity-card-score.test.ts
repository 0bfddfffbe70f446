import { expect, test } from "vitest";

import type { OpportunityCardProfile } from "#app/self-checks/points/germany/opportunity-card-grid.ts";
import {
  type OpportunityCardResult,
  opportunityCardScore,
} from "#app/self-checks/points/germany/opportunity-card-score.ts";
import { shippedOpportunityCardGrid } from "#app/self-checks/points/germany/shipped-opportunity-card-grid.ts";

const plain: OpportunityCardProfile = {
  recognition: "none",
  qualification: true,
  german: "A1",
  english: "B2",
  workInLast5: 0,
  workInLast7: 0,
  shortage: false,
  age: 50,
  stay: false,
  partnerApplies: false,
  netMonthlyEur: 1091,
};

/** 3 for German, 2 for age, 1 for English: 6. */
const justEnough: Partial<OpportunityCardProfile> = { german: "B2_or_more", english: "C1_or_more", age: 34 };

test.each([
  ["recognition", ["none", "partial"], [0, 4]],
  ["german", ["none", "A1", "A2", "B1", "B2_or_more"], [0, 0, 1, 2, 3]],
  ["english", ["less", "B2", "C1_or_more"], [0, 0, 1]],
  ["workInLast5", [1.9, 2, 5], [0, 2, 2]],
  ["workInLast7", [4.9, 5, 7], [0, 3, 3]],
  ["shortage", [false, true], [0, 1]],
  ["age", [18, 34, 36, 39, 41], [2, 2, 1, 1, 0]],
  ["stay", [false, true], [0, 1]],
  ["partnerApplies", [false, true], [0, 1]],
] as const)("%s", (key, values, points) => {
  expect(values.map((value) => scoreOf({ [key]: value }).total)).toEqual(points);
});

test("five of seven years count instead of two of five, not beside them", () => {
  expect(scoreOf({ workInLast5: 3, workInLast7: 5 }).total).toBe(3);
});

test.each([
  [35, 1, 2],
  [40, 0, 1],
])(
  "at %d the birthday is unsettled: %d is counted, and the line says that it may be %d",
  (age, counted, most) => {
    const line = scoreOf({ age }).sections[0]!.lines.find(({ id }) => id === "age")!;
    expect(line.points).toBe(counted);
    expect(line.uncertain).toContain(`would give ${most}`);
    expect(scoreOf({ age: age - 1 }).sections[0]!.lines.find(({ id }) => id === "age")!.uncertain).toBeNull();
  },
);

test("six points pass, five do not", () => {
  expect(scoreOf(justEnough)).toMatchObject({ way: "points", total: 6, pass: 6, verdict: "met" });
  expect(scoreOf({ ...justEnough, age: 36 })).toMatchObject({ total: 5, verdict: "missed" });
});

test.each([
  ["neither German A1 nor English B2", { german: "none", english: "less", partnerApplies: true }, "missed"],
  ["English B2 alone", { german: "none", english: "B2", recognition: "partial" }, "met"],
  ["no qualification", { qualification: false }, "missed"],
  ["a euro too little", { netMonthlyEur: 1090 }, "missed"],
  ["money not asked about", { netMonthlyEur: null }, "open"],
] as const)("%s", (_, changed, verdict) => {
  expect(scoreOf({ ...justEnough, ...changed }).verdict).toBe(verdict);
});

test("a fully recognised worker needs no points, no language, only the money", () => {
  const recognised = { recognition: "full", german: "none", english: "less" } as const;
  expect(scoreOf(recognised)).toMatchObject({ way: "recognised", sections: [], pass: null, verdict: "met" });
  expect(scoreOf({ ...recognised, netMonthlyEur: 0 }).verdict).toBe("missed");
});

function scoreOf(changed: Partial<OpportunityCardProfile>): OpportunityCardResult {
  return opportunityCardScore({ ...plain, ...changed }, shippedOpportunityCardGrid);
}
