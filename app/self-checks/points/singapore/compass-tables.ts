import { writtenDate } from "#app/platform/dates.ts";
import type { GridTable } from "#app/self-checks/points/grid-table.ts";
import type { CompassGrid } from "#app/self-checks/points/singapore/compass-grid.ts";

export function compassTables(grid: CompassGrid): GridTable[] {
  const { salary, qualification, diversity, localShare, smallFirm, shortage } = grid;
  const dollars = (amount: number) => `S$${amount.toLocaleString("en")}`;
  const rows: [string, number][] = [
    ["C1 Salary: in the best-paid tenth of local professionals", salary.p90],
    ["C1 Salary: better paid than 65 of 100", salary.p65],
    ["C2 Qualification: from an institution on the list", qualification.top],
    ["C2 Qualification: a degree", qualification.degree],
    ...diversity.map(({ below, points }): [string, number] => [
      `C3 Your nationality is less than ${below}% of the firm’s professionals`,
      points,
    ]),
    ["C4 More locals than half of the firms of the sector have", localShare.p50],
    ["C4 More locals than a fifth of the firms have", localShare.p20],
    [`C3 and C4, each, in a firm with fewer than ${smallFirm.below} professionals`, smallFirm.points],
    ["C5 An occupation on the shortage list", shortage.points],
    ["C5 The same, if your nationality is a third or more", shortage.reduced],
    ["C6 Strategic economic priorities", grid.strategic],
  ];
  return [
    {
      caption: `COMPASS. ${grid.pass} are needed below a salary of ${dollars(grid.exemptFrom)}`,
      columns: ["What counts", "Points"],
      rows: rows.map(([what, points]) => [what, String(points)]),
    },
    {
      caption: `Qualifying salary a month, rising with age up to ${grid.oldestAge}`,
      columns: ["Applications", "Youngest", "From the oldest age", "Youngest, finance", "Oldest, finance"],
      rows: grid.salaries.map(({ appliesFrom, general, financial }) => [
        appliesFrom === null ? "Until the next row" : `From ${writtenDate(appliesFrom)}`,
        dollars(general.least),
        dollars(general.atOldest),
        dollars(financial.least),
        dollars(financial.atOldest),
      ]),
    },
  ];
}
