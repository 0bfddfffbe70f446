import { refundLines, type RefundTable } from "#app/catalog/service-parts/refund-table.ts";
import { serviceRegistry } from "#app/catalog/service-registry.ts";
import { serviceSlugs } from "#app/catalog/find-service-slug.ts";
import type { ServiceSlug } from "#app/catalog/slugs.ts";
import type { RefundRules } from "#app/content/small-print/small-print-parts.ts";

/** Every service's refund table, those that share one together, as the page of the refund rules shows them. */
export function refundRules(headings: Partial<Record<ServiceSlug, string>>): RefundRules {
  const nameOf = (slug: ServiceSlug) => headings[slug] ?? serviceRegistry[slug].text.heading;
  const groups = Map.groupBy(serviceSlugs, (slug) => serviceRegistry[slug].refunds);
  return {
    tables: Array.from(groups, ([table, slugs]) => ({
      id: `refunds-${slugs[0]}`,
      heading: headingOf(table, slugs.map(nameOf)),
      services: slugs.map(nameOf),
      rows: refundLines(table).map(({ when, back }) => [when, back]),
    })),
    guaranteed: serviceSlugs.filter((slug) => serviceRegistry[slug].guarantees).map(nameOf),
  };
}

function headingOf({ called }: RefundTable, services: string[]): string {
  return called ?? services.join(", ");
}
