import type { ServiceSlug } from "#app/catalog/slugs.ts";
import { counsellingSessionPage } from "#app/content/texts/services/counselling-session.ts";
import { visaAndFinancialCounsellingPage } from "#app/content/texts/services/visa-and-financial-counselling.ts";
import { researchPaperPage } from "#app/content/texts/services/research-paper.ts";
import { completeApplicationPage } from "#app/content/texts/services/complete-application.ts";
import { profileEvaluationPage } from "#app/content/texts/services/profile-evaluation.ts";
import { sopDraftingPage } from "#app/content/texts/services/sop-drafting.ts";
import { mockInterviewPage } from "#app/content/texts/services/mock-interview.ts";
import { lorDraftingPage } from "#app/content/texts/services/lor-drafting.ts";
import { historyDraftPage } from "#app/content/texts/services/history-draft.ts";
import { resumeHelpPage } from "#app/content/texts/services/resume-help.ts";
import { greConsultationPage } from "#app/content/texts/services/gre-consultation.ts";
import { universityFinalisingPage } from "#app/content/texts/services/university-finalising.ts";
import { scholarshipHelpPage } from "#app/content/texts/services/scholarship-help.ts";
import { plagiarismCheckPage } from "#app/content/texts/services/plagiarism-check.ts";
import { toeflConsultationPage } from "#app/content/texts/services/toefl-consultation.ts";
import { jobApplicationPage } from "#app/content/texts/services/job-application.ts";
import { visaSopPage } from "#app/content/texts/services/visa-sop.ts";
import { profileBuildingPage } from "#app/content/texts/services/profile-building.ts";
import { assignmentHelpPage } from "#app/content/texts/services/assignment-help.ts";
import { housingSearchPage } from "#app/content/texts/services/housing-search.ts";
import { applicationReviewPage } from "#app/content/texts/services/application-review.ts";
import { linkedinProfileBuildingPage } from "#app/content/texts/services/linkedin-profile-building.ts";
import { expressEntryPage } from "#app/content/texts/services/express-entry.ts";
import { coverLetterPage } from "#app/content/texts/services/cover-letter.ts";
import { portfolioBuildingPage } from "#app/content/texts/services/portfolio-building.ts";
import { o1VisaPage } from "#app/content/texts/visas/o-1-visa.ts";
import { eb1VisaPage } from "#app/content/texts/visas/eb-1-visa.ts";
import { eb2NiwPage } from "#app/content/texts/visas/eb2-niw.ts";
import { globalTalentVisaUkPage } from "#app/content/texts/visas/global-talent-visa-uk.ts";
import { australiaNationalInnovationVisaPage } from "#app/content/texts/visas/australia-national-innovation-visa-subclass-858.ts";
import { singaporeOnePassPage } from "#app/content/texts/visas/singapore-one-pass.ts";
import type { ServicePage } from "#app/content/service-page.ts";

/** What each service adds to the common page. */
export const servicePages: Record<ServiceSlug, ServicePage> = {
  "counselling-session": counsellingSessionPage,
  visa_and_financial_counselling: visaAndFinancialCounsellingPage,
  "research-paper": researchPaperPage,
  "complete-application": completeApplicationPage,
  "profile-evaluation": profileEvaluationPage,
  "sop-drafting": sopDraftingPage,
  "mock-interview": mockInterviewPage,
  "lor-drafting": lorDraftingPage,
  "history-draft": historyDraftPage,
  "resume-help": resumeHelpPage,
  "gre-consultation": greConsultationPage,
  "university-finalising": universityFinalisingPage,
  "scholarship-help": scholarshipHelpPage,
  "plagiarism-check": plagiarismCheckPage,
  "toefl-consultation": toeflConsultationPage,
  "job-application": jobApplicationPage,
  "visa-sop": visaSopPage,
  "profile-building": profileBuildingPage,
  "assignment-help": assignmentHelpPage,
  "housing-search": housingSearchPage,
  "application-review": applicationReviewPage,
  "linkedin-profile-building": linkedinProfileBuildingPage,
  "express-entry": expressEntryPage,
  "cover-letter": coverLetterPage,
  "portfolio-building": portfolioBuildingPage,
  "o-1-visa": o1VisaPage,
  "eb-1-visa": eb1VisaPage,
  "eb2-niw": eb2NiwPage,
  "global-talent-visa-uk": globalTalentVisaUkPage,
  "australia-national-innovation-visa-subclass-858": australiaNationalInnovationVisaPage,
  "singapore-one-pass": singaporeOnePassPage,
};
