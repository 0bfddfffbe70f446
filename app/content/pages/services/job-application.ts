import type { ServicePage } from "#app/content/service-page.ts";

export const jobApplicationPage: ServicePage = { claims: ["job-applicants"] };
