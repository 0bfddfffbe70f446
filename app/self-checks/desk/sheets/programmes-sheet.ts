import { educationNames, educations } from "#app/self-checks/points/canada/canada-profile.ts";
import { abilities, type LanguageTable } from "#app/self-checks/points/canada/language-result.ts";
import { fromTable, oneColumn, type SheetSection } from "#app/self-checks/desk/sheets/grid-sheet.ts";
import { upperFirst } from "#app/self-checks/points/points-result.ts";

export const programmesSheet: SheetSection[] = [
  {
    heading: "Federal Skilled Worker",
    tables: [
      fromTable("First language, for each of four abilities", "fsw.firstLanguage", {
        first: "CLB or NCLC from",
      }),
      oneColumn(
        "Education",
        educations.map((each) => [educationNames[each], `fsw.education.${each}`] as const),
      ),
      fromTable("Work experience", "fsw.experience", { first: "Years from", kind: "years" }),
      fromTable("Age", "fsw.age", { first: "Age from" }),
      oneColumn("The rest", [
        ["Second language", "fsw.secondLanguage.points"],
        ["Arranged employment", "fsw.arrangedEmployment"],
        ["Adaptability: your work in Canada", "fsw.adaptability.ownWork"],
        ["Adaptability: your study in Canada", "fsw.adaptability.ownStudy"],
        ["Adaptability: arranged employment", "fsw.adaptability.arrangedEmployment"],
        ["Adaptability: a relative in Canada", "fsw.adaptability.relative"],
        ["Adaptability: your partner’s language", "fsw.adaptability.partnerLanguage.points"],
        ["Adaptability: your partner’s study in Canada", "fsw.adaptability.partnerStudy"],
        ["Adaptability: your partner’s work in Canada", "fsw.adaptability.partnerWork"],
        ["Adaptability, at most", "fsw.adaptability.cap"],
        ["Needed", "fsw.pass"],
        ["At most in all", "fsw.most"],
      ]),
      oneColumn(
        "Minimums",
        [
          ["First language: level in all four", "fsw.minimumLevel"],
          ["Second language: level in all four", "fsw.secondLanguage.level"],
          ["Your partner’s language: level in all four", "fsw.adaptability.partnerLanguage.level"],
          ["Years of work without a break", "fsw.minimumYears"],
        ],
        "At least",
      ),
    ],
  },
  {
    heading: "The other two programmes",
    tables: [
      oneColumn(
        "Canadian Experience Class",
        [
          ["Years in Canada of the last three", "cec.years"],
          ["Level for TEER 0 and 1", "cec.levelTeer0And1"],
          ["Level for TEER 2 and 3", "cec.levelTeer2And3"],
        ],
        "At least",
      ),
      oneColumn(
        "Federal Skilled Trades",
        [
          ["Years in a trade of the last five", "fst.years"],
          ...abilities.map((each) => [`Level in ${each}`, `fst.levels.${each}`] as const),
        ],
        "At least",
      ),
    ],
  },
  {
    heading: "Settlement funds",
    tables: [
      {
        shape: "list",
        caption: "For one person, two, and so on",
        path: "funds.byFamilySize",
        columns: [{ key: "", label: "Canadian dollars", kind: "points" }],
      },
      oneColumn(
        "More about the funds",
        [
          ["Each further person, in Canadian dollars", "funds.eachFurther"],
          ["The amounts are of", "funds.asOf", "day"],
          ["What is uncertain about them", "funds.uncertain", "text"],
        ],
        "Value",
      ),
    ],
  },
];

/** A section for each test. The tests themselves stay, because answers name them. */
export function languageSheet({ tests }: LanguageTable): SheetSection[] {
  return tests.map((test, at) => {
    const path = `tests.${at}`;
    return {
      heading: test.name,
      tables: [
        {
          shape: "cells",
          caption: `${test.name}: name and note`,
          columns: ["What", "Text"],
          rows: [
            { label: "Name", cells: [{ path: `${path}.name`, kind: "line" }] },
            { label: "Note", cells: [{ path: `${path}.note`, kind: "line", optional: true }] },
          ],
        },
        {
          shape: "list",
          caption: `${test.name}: the lowest score of each level`,
          path: `${path}.levels`,
          columns: [
            {
              key: "level",
              label: test.language === "french" ? "NCLC" : "CLB",
              kind: "points",
            },
            ...abilities.map((key) => ({ key, label: upperFirst(key), kind: "years" as const })),
          ],
          sortBy: "level",
        },
        {
          shape: "cells",
          caption: `${test.name}: the scale`,
          columns: ["Ability", "Lowest", "Highest", "Step"],
          rows: abilities.map((each) => ({
            label: upperFirst(each),
            cells: ["least", "most", "step"].map((key) => ({
              path: `${path}.scale.${each}.${key}`,
              kind: "years",
            })),
          })),
        },
      ],
    };
  });
}
