import { educationNames, educations } from "#app/self-checks/points/canada/canada-profile.ts";
import {
  type CellTable,
  fromTable,
  oneColumn,
  type SheetSection,
} from "#app/self-checks/desk/sheets/grid-sheet.ts";

const both = { withPartner: "With a partner", single: "Without" };
const level = "CLB or NCLC from";
const years = "Years from";

export const crsSheet: SheetSection[] = [
  {
    heading: "You",
    tables: [
      fromTable("Age", "core.age", { first: "Age from", columns: both }),
      educationTable(),
      fromTable("First language, for each of four abilities", "core.firstLanguage", {
        first: level,
        columns: both,
      }),
      fromTable("Second language, for each of four abilities", "core.secondLanguage", {
        first: level,
        columns: both,
      }),
      fromTable("Work in Canada", "core.canadianWork", { first: years, kind: "years", columns: both }),
      {
        shape: "cells",
        caption: "At most",
        columns: ["What", both.withPartner, both.single],
        rows: [
          { label: "Second language", cells: bothCells("core.secondLanguageCap") },
          { label: "All of the above", cells: bothCells("core.cap") },
        ],
      },
    ],
  },
  {
    heading: "Your partner",
    tables: [
      fromTable("Your partner’s language, for each of four abilities", "partner.language", { first: level }),
      fromTable("Your partner’s work in Canada", "partner.canadianWork", { first: years, kind: "years" }),
      oneColumn("Your partner, at most", [["In all", "partner.cap"]]),
    ],
  },
  { heading: "Skills that transfer", tables: transferTables() },
  {
    heading: "Additional points",
    tables: [
      oneColumn("Additional points", [
        ["Nomination by a province or territory", "additional.nomination"],
        ["Job offer", "additional.jobOffer"],
        ["Study in Canada, one or two years", "additional.canadianStudy.short"],
        ["Study in Canada, three years or more", "additional.canadianStudy.long"],
        ["A brother or sister in Canada", "additional.sibling"],
        ["French, with enough English", "additional.french.withEnglish"],
        ["French, without", "additional.french.withoutEnglish"],
        ["At most", "additional.cap"],
      ]),
      oneColumn(
        "The levels for French, in all four abilities",
        [
          ["French", "additional.french.french"],
          ["Enough English", "additional.french.english"],
        ],
        "CLB or NCLC",
      ),
      oneColumn("The whole score", [["At most", "most"]]),
    ],
  },
];

function educationTable(): CellTable {
  return {
    shape: "cells",
    caption: "Education",
    columns: [
      "Highest education",
      both.withPartner,
      both.single,
      "Of your partner",
      "Level of skills that transfer",
    ],
    rows: educations.map((each) => ({
      label: educationNames[each],
      cells: [
        ...bothCells(`core.education.${each}`),
        { path: `partner.education.${each}`, kind: "points" },
        { path: `transferability.education.${each}`, kind: "level" },
      ],
    })),
  };
}

function transferTables(): CellTable[] {
  const starts = (label: string, path: string) => ({
    label,
    cells: [
      { path: `transferability.${path}.low`, kind: "years" as const },
      { path: `transferability.${path}.high`, kind: "years" as const },
    ],
  });
  const pair = (label: string, path: string) => ({
    label,
    cells: ["low.low", "low.high", "high.low", "high.high"].map((cell) => ({
      path: `transferability.${path}.${cell}`,
      kind: "points" as const,
    })),
  });
  return [
    {
      shape: "cells",
      caption: "Where the two levels begin",
      columns: ["What", "Lower", "Higher"],
      rows: [
        starts("Language, all four abilities", "language"),
        starts("Years of work in Canada", "canadianWork"),
        starts("Years of work abroad", "foreignWork"),
        starts("Language, with a trade certificate", "certificateWithLanguage.language"),
      ],
    },
    {
      shape: "cells",
      caption: "Two together",
      columns: [
        "First and second",
        "Both lower",
        "Lower, higher second",
        "Higher, lower second",
        "Both higher",
      ],
      rows: [
        pair("Education and language", "educationWithLanguage"),
        pair("Education and work in Canada", "educationWithCanadianWork"),
        pair("Work abroad and language", "foreignWorkWithLanguage"),
        pair("Work abroad and in Canada", "foreignWorkWithCanadianWork"),
      ],
    },
    oneColumn("Trade certificate, and at most", [
      ["Certificate, lower language", "transferability.certificateWithLanguage.low"],
      ["Certificate, higher language", "transferability.certificateWithLanguage.high"],
      ["At most for education, and for work abroad", "transferability.pairCap"],
      ["At most in all", "transferability.cap"],
    ]),
  ];
}

function bothCells(path: string) {
  return [
    { path: `${path}.withPartner`, kind: "points" as const },
    { path: `${path}.single`, kind: "points" as const },
  ];
}
