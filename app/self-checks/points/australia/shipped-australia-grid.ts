import type { AustraliaGrid } from "#app/self-checks/points/australia/australia-grid.ts";

export const shippedAustraliaGrid: AustraliaGrid = {
  id: "australia-points-test-2026",
  system: "australia_points_test",
  name: "Points test for visas 189, 190 and 491",
  inForce: { from: null, to: null },
  rulesAt: {
    name: "Department of Home Affairs, points calculator",
    url: "https://immi.homeaffairs.gov.au/help-support/tools/points-calculator",
  },
  sources: [
    {
      name: "Migration Regulations 1994, schedule 6D (compilation 288)",
      url: "https://www.legislation.gov.au/F1996B03551/latest/text",
      asOf: "2026-10-09",
    },
    {
      name: "Orange Global, points calculator",
      url: "https://orangeglobal.co/fee-pr-points-calculator",
      asOf: "2026-11-22",
    },
  ],
  remarks: [
    {
      text: "A pass is not an invitation: invitations go to those with the most points. Everything counts as it is on the day of the invitation.",
      source: null,
    },
    {
      text: "The government has announced a reform of this test: a draft law for December 2026, and a start reported for March 2027.",
      source: {
        name: "First Migration Service, points test reform",
        url: "https://firstmigrationservice.com/en/news/points-test-reform-consultation-2026",
        asOf: "2026-11-22",
      },
    },
    {
      text: "That one must be under 45 is from advisers’ pages; we have not read it at the authority.",
      source: {
        name: "Migration Expert, subclass 189",
        url: "https://www.migrationexpert.com/work-visas/skilled-independent-visa-subclass-189-points-tested-stream/",
        asOf: "2026-11-22",
      },
    },
  ],
  superseded: null,
  pass: 65,
  ageBelow: 45,
  age: [
    { from: 0, points: 0 },
    { from: 18, points: 25 },
    { from: 25, points: 30 },
    { from: 33, points: 25 },
    { from: 40, points: 15 },
    { from: 45, points: 0 },
  ],
  english: { less: 0, competent: 0, proficient: 10, superior: 20 },
  workAbroad: [
    { from: 0, points: 0 },
    { from: 3, points: 5 },
    { from: 5, points: 10 },
    { from: 8, points: 15 },
  ],
  workInAustralia: [
    { from: 0, points: 0 },
    { from: 1, points: 5 },
    { from: 3, points: 10 },
    { from: 5, points: 15 },
    { from: 8, points: 20 },
  ],
  workCap: 20,
  education: { none: 0, diploma_or_trade: 10, bachelor_or_more: 15, doctorate: 20 },
  stemResearchDegree: 10,
  australianStudy: 5,
  regionalStudy: 5,
  professionalYear: 5,
  communityLanguage: 5,
  partner: { none: 10, citizen_or_resident: 10, skilled: 10, competent_english: 5, other: 0 },
  nomination: { "189": 0, "190": 5, "491": 15 },
  most: 145,
};
