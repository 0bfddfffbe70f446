import { writtenDate } from "#app/platform/dates.ts";
import { invariant } from "#app/platform/invariant.ts";
import { firmLines, personLines } from "#app/self-checks/points/singapore/compass-lines.ts";
import type { CompassGrid, CompassProfile } from "#app/self-checks/points/singapore/compass-grid.ts";
import { type GridVersion, versionOf } from "#app/self-checks/points/points-grid.ts";
import {
  type Gate,
  gate,
  type PointsSection,
  sectionOf,
  sumPoints,
  type Verdict,
  verdictOf,
} from "#app/self-checks/points/points-result.ts";

export type CompassResult = {
  version: GridVersion;
  /** From a certain salary on no points are needed. */
  way: "exempt" | "points";
  gates: Gate[];
  sections: PointsSection[];
  total: number;
  /** Null if no points are needed. */
  pass: number | null;
  verdict: Verdict;
};

export function compassScore(profile: CompassProfile, grid: CompassGrid): CompassResult {
  const version = versionOf(grid);
  const gates = [salaryGate(profile, grid)];
  if (profile.monthlySalary >= grid.exemptFrom) {
    return { version, way: "exempt", gates, sections: [], total: 0, pass: null, verdict: verdictOf(gates) };
  }
  const person = personLines(profile, grid);
  const firm = firmLines(profile, grid);
  const most = (lines: { most: number }[]) => lines.reduce((sum, each) => sum + each.most, 0);
  const sections = [
    sectionOf("person", "You", person, most(person)),
    sectionOf("firm", "Your employer", firm, most(firm)),
  ];
  return {
    version,
    way: "points",
    gates,
    sections,
    total: sumPoints(sections),
    pass: grid.pass,
    verdict: verdictOf(gates, sections, grid.pass),
  };
}

/** Between the two ends the figure for an age is not in our table, so the gate stays open. */
function salaryGate(profile: CompassProfile, { salaries, oldestAge }: CompassGrid): Gate {
  const { monthlySalary, age, appliesOn } = profile;
  const valid = salaries.findLast(({ appliesFrom }) => (appliesFrom ?? "") <= appliesOn);
  invariant(valid, "there is a qualifying salary for every day");
  const { least, atOldest } = profile.financialServices ? valid.financial : valid.general;
  const needed = age >= oldestAge ? atOldest : least;
  const isEnoughAtAnyAge = monthlySalary >= atOldest;
  const dollars = (amount: number) => `S$${amount.toLocaleString("en-SG")}`;
  return gate({
    id: "salary",
    label: "Qualifying salary",
    met: monthlySalary < needed ? false : isEnoughAtAnyAge ? true : null,
    why: `For an application on ${writtenDate(appliesOn)}: from ${dollars(least)} a month, rising with age to ${dollars(atOldest)} at ${oldestAge}. You named ${dollars(monthlySalary)}.`,
  });
}
