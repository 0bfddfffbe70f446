import type { ServicePage } from "#app/content/service-page.ts";

export const globalTalentVisaUkPage: ServicePage = { immigration: { countries: ["GB"], asOf: "2026-04-08" } };
