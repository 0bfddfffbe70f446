import { cards, howItWorks, included } from "#app/catalog/service-parts/page-sections.ts";
import type { Section } from "#app/content/section.ts";
import type { ServicePage } from "#app/catalog/service-parts/service-definition.ts";

const ircc = "https://www.canada.ca/en/immigration-refugees-citizenship/services/immigrate-canada";

const programmes: Section = {
  ...cards(
    {
      id: "programmes",
      heading: "The three federal programmes",
      intro:
        "One is enough. All three lead through the same pool, and for all three you must plan to live outside Quebec.",
    },
    [
      "express-entry",
      "Federal Skilled Worker",
      "One year of continuous paid skilled work, or 1,560 hours, in one occupation of TEER 0 to 3 within ten years. CLB 7 in all four language skills. A Canadian credential, or a foreign one that has been assessed. And 67 of 100 points on the grid below.",
    ],
    [
      "canada",
      "Canadian Experience Class",
      "One year of skilled work in Canada, or 1,560 hours, within the last three years, with permission to work and in TEER 0 to 3. Self-employment and work as a full-time student do not count. No education is required. The language minimum is CLB 7, or CLB 5 in TEER 2 and 3.",
    ],
    [
      "job",
      "Federal Skilled Trades",
      "Two years in a skilled trade within the last five, CLB 5 in speaking and listening and CLB 4 in reading and writing, and either a qualifying job offer or a certificate of qualification. The trades are the major groups 72, 73, 82, 83, 92 and 93, the minor group 6320 and the unit group 62200, with exclusions.",
    ],
  ),
  official: [
    {
      about: "The three federal programmes",
      text: "These are the minimum requirements as the department’s programme pages give them. In spring 2026 it asked the public about replacing the three by one class with requirements of its own.",
      source: {
        name: "IRCC, who can apply",
        url: `${ircc}/express-entry/who-can-apply.html`,
      },
      asOf: "2026-06-22",
    },
  ],
};

const skilledWorkerPoints: Section = {
  kind: "table",
  id: "skilled-worker-points",
  heading: "The Federal Skilled Worker grid: 67 of 100",
  intro: "This grid decides whether you may enter the pool. It does not rank you in it.",
  columns: ["Factor, and its most", "How the points fall"],
  rows: [
    [
      "First language, 24",
      "In each of four skills: 6 for CLB 9 or more, 5 for CLB 8, 4 for CLB 7. Below CLB 7 you are not eligible.",
    ],
    ["Second language, 4", "4 for CLB 5 in all four skills."],
    [
      "Education, 25",
      "5 for secondary school; 15 for one year after it, 19 for two, 21 for three or more; 22 for two credentials, one of three years or more; 23 for a master’s or a professional degree that opens a licensed profession; 25 for a doctorate.",
    ],
    ["Experience, 15", "9 for 1 year, 11 for 2 to 3, 13 for 4 to 5, 15 for 6 or more."],
    [
      "Age, 12",
      "12 from 18 to 35, then one less for each year: 11 at 36, 1 at 46. None from 47, none under 18.",
    ],
    ["Arranged employment, 10", "10 for a qualifying offer."],
    [
      "Adaptability, 10",
      "10 for your own work in Canada; 5 each for your study there, your spouse’s study, your spouse’s work, your spouse’s language at CLB 4, arranged employment, or a relative in Canada.",
    ],
  ],
  caption: "Source: IRCC, six selection factors, as of 24 September 2026.",
};

const changes: Section = {
  kind: "note",
  id: "changes",
  heading: "Check the current grid",
  tone: "caution",
  paragraphs: [
    "The table below is the department’s grid as read on 22 June 2026, and it is kept here with that date. Others report that new rules for the ranking, with points for work and job offers in a list of high-wage occupations, took effect on 3 November 2026. We have not read them on the department’s own page, so we do not print them.",
    "The department’s page has the grid that holds today, and its tool works out a score from it. Use both before you decide anything.",
  ],
  source: {
    name: "IRCC, Comprehensive Ranking System criteria",
    url: `${ircc}/express-entry/check-score/crs-criteria.html`,
  },
  asOf: "2026-06-22",
  asOfLabel: "Read on",
};

