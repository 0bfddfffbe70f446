import type { ServiceSlug } from "#app/catalog/slugs.ts";

/** Where the guide can lead. */
export type GuideCountry = "usa" | "canada" | "uk" | "australia" | "singapore";

/** What someone wants to do there. */
export type GuidePurpose = "study" | "work" | "stay" | "write" | "prepare";

type GuideFacts = {
  purposes: GuidePurpose[];
  /** Where it is of use; everywhere when left out. */
  countries?: GuideCountry[];
};

const visaHelpCountries: GuideCountry[] = ["usa", "canada", "uk"];

/** What each service is good for and where: the guide's answers are made of nothing else. */
export const guideFacts: Record<ServiceSlug, GuideFacts> = {
  "counselling-session": { purposes: ["study", "work", "stay"] },
  visa_and_financial_counselling: { purposes: ["study"], countries: visaHelpCountries },
  "research-paper": { purposes: ["prepare"] },
  "complete-application": { purposes: ["study"] },
  "profile-evaluation": { purposes: ["study", "prepare"] },
  "sop-drafting": { purposes: ["write"] },
  "mock-interview": { purposes: ["prepare"], countries: ["usa"] },
  "lor-drafting": { purposes: ["write"] },
  "history-draft": { purposes: ["write"], countries: ["usa"] },
  "resume-help": { purposes: ["write", "work"] },
  "gre-consultation": { purposes: ["prepare"], countries: ["usa"] },
  "university-finalising": { purposes: ["study"] },
  "scholarship-help": { purposes: ["study"] },
  "plagiarism-check": { purposes: ["write"] },
  "toefl-consultation": { purposes: ["prepare"] },
  "job-application": { purposes: ["work"] },
  "visa-sop": { purposes: ["write"] },
  "profile-building": { purposes: ["prepare"] },
  "assignment-help": { purposes: ["prepare"] },
  "housing-search": { purposes: ["study"] },
  "application-review": { purposes: ["study", "write"] },
  "linkedin-profile-building": { purposes: ["work"] },
  "express-entry": { purposes: ["work", "stay"], countries: ["canada"] },
  "cover-letter": { purposes: ["write", "work"] },
  "portfolio-building": { purposes: ["work", "prepare"] },
  "o-1-visa": { purposes: ["work"], countries: ["usa"] },
  "eb-1-visa": { purposes: ["stay"], countries: ["usa"] },
  "eb2-niw": { purposes: ["stay"], countries: ["usa"] },
  "global-talent-visa-uk": { purposes: ["work", "stay"], countries: ["uk"] },
  "australia-national-innovation-visa-subclass-858": { purposes: ["work", "stay"], countries: ["australia"] },
  "singapore-one-pass": { purposes: ["work", "stay"], countries: ["singapore"] },
};
