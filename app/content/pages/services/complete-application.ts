import type { ServicePage } from "#app/content/service-page.ts";

export const completeApplicationPage: ServicePage = {
  claims: ["full-funding", "scholarship-over-10k", "scholarship-return"],
};
