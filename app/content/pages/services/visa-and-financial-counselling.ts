import type { ServicePage } from "#app/content/service-page.ts";

export const visaAndFinancialCounsellingPage: ServicePage = {
  immigration: { countries: ["US", "CA", "GB"], asOf: "2026-06-25" },
};
