import type { ServicePage } from "#app/content/service-page.ts";

export const researchPaperPage: ServicePage = { claims: ["citations-per-paper", "citations-in-total"] };
