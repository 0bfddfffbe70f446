import type { CrsGrid, CrsPoints, CrsRow } from "#app/self-checks/points/canada/crs-grid.ts";
import type { Source } from "#app/self-checks/points/points-grid.ts";

const rulesNow = {
  name: "IRCC, Comprehensive Ranking System criteria",
  url: "https://www.canada.ca/en/immigration-refugees-citizenship/services/immigrate-canada/express-entry/check-score/crs-criteria.html",
};

const readOn = "2026-11-22";

const highWageList: Source = {
  name: "CELPIP, description of a tool that looks up high-wage occupations",
  url: "https://glama.ai/mcp/connectors/com.celpass/celpip/tools/find_high_wage_occupation",
  asOf: readOn,
};

const privateNotes: Source = {
  name: "RUN, a private collection of notes on Canada",
  url: "https://github.com/BryceYuuu/RUN",
  asOf: readOn,
};

const consultation: Source = {
  name: "Immigration News Canada, Express Entry changes 2026",
  url: "https://immigrationnewscanada.ca/new-canada-express-entry-changes-2026/",
  asOf: readOn,
};

export const shippedCrsGrid: CrsGrid = {
  id: "crs-2025-03-25",
  system: "crs",
  name: "Comprehensive Ranking System, 25 March 2025 to 2 November 2026",
  inForce: { from: "2025-03-25", to: "2026-11-02" },
  rulesAt: rulesNow,
  sources: [
    { ...rulesNow, asOf: "2025-08-21" },
    {
      name: "CRS Calculator Canada, methodology",
      url: "https://crscalculatorcanada.com/methodology/",
      asOf: "2026-06-27",
    },
  ],
  remarks: [
    {
      text: "Points for a job offer, 200 or 50, ended on 25 March 2025.",
      source: { ...rulesNow, asOf: "2025-08-21" },
    },
    { text: "Language tests count for two years, credential assessments for five.", source: null },
    {
      text: "Work in Canada counts if it was for a Canadian employer and you were physically in Canada.",
      source: null,
    },
  ],
  superseded: {
    since: "2026-11-03",
    text: "We have not been able to read the new figures, so this score follows the rules up to 2 November 2026. Read the new rules on the department’s page before you decide anything.",
    known: [
      {
        text: "Occupations on a list of high-wage occupations are reported to earn points, by how far their wage lies above the average. An occupation that is not on the list earns none, and none for a job offer.",
        source: highWageList,
      },
      {
        text: "Work in Canada and a job offer in a high-wage occupation are reported to add points, without a labour market impact assessment.",
        source: privateNotes,
      },
      {
        text: "A consultation in April 2026 had asked about the points for a sibling, for study in Canada and for French, and about one programme in place of the three.",
        source: consultation,
      },
    ],
    unknown:
      "No source we could read gives the new points or the list, or says whether the points for a partner, a sibling, French, study in Canada or anything else have changed.",
  },
  most: 1200,
  core: {
    age: [
      row(0, 0, 0),
      row(18, 90, 99),
      row(19, 95, 105),
      row(20, 100, 110),
      row(30, 95, 105),
      row(31, 90, 99),
      row(32, 85, 94),
      row(33, 80, 88),
      row(34, 75, 83),
      row(35, 70, 77),
      row(36, 65, 72),
      row(37, 60, 66),
      row(38, 55, 61),
      row(39, 50, 55),
      row(40, 45, 50),
      row(41, 35, 39),
      row(42, 25, 28),
      row(43, 15, 17),
      row(44, 5, 6),
      row(45, 0, 0),
    ],
    education: {
      none: pair(0, 0),
      secondary: pair(28, 30),
      one_year: pair(84, 90),
      two_year: pair(91, 98),
      bachelor: pair(112, 120),
      two_or_more: pair(119, 128),
      master: pair(126, 135),
      professional: pair(126, 135),
      doctorate: pair(140, 150),
    },
    firstLanguage: [
      row(0, 0, 0),
      row(4, 6, 6),
      row(6, 8, 9),
      row(7, 16, 17),
      row(8, 22, 23),
      row(9, 29, 31),
      row(10, 32, 34),
    ],
    secondLanguage: [row(0, 0, 0), row(5, 1, 1), row(7, 3, 3), row(9, 6, 6)],
    secondLanguageCap: pair(22, 24),
    canadianWork: [
      row(0, 0, 0),
      row(1, 35, 40),
      row(2, 46, 53),
      row(3, 56, 64),
      row(4, 63, 72),
      row(5, 70, 80),
    ],
    cap: pair(460, 500),
  },
  partner: {
    education: {
      none: 0,
      secondary: 2,
      one_year: 6,
      two_year: 7,
      bachelor: 8,
      two_or_more: 9,
      master: 10,
      professional: 10,
      doctorate: 10,
    },
    language: [
      { from: 0, points: 0 },
      { from: 5, points: 1 },
      { from: 7, points: 3 },
      { from: 9, points: 5 },
    ],
    canadianWork: [
      { from: 0, points: 0 },
      { from: 1, points: 5 },
      { from: 2, points: 7 },
      { from: 3, points: 8 },
      { from: 4, points: 9 },
      { from: 5, points: 10 },
    ],
    cap: 40,
  },
  transferability: {
    education: {
      none: "none",
      secondary: "none",
      one_year: "low",
      two_year: "low",
      bachelor: "low",
      two_or_more: "high",
      master: "high",
      professional: "high",
      doctorate: "high",
    },
    language: { low: 7, high: 9 },
    canadianWork: { low: 1, high: 2 },
    foreignWork: { low: 1, high: 3 },
    educationWithLanguage: { low: { low: 13, high: 25 }, high: { low: 25, high: 50 } },
    educationWithCanadianWork: { low: { low: 13, high: 25 }, high: { low: 25, high: 50 } },
    foreignWorkWithLanguage: { low: { low: 13, high: 25 }, high: { low: 25, high: 50 } },
    foreignWorkWithCanadianWork: { low: { low: 13, high: 25 }, high: { low: 25, high: 50 } },
    certificateWithLanguage: { language: { low: 5, high: 7 }, low: 25, high: 50 },
    pairCap: 50,
    cap: 100,
  },
  additional: {
    nomination: 600,
    jobOffer: 0,
    canadianStudy: { short: 15, long: 30 },
    sibling: 15,
    french: { french: 7, english: 5, withEnglish: 50, withoutEnglish: 25 },
    cap: 600,
  },
};

function pair(withPartner: number, single: number): CrsPoints {
  return { withPartner, single };
}

function row(from: number, withPartner: number, single: number): CrsRow {
  return { from, withPartner, single };
}
