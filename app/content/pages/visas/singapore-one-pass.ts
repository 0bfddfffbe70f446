import type { ServicePage } from "#app/content/service-page.ts";

export const singaporeOnePassPage: ServicePage = { immigration: { countries: ["SG"], asOf: "2025-12-26" } };
