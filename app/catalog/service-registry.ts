import { applicationReview } from "#app/catalog/services/application-review/service.ts";
import { assignmentHelp } from "#app/catalog/services/assignment-help/service.ts";
import { australiaNationalInnovationVisa } from "#app/catalog/services/australia-national-innovation-visa-subclass-858/service.ts";
import { completeApplication } from "#app/catalog/services/complete-application/service.ts";
import { counsellingSession } from "#app/catalog/services/counselling-session/service.ts";
import { coverLetter } from "#app/catalog/services/cover-letter/service.ts";
import { eb1Visa } from "#app/catalog/services/eb-1-visa/service.ts";
import { eb2Niw } from "#app/catalog/services/eb2-niw/service.ts";
import { expressEntry } from "#app/catalog/services/express-entry/service.ts";
import { globalTalentVisaUk } from "#app/catalog/services/global-talent-visa-uk/service.ts";
import { greConsultation } from "#app/catalog/services/gre-consultation/service.ts";
import { historyDraft } from "#app/catalog/services/history-draft/service.ts";
import { housingSearch } from "#app/catalog/services/housing-search/service.ts";
import { jobApplication } from "#app/catalog/services/job-application/service.ts";
import { linkedinProfileBuilding } from "#app/catalog/services/linkedin-profile-building/service.ts";
import { lorDrafting } from "#app/catalog/services/lor-drafting/service.ts";
import { mockInterview } from "#app/catalog/services/mock-interview/service.ts";
import { o1Visa } from "#app/catalog/services/o-1-visa/service.ts";
import { plagiarismCheck } from "#app/catalog/services/plagiarism-check/service.ts";
import { portfolioBuilding } from "#app/catalog/services/portfolio-building/service.ts";
import { profileBuilding } from "#app/catalog/services/profile-building/service.ts";
import { profileEvaluation } from "#app/catalog/services/profile-evaluation/service.ts";
import { researchPaper } from "#app/catalog/services/research-paper/service.ts";
import { resumeHelp } from "#app/catalog/services/resume-help/service.ts";
import { scholarshipHelp } from "#app/catalog/services/scholarship-help/service.ts";
import { singaporeOnePass } from "#app/catalog/services/singapore-one-pass/service.ts";
import { sopDrafting } from "#app/catalog/services/sop-drafting/service.ts";
import { toeflConsultation } from "#app/catalog/services/toefl-consultation/service.ts";
import { universityFinalising } from "#app/catalog/services/university-finalising/service.ts";
import { visaSop } from "#app/catalog/services/visa-sop/service.ts";
import { visaAndFinancialCounselling } from "#app/catalog/services/visa_and_financial_counselling/service.ts";

/** In the order of spec section 2. To add one, create a folder in `services/` and a line here. */
export const serviceRegistry = {
  "counselling-session": counsellingSession,
  visa_and_financial_counselling: visaAndFinancialCounselling,
  "research-paper": researchPaper,
  "complete-application": completeApplication,
  "profile-evaluation": profileEvaluation,
  "sop-drafting": sopDrafting,
  "mock-interview": mockInterview,
  "lor-drafting": lorDrafting,
  "history-draft": historyDraft,
  "resume-help": resumeHelp,
  "gre-consultation": greConsultation,
  "university-finalising": universityFinalising,
  "scholarship-help": scholarshipHelp,
  "plagiarism-check": plagiarismCheck,
  "toefl-consultation": toeflConsultation,
  "job-application": jobApplication,
  "visa-sop": visaSop,
  "profile-building": profileBuilding,
  "assignment-help": assignmentHelp,
  "housing-search": housingSearch,
  "application-review": applicationReview,
  "linkedin-profile-building": linkedinProfileBuilding,
  "express-entry": expressEntry,
  "cover-letter": coverLetter,
  "portfolio-building": portfolioBuilding,
  "o-1-visa": o1Visa,
  "eb-1-visa": eb1Visa,
  "eb2-niw": eb2Niw,
  "global-talent-visa-uk": globalTalentVisaUk,
  "australia-national-innovation-visa-subclass-858": australiaNationalInnovationVisa,
  "singapore-one-pass": singaporeOnePass,
};
