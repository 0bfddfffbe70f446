import type { AustraliaGrid } from "#app/self-checks/points/australia/australia-grid.ts";
import { bandRows, type GridTable, yearRows } from "#app/self-checks/points/grid-table.ts";

export function australiaTables(grid: AustraliaGrid): GridTable[] {
  const { english, education, partner, nomination } = grid;
  const table = (caption: string, first: string, rows: string[][]) => ({
    caption,
    columns: [first, "Points"],
    rows,
  });
  const points = (rows: [string, number][]) => rows.map(([what, value]) => [what, String(value)]);
  return [
    table("Age", "Age", bandRows(grid.age)),
    table(
      "English and education",
      "What counts",
      points([
        ["Competent English", english.competent],
        ["Proficient English", english.proficient],
        ["Superior English", english.superior],
        ["An Australian diploma or trade qualification, or an accepted award", education.diploma_or_trade],
        ["A bachelor’s or master’s degree", education.bachelor_or_more],
        ["A doctorate", education.doctorate],
      ]),
    ),
    table(
      `Skilled work outside Australia, at most ${grid.workCap} with work in Australia`,
      "Years",
      yearRows(grid.workAbroad),
    ),
    table(
      `Skilled work in Australia, at most ${grid.workCap} with work outside`,
      "Years",
      yearRows(grid.workInAustralia),
    ),
    table(
      `The rest. ${grid.pass} are needed`,
      "What counts",
      points([
        ["An Australian research degree in STEM", grid.stemResearchDegree],
        ["Study in Australia", grid.australianStudy],
        ["Study in a regional area", grid.regionalStudy],
        ["A professional year in Australia", grid.professionalYear],
        ["A credential in a community language", grid.communityLanguage],
        ["No partner", partner.none],
        ["A partner who is a citizen or permanent resident", partner.citizen_or_resident],
        ["A skilled partner", partner.skilled],
        ["A partner with competent English", partner.competent_english],
        ["Nomination for visa 190", nomination["190"]],
        ["Nomination or family sponsor for visa 491", nomination["491"]],
      ]),
    ),
  ];
}
