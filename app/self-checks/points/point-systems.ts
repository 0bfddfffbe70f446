/** What has dated versions. The first three make one check. */
export const pointSystems = [
  "crs",
  "express_entry_programmes",
  "language_tests",
  "australia_points_test",
  "opportunity_card",
  "compass",
] as const;

export type PointSystem = (typeof pointSystems)[number];

export const pointSystemNames: Record<PointSystem, string> = {
  crs: "Canada: Comprehensive Ranking System",
  express_entry_programmes: "Canada: minimums and the 67 points",
  language_tests: "Canada: language tests",
  australia_points_test: "Australia: points test",
  opportunity_card: "Germany: Opportunity Card",
  compass: "Singapore: COMPASS",
};

/** Those that invite in rounds, down to a score. */
export const systemsWithRounds = ["crs", "australia_points_test"] as const;
export type SystemWithRounds = (typeof systemsWithRounds)[number];
