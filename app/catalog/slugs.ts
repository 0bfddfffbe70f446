import type { serviceRegistry } from "#app/catalog/service-registry.ts";

/** Names alone, and not the list: browsers are sent this file, and the list holds every text of every service. */
export type ServiceSlug = keyof typeof serviceRegistry;

/** Work agreed with one customer under a title and amount of its own: in no catalogue, and sold by a link from staff alone. */
export const customService = "custom-service";

/** What an order can be for: a service of the catalogue, or custom work. */
export type BoughtService = ServiceSlug | typeof customService;

/** Bought together, these two are one application with visa help. */
export const applicationService = "complete-application" satisfies ServiceSlug;
export const visaHelpService = "visa_and_financial_counselling" satisfies ServiceSlug;
/** Its session is what a further visa mock costs. */
export const mockService = "mock-interview" satisfies ServiceSlug;
/** What has been paid for it is taken off a larger service. */
export const counsellingService = "counselling-session" satisfies ServiceSlug;
/** With co-authors it is bought in shares, by the members of a research group. */
export const researchService = "research-paper" satisfies ServiceSlug;
