import type { ServicePage } from "#app/content/service-page.ts";

export const australiaNationalInnovationVisaPage: ServicePage = {
  immigration: { countries: ["AU"], asOf: "2025-07-28" },
};
