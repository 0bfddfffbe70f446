import type { ServicePage } from "#app/content/service-page.ts";

export const housingSearchPage: ServicePage = {};
