import type { ServicePage } from "#app/content/service-page.ts";

export const counsellingSessionPage: ServicePage = { claims: ["counselling-cases"] };