const ranking: Section = {
  kind: "table",
  id: "ranking",
  heading: "The ranking: the core of 1,200 points",
  intro:
    "In the pool the Comprehensive Ranking System compares everyone. The points are those read on 22 June 2026; changes since are reported. The core gives at most 460 points with a spouse or partner and 500 without; a spouse adds up to 40, combinations of skills up to 100, and everything else, such as a nomination, up to 600. Language points are for each of four skills.",
  columns: ["Factor", "With a spouse or partner", "Without"],
  rows: [
    ["Age 18, 19", "90, 95", "99, 105"],
    ["Age 20 to 29", "100", "110"],
    ["Age 30, 31, 32, 33, 34", "95, 90, 85, 80, 75", "105, 99, 94, 88, 83"],
    ["Age 35, 36, 37, 38, 39", "70, 65, 60, 55, 50", "77, 72, 66, 61, 55"],
    ["Age 40, 41, 42, 43, 44", "45, 35, 25, 15, 5", "50, 39, 28, 17, 6"],
    ["Age 17 or less, 45 or more", "0", "0"],
    ["Secondary education", "28", "30"],
    ["One-year credential", "84", "90"],
    ["Two-year credential", "91", "98"],
    ["Bachelor’s, or three years or more", "112", "120"],
    ["Two credentials, one of three years or more", "119", "128"],
    ["Master’s or licensed profession", "126", "135"],
    ["Doctorate", "140", "150"],
    ["First language, CLB 4 or 5", "6", "6"],
    ["First language, CLB 6", "8", "9"],
    ["First language, CLB 7", "16", "17"],
    ["First language, CLB 8", "22", "23"],
    ["First language, CLB 9", "29", "31"],
    ["First language, CLB 10 or more", "32", "34"],
    ["Second language, CLB 5 or 6", "1", "1"],
    ["Second language, CLB 7 or 8", "3", "3"],
    ["Second language, CLB 9 or more", "6, at most 22 in all", "6, at most 24 in all"],
    ["Work in Canada, 1 year", "35", "40"],
    ["Work in Canada, 2 years", "46", "53"],
    ["Work in Canada, 3 years", "56", "64"],
    ["Work in Canada, 4 years", "63", "72"],
    ["Work in Canada, 5 years or more", "70", "80"],
  ],
  caption:
    "Source: IRCC, Comprehensive Ranking System criteria, as read on 22 June 2026. The current grid is on its page.",
  official: [
    {
      about: "Everything else, such as a nomination, up to 600",
      text: "A provincial nomination gave 600 points on the day the page was read. The points that a job offer used to give had been removed on 25 March 2025.",
      source: {
        name: "IRCC, Comprehensive Ranking System criteria",
        url: `${ircc}/express-entry/check-score/crs-criteria.html`,
      },
      asOf: "2026-06-22",
    },
  ],
};

const settlementFunds: Section = {
  kind: "table",
  id: "settlement-funds",
  heading: "Settlement funds",
  intro:
    "For the Federal Skilled Worker and Federal Skilled Trades programmes. Not for the Canadian Experience Class, nor if you may already work in Canada and hold a valid job offer.",
  columns: ["People in the family", "Canadian dollars"],
  rows: [
    ["1", "15,263"],
    ["2", "19,001"],
    ["3", "23,360"],
    ["4", "28,362"],
    ["5", "32,168"],
    ["6", "36,280"],
    ["7", "40,392"],
    ["Each further person", "4,112"],
  ],
  caption:
    "In force from 7 July 2025, as read on 22 June 2026. Reviewed every July, so newer amounts may hold. Spouse and dependent children count even if they stay behind.",
  official: [
    {
      about: "15,263",
      text: "The department reviews the amounts every July. These, of 7 July 2025, were on its page as read on 22 June 2026. Read it on the day you enter the pool, and again before you apply.",
      source: {
        name: "IRCC, proof of funds",
        url: `${ircc}/express-entry/documents/proof-funds.html`,
      },
      asOf: "2026-06-22",
    },
  ],
};

