import type { ServicePage } from "#app/content/service-page.ts";

export const resumeHelpPage: ServicePage = { claims: ["resume-success"] };
