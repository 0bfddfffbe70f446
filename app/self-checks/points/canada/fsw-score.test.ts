import { describe, expect, test } from "vitest";

import type { CanadaProfile } from "#app/self-checks/points/canada/canada-profile.ts";
import { type FswResult, fswScore } from "#app/self-checks/points/canada/fsw-score.ts";
import { shippedProgrammesGrid } from "#app/self-checks/points/canada/shipped-programmes-grid.ts";
import { fswVectors } from "#tests/self-checks/fsw-vectors-table.ts";
import { all, type Person, plainPerson, plainSpouse, profileOf } from "#tests/self-checks/person.ts";

test.each(fswVectors)("%s, with every part", (_, person, parts, total, verdict) => {
  const result = scoreOf(person);
  const ids = ["first-language", "second-language", "education", "experience", "age", "arranged-employment"];
  const lines = result.sections.flatMap((section) => section.lines);
  expect(ids.map((id) => lines.find((line) => line.id === id)!.points)).toEqual(parts.slice(0, 6));
  expect(result.sections.find(({ id }) => id === "adaptability")!.points).toBe(parts[6]);
  expect(result.total).toBe(total);
  expect(result.verdict).toBe(verdict);
});

test("F4: one ability under CLB 7 is not eligible, whatever the points, and says why", () => {
  const { gates, verdict, total } = scoreOf({
    age: 30,
    edu: "phd",
    english: [9, 9, 9, 6],
    fw: 6,
    offer: true,
  });
  expect(total).toBeGreaterThan(67);
  expect(verdict).toBe("missed");
  expect(gates.filter(({ state }) => state === "missed")).toEqual([
    expect.objectContaining({
      id: "language",
      label: "CLB 7 in all four abilities",
      why: "Your lowest ability is at CLB 6.",
    }),
  ]);
});

describe("what must be so beside the points", () => {
  const good = profileOf({ ...plainPerson, edu: "ma", english: all(9), fw: 3 });

  test.each<[string, Partial<CanadaProfile>, string, "met" | "missed" | "open"]>([
    ["no year without a break", { continuousYear: false }, "experience", "missed"],
    ["a break not asked about", { continuousYear: null }, "experience", "open"],
    ["less than a year of work", { foreignWorkYears: 0.5 }, "experience", "missed"],
    ["no assessment", { credentialAssessed: false }, "credential", "missed"],
    ["an assessment not asked about", { credentialAssessed: null }, "credential", "open"],
    ["no credential", { education: "none" }, "credential", "missed"],
    ["too little money", { fundsCad: 15_262 }, "funds", "missed"],
    ["money not asked about", { fundsCad: null }, "funds", "open"],
    ["an offer, but no permission to work", { fundsCad: 0, jobOffer: true }, "funds", "missed"],
    [
      "an offer and permission to work",
      { fundsCad: 0, jobOffer: true, mayWorkInCanada: true },
      "funds",
      "met",
    ],
    ["Quebec", { outsideQuebec: false }, "outside-quebec", "missed"],
    ["no test", { english: null }, "language", "missed"],
  ])("%s", (_, changed, id, state) => {
    const { gates, verdict } = fswScore({ ...good, ...changed }, shippedProgrammesGrid);
    expect(gates.find((each) => each.id === id)!.state).toBe(state);
    expect(verdict).toBe(state);
  });

  test.each([
    [1, 15_263],
    [2, 19_001],
    [3, 23_360],
    [4, 28_362],
    [5, 32_168],
    [6, 36_280],
    [7, 40_392],
    [8, 44_504],
    [10, 52_728],
  ])("a family of %d needs %d dollars, and not one less", (familySize, needed) => {
    const states = [needed - 1, needed].map((fundsCad) => {
      const { gates } = fswScore({ ...good, familySize, fundsCad }, shippedProgrammesGrid);
      return gates.find(({ id }) => id === "funds")!.state;
    });
    expect(states).toEqual(["missed", "met"]);
  });

  test("the amounts are said to be those of July 2025", () => {
    const { gates } = fswScore(good, shippedProgrammesGrid);
    expect(gates.find(({ id }) => id === "funds")!.uncertain).toContain("7 July 2025");
  });
});

test("experience steps at 1, 2, 4 and 6 full years, in Canada and abroad together", () => {
  const steps = [0, 0.9, 1, 1.9, 2, 3.9, 4, 5.9, 6, 20];
  const points = steps.map((years) => {
    const profile = { ...profileOf(plainPerson), foreignWorkYears: years - 0.4, canadianWorkYears: 0.4 };
    return pointsOf(fswScore(profile, shippedProgrammesGrid), "experience");
  });
  expect(points).toEqual([0, 0, 9, 9, 11, 11, 13, 13, 15, 15]);
});

test("adaptability is cut at 10 by a line, and a partner who stays behind gives nothing", () => {
  const person = { english: all(9), relative: true, ownStudy: true, offer: true, cw: 2 };
  expect(pointsOf(scoreOf(person), "adaptability-cap")).toBe(10 - 25);
  const spouse = { ...plainSpouse, language: all(9), study: true, cw: 1 };
  const adaptability = (changed: Partial<typeof spouse>) =>
    scoreOf({ spouse: { ...spouse, ...changed } }).sections.find(({ id }) => id === "adaptability")!.points;
  expect([adaptability({}), adaptability({ comes: false }), adaptability({ citizen: true })]).toEqual([
    10, 0, 0,
  ]);
});

test("of two languages the one that opens the programme is counted as first", () => {
  const { firstLanguage, verdict } = scoreOf({ edu: "ma", fw: 3, english: [9, 9, 9, 6], french: all(8) });
  expect([firstLanguage, verdict]).toEqual(["french", "met"]);
});

function scoreOf(person: Partial<Person>): FswResult {
  return fswScore(profileOf({ ...plainPerson, ...person }), shippedProgrammesGrid);
}

function pointsOf({ sections }: FswResult, id: string): number {
  return sections.flatMap(({ lines }) => lines).find((line) => line.id === id)!.points;
}
