import type { Service } from "#app/catalog/service.ts";
import type { PageContent } from "#app/content/page-content.ts";
import { servicePages } from "#app/content/texts/service-pages.ts";
import { composeServicePage, type Moment } from "#app/content/service-page.ts";

/** What a service's page says, in order: what every service has, and what its slug adds. */
export function findPage(
  service: Service,
  now: Date,
  { siteName = "Landfall", advisers = [], hiddenClaims = new Set() }: Partial<Moment> = {},
): PageContent {
  return composeServicePage(service, servicePages[service.slug], { now, siteName, advisers, hiddenClaims });
}
