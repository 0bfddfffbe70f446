import { href } from "react-router";

import type { ServiceSlug } from "#app/catalog/slugs.ts";

type Check = {
  name: string;
  country: string;
  intro: string;
  path: string;
  /** What we sell that touches it, and what that does not do. */
  help: { service: ServiceSlug; text: string };
};

const counselling = "counselling-session";

/** Point systems that visitors can check themselves against. */
export const pointsChecks = {
  "express-entry": {
    name: "Canada Express Entry",
    country: "Canada",
    intro:
      "The CRS score point by point, the 67 points of the Federal Skilled Worker programme, the minimums of the other two, and what would raise the score most.",
    path: `${href("/check/express-entry")}/`,
    help: {
      service: "express-entry",
      text: "We put your papers in order against the published criteria and prepare profile and application with you. Advice on whether and how to apply is for a licensed adviser.",
    },
  },
  "australia-points": {
    name: "Australia points test",
    country: "Australia",
    intro:
      "Visas 189, 190 and 491: the points of each factor, the conditions beside them, and what would raise the score most.",
    path: `${href("/check/australia-points")}/`,
    help: {
      service: counselling,
      text: "We have no service for these visas. In a session we go through what the department publishes; advice on your own case is for a registered migration agent or a lawyer.",
    },
  },
  "germany-opportunity-card": {
    name: "Germany Opportunity Card",
    country: "Germany",
    intro:
      "Six points for a year of looking for work: what counts, what must be so in any case, and what would raise the score most.",
    path: `${href("/check/germany-opportunity-card")}/`,
    help: {
      service: "job-application",
      text: "We have no service for the card itself. We help with applications to employers, which begin before and go on after it.",
    },
  },
  compass: {
    name: "Singapore COMPASS",
    country: "Singapore",
    intro:
      "The points of the Employment Pass: what depends on you, what on the employer, and what is still open.",
    path: `${href("/check/compass")}/`,
    help: {
      service: "job-application",
      text: "An employer applies for the pass, not you and not we. We help with applications to employers.",
    },
  },
} as const satisfies Record<string, Check>;

export type PointsCheckId = keyof typeof pointsChecks;

export const pointsCheckIds = Object.keys(pointsChecks) as PointsCheckId[];
