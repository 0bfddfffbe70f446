import { educationNames, educations } from "#app/self-checks/points/canada/canada-profile.ts";
import type { CrsGrid, CrsRow, PairPoints } from "#app/self-checks/points/canada/crs-grid.ts";
import { bandRows, type GridTable, rangeRows, yearRows } from "#app/self-checks/points/grid-table.ts";

/** All cells of the grid, as they are printed below a result. */
export function crsTables(grid: CrsGrid): GridTable[] {
  return [...coreTables(grid), ...partnerTables(grid), transferTable(grid), additionalTable(grid)];
}

const columns = (first: string) => [first, "With a partner", "Without"];

function coreTables({ core }: CrsGrid): GridTable[] {
  const rows = (list: CrsRow[], step: 0 | 1 = 1) =>
    rangeRows(list, ({ withPartner, single }) => [withPartner, single], step);
  const { secondLanguageCap: second, cap } = core;
  return [
    { caption: "Age", columns: columns("Age"), rows: rows(core.age) },
    {
      caption: "Education",
      columns: columns("Highest education"),
      rows: educations.map((each) => [
        educationNames[each],
        String(core.education[each].withPartner),
        String(core.education[each].single),
      ]),
    },
    {
      caption: "First official language, for each of four abilities",
      columns: columns("CLB or NCLC"),
      rows: rows(core.firstLanguage),
    },
    {
      caption: `Second official language, for each of four abilities, at most ${second.withPartner} with a partner and ${second.single} without`,
      columns: columns("CLB or NCLC"),
      rows: rows(core.secondLanguage),
    },
    {
      caption: `Work in Canada. All of the above and this together give at most ${cap.withPartner} with a partner and ${cap.single} without`,
      columns: columns("Years"),
      rows: rows(core.canadianWork, 0),
    },
  ];
}

function partnerTables({ partner }: CrsGrid): GridTable[] {
  const most = `of at most ${partner.cap} for a partner`;
  return [
    {
      caption: `Your partner’s education, ${most}`,
      columns: ["Highest education", "Points"],
      rows: educations.map((each) => [educationNames[each], String(partner.education[each])]),
    },
    {
      caption: `Your partner’s language, for each of four abilities, ${most}`,
      columns: ["CLB or NCLC", "Points"],
      rows: bandRows(partner.language),
    },
    {
      caption: `Your partner’s work in Canada, ${most}`,
      columns: ["Years", "Points"],
      rows: yearRows(partner.canadianWork),
    },
  ];
}

function transferTable({ transferability: grid }: CrsGrid): GridTable {
  const { language, canadianWork, foreignWork, certificateWithLanguage: certificate } = grid;
  const levels = `CLB ${language.low} / CLB ${language.high} in all four`;
  const canadian = `${canadianWork.low} / ${canadianWork.high} years in Canada`;
  const education = "One credential / two or more, or a master’s and above";
  const foreign = `${foreignWork.low} / ${foreignWork.high} years abroad`;
  const row = (one: string, other: string, { low, high }: PairPoints) => [
    `${one}, with ${other}`,
    `${low.low} / ${low.high}`,
    `${high.low} / ${high.high}`,
  ];
  return {
    caption: `Skills that transfer: at most ${grid.pairCap} for education, ${grid.pairCap} for foreign work, ${grid.cap} in all`,
    columns: [
      "Lower / higher level of each",
      "Lower, with the lower / higher other",
      "Higher, with the lower / higher other",
    ],
    rows: [
      row(education, levels, grid.educationWithLanguage),
      row(education, canadian, grid.educationWithCanadianWork),
      row(foreign, levels, grid.foreignWorkWithLanguage),
      row(foreign, canadian, grid.foreignWorkWithCanadianWork),
      [
        `Trade certificate, with CLB ${certificate.language.low} / CLB ${certificate.language.high} in all four`,
        String(certificate.low),
        String(certificate.high),
      ],
    ],
  };
}

function additionalTable({ additional: grid }: CrsGrid): GridTable {
  const { french, canadianStudy } = grid;
  const rows: [string, number][] = [
    ["Nomination by a province or territory", grid.nomination],
    [`NCLC ${french.french} in all four, with English CLB ${french.english} in all four`, french.withEnglish],
    [`NCLC ${french.french} in all four, without it`, french.withoutEnglish],
    ["Study in Canada, one or two years", canadianStudy.short],
    [
      "Study in Canada, three years or more, or a master’s, professional or doctoral degree",
      canadianStudy.long,
    ],
    ["A brother or sister in Canada", grid.sibling],
    ["A job offer", grid.jobOffer],
  ];
  return {
    caption: `Additional points, at most ${grid.cap}`,
    columns: ["What counts", "Points"],
    rows: rows.map(([what, points]) => [what, String(points)]),
  };
}
