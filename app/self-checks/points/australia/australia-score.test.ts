import { describe, expect, test } from "vitest";

import type { AustraliaProfile } from "#app/self-checks/points/australia/australia-grid.ts";
import { type AustraliaResult, australiaScore } from "#app/self-checks/points/australia/australia-score.ts";
import { shippedAustraliaGrid } from "#app/self-checks/points/australia/shipped-australia-grid.ts";

const plain: AustraliaProfile = {
  visa: "189",
  age: 50,
  english: "competent",
  workAbroadYears: 0,
  workInAustraliaYears: 0,
  education: "none",
  stemResearchDegree: false,
  australianStudy: false,
  regionalStudy: false,
  professionalYear: false,
  communityLanguage: false,
  partner: "other",
  listedOccupation: true,
  skillsAssessed: true,
  nominated: null,
};

/** 30 for age, 15 for the degree, 10 for the partner, 10 for English: 65. */
const justEnough: Partial<AustraliaProfile> = {
  age: 30,
  education: "bachelor_or_more",
  partner: "none",
  english: "proficient",
};

test.each([
  ["age", [17, 18, 24, 25, 32, 33, 39, 40, 44, 45], [0, 25, 25, 30, 30, 25, 25, 15, 15, 0]],
  ["workAbroadYears", [2.9, 3, 4.9, 5, 7.9, 8], [0, 5, 5, 10, 10, 15]],
  ["workInAustraliaYears", [0.9, 1, 2.9, 3, 4.9, 5, 7.9, 8], [0, 5, 5, 10, 10, 15, 15, 20]],
  ["english", ["competent", "proficient", "superior"], [0, 10, 20]],
  ["education", ["none", "diploma_or_trade", "bachelor_or_more", "doctorate"], [0, 10, 15, 20]],
  ["partner", ["none", "citizen_or_resident", "skilled", "competent_english", "other"], [10, 10, 10, 5, 0]],
  ["stemResearchDegree", [false, true], [0, 10]],
  ["australianStudy", [false, true], [0, 5]],
  ["regionalStudy", [false, true], [0, 5]],
  ["professionalYear", [false, true], [0, 5]],
  ["communityLanguage", [false, true], [0, 5]],
] as const)("%s", (key, values, points) => {
  expect(values.map((value) => scoreOf({ [key]: value }).total)).toEqual(points);
});

test("work abroad and in Australia give 20 together at most, by a line that says so", () => {
  const { sections, total } = scoreOf({ workAbroadYears: 8, workInAustraliaYears: 3 });
  expect(total).toBe(20);
  expect(sections[0]!.lines.at(-1)).toMatchObject({ id: "work-cap", points: -5 });
});

test("the highest of all is what the grid says", () => {
  const { total } = scoreOf({
    visa: "491",
    age: 25,
    english: "superior",
    workAbroadYears: 10,
    workInAustraliaYears: 10,
    education: "doctorate",
    stemResearchDegree: true,
    australianStudy: true,
    regionalStudy: true,
    professionalYear: true,
    communityLanguage: true,
    partner: "skilled",
    nominated: true,
  });
  expect(total).toBe(shippedAustraliaGrid.most);
});

describe("the pass mark", () => {
  test("is 65", () => {
    expect(scoreOf(justEnough)).toMatchObject({ total: 65, pass: 65, verdict: "met" });
    expect(scoreOf({ ...justEnough, age: 33 })).toMatchObject({ total: 60, verdict: "missed" });
  });

  test.each([
    ["190", true, 65, "met"],
    ["190", null, 60, "open"],
    ["190", false, 60, "missed"],
    ["491", true, 75, "met"],
    ["491", null, 60, "open"],
  ] as const)("visa %s, nominated %s", (visa, nominated, total, verdict) => {
    expect(scoreOf({ ...justEnough, age: 33, visa, nominated })).toMatchObject({ total, verdict });
  });

  test("a nomination cannot help who is too far below", () => {
    expect(scoreOf({ ...justEnough, age: 40, visa: "190" }).verdict).toBe("missed");
  });
});

test.each([
  ["less than competent English", { english: "less" }, "missed"],
  ["45", { age: 45, workAbroadYears: 8, workInAustraliaYears: 8, education: "doctorate" }, "missed"],
  ["an occupation not on the list", { listedOccupation: false }, "missed"],
  ["an occupation not looked up", { listedOccupation: null }, "open"],
  ["no skills assessment", { skillsAssessed: false }, "missed"],
] as const)("%s", (_, changed, verdict) => {
  expect(scoreOf({ ...justEnough, english: "superior", ...changed }).verdict).toBe(verdict);
});

function scoreOf(changed: Partial<AustraliaProfile>): AustraliaResult {
  return australiaScore({ ...plain, ...changed }, shippedAustraliaGrid);
}
