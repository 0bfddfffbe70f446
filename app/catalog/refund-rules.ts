import { refundTableOf } from "#app/catalog/bought-service.ts";
import { refundSentences } from "#app/catalog/service-parts/refund-table.ts";
import { serviceRegistry } from "#app/catalog/service-registry.ts";
import { serviceSlugs } from "#app/catalog/find-service-slug.ts";
import { customService, type ServiceSlug } from "#app/catalog/slugs.ts";
import type { RefundRules } from "#app/content/small-print/small-print-parts.ts";

/** Every service's refund table, those that share one together, as the page of the refund rules shows them. */
export function refundRules(headings: Partial<Record<ServiceSlug, string>>): RefundRules {
  const nameOf = (slug: ServiceSlug) => headings[slug] ?? serviceRegistry[slug].text.heading;
  const groups = Map.groupBy(serviceSlugs, (slug) => serviceRegistry[slug].refunds);
  const ofCustomWork = refundTableOf(customService);
  return {
    stages: Array.from(groups, ([table, slugs]) => ({
      services: [...slugs.map(nameOf), ...(table === ofCustomWork ? ["Work under a title of its own"] : [])],
      back: refundSentences(table),
    })),
    guaranteed: serviceSlugs.filter((slug) => serviceRegistry[slug].guarantees).map(nameOf),
  };
}
