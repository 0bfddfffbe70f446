import type { ServiceSlug } from "#app/catalog/slugs.ts";
import type { ServicePage } from "#app/content/service-page.ts";

/** What single services add to the common page. A slug that is not here has the common page and nothing more. */
export const servicePages: Partial<Record<ServiceSlug, ServicePage>> = {
  "complete-application": { claims: ["full-funding", "scholarship-over-10k", "scholarship-return"] },
  "scholarship-help": { claims: ["full-funding", "scholarship-over-10k", "scholarship-return"] },
  "counselling-session": { claims: ["counselling-cases"] },
  "history-draft": { claims: ["personal-history-success"] },
  "resume-help": { claims: ["resume-success"] },
  "mock-interview": { claims: ["interview-refusals"] },
  "job-application": { claims: ["job-applicants"] },
  "research-paper": { claims: ["citations-per-paper", "citations-in-total"] },
  "toefl-consultation": {
    sections: [
      {
        kind: "note",
        id: "official-position",
        heading: "Official position",
        tone: "official",
        paragraphs: [
          "ETS owns the test and sets its format, length, scores and rules for test takers. Where its pages differ from ours, its pages are right.",
        ],
        source: { name: "ETS, TOEFL iBT", url: "https://www.ets.org/toefl.html" },
        asOf: "2026-01-21",
      },
    ],
  },
  visa_and_financial_counselling: { immigration: { countries: ["US", "CA", "GB"], asOf: "2026-06-25" } },
  "express-entry": { immigration: { countries: ["CA"], asOf: "2025-12-11" } },
  "visa-sop": { immigration: { countries: ["CA", "GB", "AU"], asOf: "2026-03-17" } },
  "o-1-visa": { immigration: { countries: ["US"], asOf: "2026-04-16" } },
  "eb-1-visa": { immigration: { countries: ["US"], asOf: "2026-04-16" } },
  "eb2-niw": { immigration: { countries: ["US"], asOf: "2026-04-16" } },
  "global-talent-visa-uk": { immigration: { countries: ["GB"], asOf: "2026-04-08" } },
  "australia-national-innovation-visa-subclass-858": {
    immigration: { countries: ["AU"], asOf: "2025-07-28" },
  },
  "singapore-one-pass": { immigration: { countries: ["SG"], asOf: "2025-12-26" } },
};
