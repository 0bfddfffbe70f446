import type { ServicePage } from "#app/content/service-page.ts";

export const o1VisaPage: ServicePage = { immigration: { countries: ["US"], asOf: "2026-04-16" } };
