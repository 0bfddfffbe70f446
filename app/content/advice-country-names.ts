import type { AdviceCountry } from "#app/content/advisers.ts";

export const adviceCountryNames: Record<AdviceCountry, string> = {
  US: "United States",
  CA: "Canada",
  GB: "United Kingdom",
  AU: "Australia",
  SG: "Singapore",
};
