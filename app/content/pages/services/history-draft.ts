import type { ServicePage } from "#app/content/service-page.ts";

export const historyDraftPage: ServicePage = { claims: ["personal-history-success"] };
