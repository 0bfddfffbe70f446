/** The 31 services we describe, in the order of spec section 2. */
export const serviceSlugs = [
  "counselling-session",
  "visa_and_financial_counselling",
  "research-paper",
  "complete-application",
  "profile-evaluation",
  "sop-drafting",
  "mock-interview",
  "lor-drafting",
  "history-draft",
  "resume-help",
  "gre-consultation",
  "university-finalising",
  "scholarship-help",
  "plagiarism-check",
  "toefl-consultation",
  "job-application",
  "visa-sop",
  "profile-building",
  "assignment-help",
  "housing-search",
  "application-review",
  "linkedin-profile-building",
  "express-entry",
  "cover-letter",
  "portfolio-building",
  "o-1-visa",
  "eb-1-visa",
  "eb2-niw",
  "global-talent-visa-uk",
  "australia-national-innovation-visa-subclass-858",
  "singapore-one-pass",
] as const;

export type ServiceSlug = (typeof serviceSlugs)[number];

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

/** Other names a service is linked by. Pages redirect; calls take either. */
const aliases: Record<string, ServiceSlug> = { "gre-coaching": "gre-consultation" };

const known = new Set<string>(serviceSlugs);

export function isServiceSlug(text: string): text is ServiceSlug {
  return known.has(text);
}

/** The service a name stands for, or null for a name we do not know. */
export function findServiceSlug(name: string): ServiceSlug | null {
  const slug = aliases[name] ?? name;
  return isServiceSlug(slug) ? slug : null;
}
