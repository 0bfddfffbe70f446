import type { CompassGrid } from "#app/self-checks/points/singapore/compass-grid.ts";

export const shippedCompassGrid: CompassGrid = {
  id: "compass-2026",
  system: "compass",
  name: "COMPASS, for the Employment Pass",
  inForce: { from: null, to: null },
  rulesAt: {
    name: "Ministry of Manpower, Employment Pass eligibility",
    url: "https://www.mom.gov.sg/passes-and-permits/employment-pass/eligibility",
  },
  sources: [
    {
      name: "The Business Times, qualifying salaries for 2027",
      url: "https://www.businesstimes.com.sg/singapore/budget-2026-singapore-raise-ep-and-s-pass-qualifying-salaries-2027",
      asOf: "2026-11-22",
    },
    { name: "ASPRIN, COMPASS explained", url: "https://asprin.sg/?p=253", asOf: "2026-11-22" },
  ],
  remarks: [
    {
      text: "These points are from private pages and copies; check them at the Ministry of Manpower before you decide anything.",
      source: null,
    },
    { text: "The qualifying salary rises with age. We have only its two ends.", source: null },
  ],
  superseded: null,
  pass: 40,
  exemptFrom: 22500,
  salaries: [
    {
      appliesFrom: null,
      general: { least: 5600, atOldest: 10700 },
      financial: { least: 6200, atOldest: 11800 },
    },
    {
      appliesFrom: "2027-01-01",
      general: { least: 6000, atOldest: 11500 },
      financial: { least: 6600, atOldest: 12700 },
    },
  ],
  oldestAge: 45,
  salary: { p90: 20, p65: 10 },
  qualification: { top: 20, degree: 10 },
  diversity: [
    { below: 5, points: 20 },
    { below: 25, points: 10 },
  ],
  localShare: { p50: 20, p20: 10 },
  smallFirm: { below: 25, points: 10 },
  shortage: { points: 20, reduced: 10, reducedFromShare: 33.3 },
  strategic: 10,
};
