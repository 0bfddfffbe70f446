import type { OpportunityCardGrid } from "#app/self-checks/points/germany/opportunity-card-grid.ts";

export const shippedOpportunityCardGrid: OpportunityCardGrid = {
  id: "opportunity-card-2026",
  system: "opportunity_card",
  name: "Opportunity Card (Chancenkarte)",
  inForce: { from: null, to: null },
  rulesAt: {
    name: "Make it in Germany, Opportunity Card",
    url: "https://www.make-it-in-germany.com/en/visa-residence/types/job-search-opportunity-card",
  },
  sources: [
    {
      name: "Residence Act, sections 20a and 20b",
      url: "https://www.gesetze-im-internet.de/aufenthg_2004/",
      asOf: "2026-05-03",
    },
    {
      name: "Residence Act, annex with the points",
      url: "https://buzer.de/Anlage_AufenthG.htm",
      asOf: "2026-11-22",
    },
    {
      name: "Khedma, Opportunity Card (the amount of money)",
      url: "https://khedma.pro/ar/germany/chancenkarte",
      asOf: "2026-11-22",
    },
  ],
  remarks: [
    { text: "The card is for one year, with work for 20 hours a week.", source: null },
    {
      text: "“Not over 35” may end at the 35th or the 36th birthday, and “not over 40” likewise: no source we have says which. We count the lower points.",
      source: null,
    },
  ],
  superseded: null,
  pass: 6,
  partialRecognition: 4,
  german: { none: 0, A1: 0, A2: 1, B1: 2, B2_or_more: 3 },
  english: { less: 0, B2: 0, C1_or_more: 1 },
  work: [
    { years: 5, ofLast: 7, points: 3 },
    { years: 2, ofLast: 5, points: 2 },
  ],
  shortage: 1,
  age: [
    { notOver: 35, points: 2 },
    { notOver: 40, points: 1 },
  ],
  stay: 1,
  partner: 1,
  netIncomeEur: 1091,
};
