import type { serviceRegistry } from "#app/catalog/service-registry.ts";

/** A type only: importing the list would send browsers every text of every service. */
export type ServiceSlug = keyof typeof serviceRegistry;

/** Work agreed with one customer: own title and amount, sold only by a staff link. */
export const customService = "custom-service";

export type BoughtService = ServiceSlug | typeof customService;

/** Bought together, these two become one application with visa help. */
export const applicationService = "complete-application" satisfies ServiceSlug;
export const visaHelpService = "visa_and_financial_counselling" satisfies ServiceSlug;
/** Sets the price of an additional visa mock. */
export const mockService = "mock-interview" satisfies ServiceSlug;
/** Its fee is deducted from a larger service. */
export const counsellingService = "counselling-session" satisfies ServiceSlug;
/** With co-authors it is sold in shares, to members of a research group. */
export const researchService = "research-paper" satisfies ServiceSlug;
