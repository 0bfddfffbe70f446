import type { serviceRegistry } from "#app/catalog/service-registry.ts";

/** A type only: importing the list would send browsers every text of every service. */
export type ShippedSlug = keyof typeof serviceRegistry;

declare const isMade: unique symbol;
/** Made by the owner after a shipped service, and known from its row on. */
export type MadeSlug = string & { readonly [isMade]: true };

export type ServiceSlug = ShippedSlug | MadeSlug;

/** Work agreed with one customer: own title and amount, sold only by a staff link. */
export const customService = "custom-service";

export type BoughtService = ServiceSlug | typeof customService;

/** Bought together, these two become one application with visa help. */
export const applicationService = "complete-application" satisfies ShippedSlug;
export const visaHelpService = "visa_and_financial_counselling" satisfies ShippedSlug;
/** Sets the price of an additional visa mock. */
export const mockService = "mock-interview" satisfies ShippedSlug;
/** Its fee is deducted from a larger service. */
export const counsellingService = "counselling-session" satisfies ShippedSlug;
/** With co-authors it is sold in shares, to members of a research group. */
export const researchService = "research-paper" satisfies ShippedSlug;
