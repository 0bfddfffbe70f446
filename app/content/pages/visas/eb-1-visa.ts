import type { ServicePage } from "#app/content/service-page.ts";

export const eb1VisaPage: ServicePage = { immigration: { countries: ["US"], asOf: "2026-04-16" } };
