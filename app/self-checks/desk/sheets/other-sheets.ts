import { fromTable, oneColumn, type SheetSection } from "#app/self-checks/desk/sheets/grid-sheet.ts";

export const australiaSheet: SheetSection[] = [
  {
    heading: "Points",
    tables: [
      fromTable("Age", "age", { first: "Age from" }),
      fromTable("Skilled work outside Australia", "workAbroad", { first: "Years from", kind: "years" }),
      fromTable("Skilled work in Australia", "workInAustralia", { first: "Years from", kind: "years" }),
      oneColumn("English and education", [
        ["Less than competent English", "english.less"],
        ["Competent English", "english.competent"],
        ["Proficient English", "english.proficient"],
        ["Superior English", "english.superior"],
        ["No qualification", "education.none"],
        ["An Australian diploma or trade qualification, or an accepted award", "education.diploma_or_trade"],
        ["A bachelor’s or master’s degree", "education.bachelor_or_more"],
        ["A doctorate", "education.doctorate"],
      ]),
      oneColumn("Study, language, partner and nomination", [
        ["An Australian research degree in STEM", "stemResearchDegree"],
        ["Study in Australia", "australianStudy"],
        ["Study in a regional area", "regionalStudy"],
        ["A professional year in Australia", "professionalYear"],
        ["A credential in a community language", "communityLanguage"],
        ["No partner", "partner.none"],
        ["A partner who is a citizen or permanent resident", "partner.citizen_or_resident"],
        ["A skilled partner", "partner.skilled"],
        ["A partner with competent English", "partner.competent_english"],
        ["Another partner", "partner.other"],
        ["Visa 189", "nomination.189"],
        ["Nomination for visa 190", "nomination.190"],
        ["Nomination or family sponsor for visa 491", "nomination.491"],
      ]),
      oneColumn("Needed, and at most", [
        ["Needed", "pass"],
        ["At most for both kinds of work", "workCap"],
        ["At most in all", "most"],
        ["Under this age at the invitation", "ageBelow"],
      ]),
    ],
  },
];

export const opportunityCardSheet: SheetSection[] = [
  {
    heading: "Points",
    tables: [
      oneColumn("Languages", [
        ["German, none", "german.none"],
        ["German A1", "german.A1"],
        ["German A2", "german.A2"],
        ["German B1", "german.B1"],
        ["German B2 or more", "german.B2_or_more"],
        ["English below B2", "english.less"],
        ["English B2", "english.B2"],
        ["English C1 or more", "english.C1_or_more"],
      ]),
      {
        shape: "list",
        caption: "Related work. The first row that fits counts",
        path: "work",
        columns: [
          { key: "years", label: "Years", kind: "points" },
          { key: "ofLast", label: "Of the last, 5 or 7", kind: "points" },
          { key: "points", label: "Points", kind: "points" },
        ],
      },
      {
        shape: "list",
        caption: "Age",
        path: "age",
        columns: [
          { key: "notOver", label: "Not over", kind: "points" },
          { key: "points", label: "Points", kind: "points" },
        ],
        sortBy: "notOver",
      },
      oneColumn("The rest", [
        ["Partial recognition", "partialRecognition"],
        ["A qualification in a shortage occupation", "shortage"],
        ["Six months of lawful stay in the last five years", "stay"],
        ["A spouse who qualifies and applies too", "partner"],
        ["Needed", "pass"],
      ]),
      oneColumn("Money", [["Net a month, in euros", "netIncomeEur"]], "Euros"),
    ],
  },
];

export const compassSheet: SheetSection[] = [
  {
    heading: "Points",
    tables: [
      oneColumn("C1, C2 and C4 to C6", [
        ["C1 Salary: in the best-paid tenth", "salary.p90"],
        ["C1 Salary: better paid than 65 of 100", "salary.p65"],
        ["C2 Qualification: from an institution on the list", "qualification.top"],
        ["C2 Qualification: a degree", "qualification.degree"],
        ["C4 More locals than half of the firms have", "localShare.p50"],
        ["C4 More locals than a fifth of the firms have", "localShare.p20"],
        ["C3 and C4, each, in a small firm", "smallFirm.points"],
        ["C5 An occupation on the shortage list", "shortage.points"],
        ["C5 The same, with many of your nationality", "shortage.reduced"],
        ["C6 Strategic economic priorities", "strategic"],
        ["Needed", "pass"],
      ]),
      {
        shape: "list",
        caption: "C3 Your nationality among the firm’s professionals",
        path: "diversity",
        columns: [
          { key: "below", label: "Less than, in percent", kind: "years" },
          { key: "points", label: "Points", kind: "points" },
        ],
        sortBy: "below",
      },
      oneColumn(
        "Limits",
        [
          ["A firm is small below this many professionals", "smallFirm.below"],
          ["Many of your nationality: from this percent on", "shortage.reducedFromShare", "years"],
          ["The oldest age, from which the salary no longer rises", "oldestAge"],
          ["No points are needed from this salary a month on, in Singapore dollars", "exemptFrom"],
        ],
        "From",
      ),
    ],
  },
  {
    heading: "Qualifying salary a month, in Singapore dollars",
    intro: "The first row has no day: it holds until the next.",
    tables: [
      {
        shape: "list",
        caption: "Qualifying salary",
        path: "salaries",
        columns: [
          { key: "appliesFrom", label: "Applications from", kind: "day", optional: true },
          { key: "general.least", label: "Youngest", kind: "points" },
          { key: "general.atOldest", label: "Oldest", kind: "points" },
          { key: "financial.least", label: "Youngest, finance", kind: "points" },
          { key: "financial.atOldest", label: "Oldest, finance", kind: "points" },
        ],
        sortBy: "appliesFrom",
      },
    ],
  },
];
