import { educationNames, educations } from "#app/self-checks/points/canada/canada-profile.ts";
import { abilities, type LanguageTable } from "#app/self-checks/points/canada/language-result.ts";
import type { FswGrid, ProgrammesGrid } from "#app/self-checks/points/canada/programmes-grid.ts";
import { bandRows, type GridTable, yearRows } from "#app/self-checks/points/grid-table.ts";
import { upperFirst, yearsText } from "#app/self-checks/points/points-result.ts";

export function programmesTables(grid: ProgrammesGrid): GridTable[] {
  return [...skilledWorkerTables(grid.fsw), minimumsTable(grid), fundsTable(grid)];
}

const inFull = "Federal Skilled Worker";

function skilledWorkerTables(fsw: FswGrid): GridTable[] {
  return [
    pointsTable(
      `${inFull}: first language, for each of four abilities`,
      "CLB or NCLC",
      bandRows(fsw.firstLanguage),
    ),
    pointsTable(
      `${inFull}: education`,
      "Highest education",
      educations.map((each) => [educationNames[each], String(fsw.education[each])]),
    ),
    pointsTable(`${inFull}: work experience`, "Years", yearRows(fsw.experience)),
    pointsTable(`${inFull}: age`, "Age", bandRows(fsw.age)),
    adaptabilityTable(fsw),
  ];
}

function adaptabilityTable({
  pass,
  most,
  secondLanguage,
  arrangedEmployment,
  adaptability,
}: FswGrid): GridTable {
  const partner = adaptability.partnerLanguage;
  const rows: [string, number][] = [
    [`Second language at level ${secondLanguage.level} in all four`, secondLanguage.points],
    ["Arranged employment", arrangedEmployment],
    ["Adaptability: your work in Canada", adaptability.ownWork],
    ["Adaptability: your study in Canada", adaptability.ownStudy],
    ["Adaptability: arranged employment", adaptability.arrangedEmployment],
    ["Adaptability: a relative in Canada", adaptability.relative],
    [`Adaptability: your partner’s language at level ${partner.level} in all four`, partner.points],
    ["Adaptability: your partner’s study in Canada", adaptability.partnerStudy],
    ["Adaptability: your partner’s work in Canada", adaptability.partnerWork],
    ["Adaptability: at most", adaptability.cap],
  ];
  return pointsTable(
    `${inFull}: the rest. ${pass} of ${most} are needed`,
    "What counts",
    rows.map(([what, points]) => [what, String(points)]),
  );
}

function pointsTable(caption: string, first: string, rows: string[][]): GridTable {
  return { caption, columns: [first, "Points"], rows };
}

function minimumsTable({ fsw, cec, fst }: ProgrammesGrid): GridTable {
  const { speaking, reading } = fst.levels;
  return {
    caption: "Minimums of the programmes",
    columns: ["Programme", "Language", "Work"],
    rows: [
      [inFull, `Level ${fsw.minimumLevel} in all four`, `${yearsText(fsw.minimumYears)} without a break`],
      [
        "Canadian Experience Class",
        `Level ${cec.levelTeer0And1} for TEER 0 and 1, ${cec.levelTeer2And3} for TEER 2 and 3`,
        `${yearsText(cec.years)} in Canada of the last three`,
      ],
      [
        "Federal Skilled Trades",
        `Level ${speaking} in speaking and listening, ${reading} in reading and writing`,
        `${yearsText(fst.years)} in a trade of the last five`,
      ],
    ],
  };
}

function fundsTable({ funds }: ProgrammesGrid): GridTable {
  return {
    caption: `Settlement funds. ${funds.uncertain}`,
    columns: ["People in the family", "Canadian dollars"],
    rows: [
      ...funds.byFamilySize.map((dollars, at) => [String(at + 1), dollars.toLocaleString("en")]),
      ["Each further person", funds.eachFurther.toLocaleString("en")],
    ],
  };
}

export function languageTables({ tests }: LanguageTable): GridTable[] {
  return tests.map(({ name, note, language, levels }) => ({
    caption: `${name}: the lowest score of each level.${note === null ? "" : ` ${note}`}`,
    columns: [language === "french" ? "NCLC" : "CLB", ...abilities.map(upperFirst)],
    rows: levels
      .toReversed()
      .map((row) => [String(row.level), ...abilities.map((ability) => String(row[ability]))]),
  }));
}
