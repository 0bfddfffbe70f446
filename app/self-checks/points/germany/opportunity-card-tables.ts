import type { OpportunityCardGrid } from "#app/self-checks/points/germany/opportunity-card-grid.ts";
import type { GridTable } from "#app/self-checks/points/grid-table.ts";

export function opportunityCardTables(grid: OpportunityCardGrid): GridTable[] {
  const { german, english, work, age } = grid;
  const rows: [string, number][] = [
    ["Partial recognition", grid.partialRecognition],
    ["German A2", german.A2],
    ["German B1", german.B1],
    ["German B2 or more", german.B2_or_more],
    ["English C1 or more", english.C1_or_more],
    ...work.map(({ years, ofLast, points }): [string, number] => [
      `Related work for ${years} of the last ${ofLast} years`,
      points,
    ]),
    ["A qualification in a shortage occupation", grid.shortage],
    ...age.map(({ notOver, points }): [string, number] => [`Not over ${notOver}`, points]),
    ["Six months of lawful stay in the last five years", grid.stay],
    ["A spouse who qualifies and applies too", grid.partner],
  ];
  return [
    {
      caption: `Points of the Opportunity Card. ${grid.pass} are needed, and EUR ${grid.netIncomeEur.toLocaleString("en")} net a month`,
      columns: ["What counts", "Points"],
      rows: rows.map(([what, points]) => [what, String(points)]),
    },
  ];
}
