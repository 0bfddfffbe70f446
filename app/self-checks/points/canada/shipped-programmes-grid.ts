import type { ProgrammesGrid } from "#app/self-checks/points/canada/programmes-grid.ts";

const ircc =
  "https://www.canada.ca/en/immigration-refugees-citizenship/services/immigrate-canada/express-entry";

export const shippedProgrammesGrid: ProgrammesGrid = {
  id: "express-entry-programmes-2026",
  system: "express_entry_programmes",
  name: "Federal Skilled Worker, Canadian Experience Class and Federal Skilled Trades",
  inForce: { from: null, to: null },
  rulesAt: { name: "IRCC, Express Entry, who can apply", url: `${ircc}/who-can-apply.html` },
  sources: [
    {
      name: "Immigration and Refugee Protection Regulations, sections 76 to 83, 87.1 and 87.2",
      url: "https://laws-lois.justice.gc.ca/eng/regulations/SOR-2002-227/",
      asOf: "2026-03-17",
    },
    { name: "IRCC, Express Entry, who can apply", url: `${ircc}/who-can-apply.html`, asOf: "2025-10-07" },
    {
      name: "Amigrade, CLB requirements of the programmes",
      url: "https://www.amigrade.com/en/blog/clb-score-requirements-express-entry-2025",
      asOf: "2026-06-02",
    },
    {
      name: "CAD Immigration, settlement funds",
      url: "https://cadimmigration.com/?p=2997",
      asOf: "2026-08-15",
    },
  ],
  remarks: [
    {
      text: "A consultation in April 2026 asked about one programme in place of the three. No source we could read says that it has come.",
      source: {
        name: "Immigration News Canada, Express Entry changes 2026",
        url: "https://immigrationnewscanada.ca/new-canada-express-entry-changes-2026/",
        asOf: "2026-11-22",
      },
    },
    {
      text: "You must plan to live outside Quebec, which chooses its own immigrants.",
      source: null,
    },
  ],
  superseded: null,
  fsw: {
    pass: 67,
    most: 100,
    minimumLevel: 7,
    minimumYears: 1,
    firstLanguage: [
      { from: 0, points: 0 },
      { from: 7, points: 4 },
      { from: 8, points: 5 },
      { from: 9, points: 6 },
    ],
    secondLanguage: { level: 5, points: 4 },
    education: {
      none: 0,
      secondary: 5,
      one_year: 15,
      two_year: 19,
      bachelor: 21,
      two_or_more: 22,
      master: 23,
      professional: 23,
      doctorate: 25,
    },
    experience: [
      { from: 0, points: 0 },
      { from: 1, points: 9 },
      { from: 2, points: 11 },
      { from: 4, points: 13 },
      { from: 6, points: 15 },
    ],
    age: [
      { from: 0, points: 0 },
      { from: 18, points: 12 },
      { from: 36, points: 11 },
      { from: 37, points: 10 },
      { from: 38, points: 9 },
      { from: 39, points: 8 },
      { from: 40, points: 7 },
      { from: 41, points: 6 },
      { from: 42, points: 5 },
      { from: 43, points: 4 },
      { from: 44, points: 3 },
      { from: 45, points: 2 },
      { from: 46, points: 1 },
      { from: 47, points: 0 },
    ],
    arrangedEmployment: 10,
    adaptability: {
      partnerLanguage: { level: 4, points: 5 },
      partnerStudy: 5,
      partnerWork: 5,
      ownStudy: 5,
      ownWork: 10,
      arrangedEmployment: 5,
      relative: 5,
      cap: 10,
    },
  },
  cec: { years: 1, levelTeer0And1: 7, levelTeer2And3: 5 },
  fst: { years: 2, levels: { reading: 4, writing: 4, listening: 5, speaking: 5 } },
  funds: {
    byFamilySize: [15263, 19001, 23360, 28362, 32168, 36280, 40392],
    eachFurther: 4112,
    asOf: "2025-07-07",
    uncertain:
      "The amounts are those of 7 July 2025. They are reviewed every July, and we could not check them after 15 August 2026.",
  },
};
