import { refundTableOf } from "#app/catalog/bought-service.ts";
import { refundSentences } from "#app/catalog/service-parts/refund-table.ts";
import { definitionOf } from "#app/catalog/find-service-slug.ts";
import type { Service } from "#app/catalog/service.ts";
import { customService } from "#app/catalog/slugs.ts";
import type { RefundRules } from "#app/content/small-print/small-print-parts.ts";

/** Every service's refund table, those that share one together, as the page of the refund rules shows them. */
export function refundRules(services: readonly Pick<Service, "slug" | "heading">[]): RefundRules {
  const groups = Map.groupBy(services, ({ slug }) => definitionOf(slug).refunds);
  const ofCustomWork = refundTableOf(customService);
  return {
    stages: Array.from(groups, ([table, named]) => ({
      services: [...headingsOf(named), ...(table === ofCustomWork ? ["Work under a title of its own"] : [])],
      back: refundSentences(table),
    })),
    guaranteed: headingsOf(services.filter(({ slug }) => definitionOf(slug).guarantees)),
  };
}

function headingsOf(services: readonly Pick<Service, "heading">[]): string[] {
  return services.map(({ heading }) => heading);
}
