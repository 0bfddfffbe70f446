import type { AustraliaGrid } from "#app/self-checks/points/australia/australia-grid.ts";
import { crsLaws } from "#app/self-checks/points/canada/crs-laws.ts";
import { languageLaws, programmesLaws } from "#app/self-checks/points/canada/programmes-laws.ts";
import type { OpportunityCardGrid } from "#app/self-checks/points/germany/opportunity-card-grid.ts";
import { type BrokenLaw, law, mostOf, notAbove, rising } from "#app/self-checks/points/grid-law.ts";
import type { Grid } from "#app/self-checks/points/parse-grid.server.ts";
import type { CompassGrid } from "#app/self-checks/points/singapore/compass-grid.ts";

/** What must be so between the cells of a version before anybody is counted by it. */
export function brokenLaws(grid: Grid): BrokenLaw[] {
  switch (grid.system) {
    case "crs":
      return crsLaws(grid);
    case "express_entry_programmes":
      return programmesLaws(grid);
    case "language_tests":
      return languageLaws(grid);
    case "australia_points_test":
      return australiaLaws(grid);
    case "opportunity_card":
      return opportunityCardLaws(grid);
    case "compass":
      return compassLaws(grid);
  }
}

function australiaLaws(grid: AustraliaGrid): BrokenLaw[] {
  const best =
    mostOf(grid.age.map(({ points }) => points)) +
    mostOf(Object.values(grid.english)) +
    mostOf(Object.values(grid.education)) +
    mostOf(Object.values(grid.partner)) +
    mostOf(Object.values(grid.nomination)) +
    grid.workCap +
    grid.stemResearchDegree +
    grid.australianStudy +
    grid.regionalStudy +
    grid.professionalYear +
    grid.communityLanguage;
  return [
    ...notAbove("pass", grid.pass, grid.most),
    ...law(best <= grid.most, "most", `Everything together comes to ${best}, which is more.`),
    ...(["workAbroad", "workInAustralia"] as const).flatMap((name) => [
      ...rising(name, grid[name], "points"),
      ...grid[name].flatMap(({ points }, at) => notAbove(`${name}.${at}.points`, points, grid.workCap)),
    ]),
    ...inOrder("english", grid.english, ["less", "competent", "proficient", "superior"]),
  ];
}

function opportunityCardLaws(grid: OpportunityCardGrid): BrokenLaw[] {
  const best =
    grid.partialRecognition +
    mostOf(Object.values(grid.german)) +
    mostOf(Object.values(grid.english)) +
    mostOf(grid.work.map(({ points }) => points)) +
    mostOf(grid.age.map(({ points }) => points)) +
    grid.shortage +
    grid.stay +
    grid.partner;
  return [
    ...notAbove("pass", grid.pass, best),
    ...inOrder("german", grid.german, ["none", "A1", "A2", "B1", "B2_or_more"]),
    ...inOrder("english", grid.english, ["less", "B2", "C1_or_more"]),
    ...grid.work.flatMap(({ years, ofLast }, at) =>
      law(years <= ofLast, `work.${at}.years`, `More than ${ofLast} years.`),
    ),
    ...falling("age", grid.age, "notOver"),
  ];
}

function compassLaws(grid: CompassGrid): BrokenLaw[] {
  const { salary, qualification, localShare, shortage, diversity, strategic } = grid;
  const best =
    mostOf([salary.p90, salary.p65]) +
    mostOf([qualification.top, qualification.degree]) +
    mostOf(diversity.map(({ points }) => points)) +
    mostOf([localShare.p50, localShare.p20]) +
    shortage.points +
    strategic;
  return [
    ...notAbove("pass", grid.pass, best),
    ...inOrder("salary", salary, ["p65", "p90"]),
    ...inOrder("qualification", qualification, ["degree", "top"]),
    ...inOrder("localShare", localShare, ["p20", "p50"]),
    ...law(shortage.reduced <= shortage.points, "shortage.reduced", "More than the full points."),
    ...falling("diversity", diversity, "below"),
    ...grid.salaries.flatMap(({ appliesFrom }, at) =>
      law(
        at === 0 || (appliesFrom ?? "") > (grid.salaries[at - 1]?.appliesFrom ?? ""),
        `salaries.${at}.appliesFrom`,
        "Each row after the first has a day of its own.",
      ),
    ),
  ];
}

/** A higher rank never gives less. */
function inOrder<Key extends string>(
  path: string,
  points: Record<Key, number>,
  ranks: readonly Key[],
): BrokenLaw[] {
  return ranks.flatMap((rank, at) => {
    const lower = ranks[at - 1];
    return law(
      lower === undefined || points[rank] >= points[lower],
      `${path}.${rank}`,
      "Less than a lower one gives.",
    );
  });
}

/** The first row that fits counts, so each is wider than the one before it and gives less. */
function falling<Row extends { points: number }>(
  path: string,
  rows: readonly Row[],
  limit: keyof Row & string,
): BrokenLaw[] {
  return rows.flatMap((row, at) => {
    const before = rows[at - 1];
    if (!before) return [];
    return [
      ...law(
        Number(row[limit]) > Number(before[limit]),
        `${path}.${at}.${limit}`,
        "Not beyond the row before it.",
      ),
      ...law(row.points <= before.points, `${path}.${at}.points`, "More than the row before it gives."),
    ];
  });
}
