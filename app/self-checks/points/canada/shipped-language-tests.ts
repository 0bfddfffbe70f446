import type { Abilities, LanguageTable } from "#app/self-checks/points/canada/language-result.ts";

const wholeNumbers = (least: number, most: number) => everyAbility({ least, most, step: 1 });

export const shippedLanguageTests: LanguageTable = {
  id: "canada-language-tests-2026",
  system: "language_tests",
  name: "Language tests as CLB and NCLC levels",
  inForce: { from: null, to: null },
  rulesAt: {
    name: "IRCC, language test equivalency charts",
    url: "https://www.canada.ca/en/immigration-refugees-citizenship/corporate/publications-manuals/operational-bulletins-manuals/standard-requirements/language-requirements/test-equivalency-charts.html",
  },
  sources: [
    {
      name: "Copy of IRCC’s language test equivalency charts, undated",
      url: "https://keyapply.com/pages/language-test-equivalency-charts",
      asOf: "2026-11-22",
    },
    {
      name: "Van Gate, language test equivalency (IELTS, TCF)",
      url: "https://van-gate.ca/fa/tools/language-test-equivalency-2",
      asOf: "2026-11-22",
    },
    {
      name: "Le français des affaires, TEF Canada results (scale)",
      url: "https://lefrancaisdesaffaires.fr/en/candidate/test-evaluation-francais/tef-canada/results",
      asOf: "2026-11-22",
    },
  ],
  remarks: [
    { text: "A test counts for two years.", source: null },
    {
      text: "IELTS Academic, the IELTS One Skill Retake and CELPIP General LS are not accepted.",
      source: { name: "Canadaim News", url: "https://canadaimminews.com/?p=36", asOf: "2026-01-09" },
    },
  ],
  superseded: null,
  tests: [
    {
      id: "ielts",
      name: "IELTS General Training",
      language: "english",
      note: "Not IELTS Academic, and not a One Skill Retake.",
      scale: everyAbility({ least: 0, most: 9, step: 0.5 }),
      levels: [
        level(4, 3.5, 4, 4.5, 4),
        level(5, 4, 5, 5, 5),
        level(6, 5, 5.5, 5.5, 5.5),
        level(7, 6, 6, 6, 6),
        level(8, 6.5, 6.5, 7.5, 6.5),
        level(9, 7, 7, 8, 7),
        level(10, 8, 7.5, 8.5, 7.5),
      ],
    },
    {
      id: "celpip",
      name: "CELPIP General",
      language: "english",
      note: "Not CELPIP General LS. Type 0 for level M.",
      scale: wholeNumbers(0, 12),
      levels: [4, 5, 6, 7, 8, 9, 10].map((score) => level(score, score, score, score, score)),
    },
    {
      id: "pte",
      name: "PTE Core",
      language: "english",
      note: null,
      scale: wholeNumbers(0, 90),
      levels: [
        level(4, 33, 41, 28, 42),
        level(5, 42, 51, 39, 51),
        level(6, 51, 60, 50, 59),
        level(7, 60, 69, 60, 68),
        level(8, 69, 79, 71, 76),
        level(9, 78, 88, 82, 84),
        level(10, 88, 90, 89, 89),
      ],
    },
    {
      id: "tef",
      name: "TEF Canada",
      language: "french",
      note: "The scale of tests taken after 10 December 2023.",
      scale: wholeNumbers(0, 699),
      levels: [
        level(4, 306, 268, 306, 328),
        level(5, 352, 330, 352, 387),
        level(6, 393, 379, 393, 422),
        level(7, 434, 428, 434, 456),
        level(8, 462, 472, 462, 494),
        level(9, 503, 512, 503, 518),
        level(10, 546, 558, 546, 556),
      ],
    },
    {
      id: "tcf",
      name: "TCF Canada",
      language: "french",
      note: null,
      scale: {
        reading: { least: 0, most: 699, step: 1 },
        writing: { least: 0, most: 20, step: 1 },
        listening: { least: 0, most: 699, step: 1 },
        speaking: { least: 0, most: 20, step: 1 },
      },
      levels: [
        level(4, 342, 4, 331, 4),
        level(5, 375, 6, 369, 6),
        level(6, 406, 7, 398, 7),
        level(7, 453, 10, 458, 10),
        level(8, 499, 12, 503, 12),
        level(9, 524, 14, 523, 14),
        level(10, 549, 16, 549, 16),
      ],
    },
  ],
};

/** The lowest score of a level, in the order of the charts. */
function level(
  number: number,
  reading: number,
  writing: number,
  listening: number,
  speaking: number,
): { level: number } & Abilities {
  return { level: number, reading, writing, listening, speaking };
}

function everyAbility<Value>(value: Value): Record<keyof Abilities, Value> {
  return { reading: value, writing: value, listening: value, speaking: value };
}
