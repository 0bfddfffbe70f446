import type { ServicePage } from "#app/content/service-page.ts";

export const visaSopPage: ServicePage = {
  immigration: { countries: ["CA", "GB", "AU"], asOf: "2026-03-17" },
};
