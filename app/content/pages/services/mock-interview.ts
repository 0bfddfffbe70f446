import type { ServicePage } from "#app/content/service-page.ts";

export const mockInterviewPage: ServicePage = { claims: ["interview-refusals"] };