const fees: Section = {
  kind: "table",
  id: "fees",
  heading: "The government’s fees",
  intro: "You pay them to the department. They are in Canadian dollars and not part of our price.",
  columns: ["For whom", "From 30 April 2026", "Until then"],
  rows: [
    ["Main applicant", "1,590: processing 990, right of permanent residence 600", "1,525"],
    ["Spouse or partner", "See the fee list", "1,525"],
    ["Each dependent child", "See the fee list", "260"],
  ],
  caption: "Biometrics, medical examination, language tests and credential assessment are charged by others.",
  official: [
    {
      about: "1,590",
      text: "Announced on 27 March 2026 for applications received from 30 April 2026. The amounts until then are those of the Express Entry page of 3 February 2025. Fees change: the list has every amount of today.",
      source: {
        name: "IRCC, fee list",
        url: "https://ircc.canada.ca/english/information/fees/fees.asp",
      },
      asOf: "2026-04-30",
    },
  ],
};

const provincialNominees: Section = {
  ...cards(
    {
      id: "provincial-nominees",
      heading: "Provincial nominees: two ways",
      intro:
        "Alberta, British Columbia, Manitoba, New Brunswick, Newfoundland and Labrador, the Northwest Territories, Nova Scotia, Ontario, Prince Edward Island, Saskatchewan and Yukon nominate people they need. Quebec chooses its own workers by its own rules, and Nunavut has no programme.",
    },
    [
      "nomination",
      "Through Express Entry",
      "You meet one of the federal programmes and a provincial stream. The nomination adds 600 points, which lifts a profile far up the ranking.",
    ],
    [
      "application",
      "Outside Express Entry",
      "You meet a provincial stream only. The province nominates you, and you then apply to the department directly, without the pool.",
    ],
    [
      "housing",
      "Either way, you settle there",
      "A nominee must intend to live in the province or territory that nominated them.",
    ],
  ),
  official: [
    {
      about: "Nominate people they need",
      text: "Each province and territory sets its own streams, criteria and fees, and opens and closes them as it sees fit. The department decides on permanent residence.",
      source: { name: "IRCC, Provincial Nominee Program", url: `${ircc}/provincial-nominees.html` },
      asOf: "2025-12-11",
    },
  ],
};

export const page: ServicePage = {
  immigration: { countries: ["CA"], asOf: "2025-12-11" },
  sections: [
    included(
      [
        "The criteria and your papers, side by side",
        "All three programmes as published, and which of your papers speaks to each line of them, in writing.",
      ],
      [
        "The score sheet, filled in with you",
        "In the department’s own tool, so that you can see which paper each point rests on.",
      ],
      [
        "A list of what is missing",
        "Lines of the grid without a paper: language, education assessment, French, study or work in Canada.",
      ],
      [
        "The provincial streams, collected",
        "Their published criteria in one list, with the province’s page for each.",
      ],
      [
        "Profile and application, prepared",
        "In order for you to submit: the profile first and, after an invitation, the application.",
      ],
      [
        "Where advice is needed, who may give it",
        "Whether to apply, and by which way, is advice. We point you to those whom Canada’s law lets give it.",
      ],
    ),
    howItWorks(
      [
        "eligibility-check",
        "Read the criteria together",
        "Programme by programme, with your papers beside them, before any test is booked.",
      ],
      ["test", "Gather the proofs", "Language results, credential assessment, employers’ letters, funds."],
      ["expression-of-interest", "Enter the pool", "We prepare the profile with you, and you submit it."],
      [
        "invitation",
        "Wait for a round",
        "No one can foresee it. Meanwhile we keep the papers complete, and note what runs out and when.",
      ],
      ["filing", "Apply", "After an invitation the papers must be complete: we check every one with you."],
    ),
    programmes,
    skilledWorkerPoints,
    changes,
    ranking,
    provincialNominees,
    settlementFunds,
    fees,
  ],
};
