import type { ServicePage } from "#app/content/service-page.ts";

export const expressEntryPage: ServicePage = { immigration: { countries: ["CA"], asOf: "2025-12-11" } };
