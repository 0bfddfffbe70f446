import type { OfficialNote } from "#app/content/section-parts.ts";
import type { SuccessRateSection } from "#app/content/section.ts";
import { successRates, type SuccessRateServiceType } from "#app/content/success-rates.ts";

/** Our clients' success by number of papers, with what the authority says of counting papers. */
export function successRateSection(
  type: SuccessRateServiceType,
  official: OfficialNote[],
): SuccessRateSection {
  return {
    kind: "success-rate",
    id: "success-rate",
    heading: "Success rate",
    charts: [successRates[type]],
    official,
  };
}
