import { serviceRegistry } from "#app/catalog/service-registry.ts";
import { type PremiumVisa, visaComparison } from "#app/catalog/service-parts/visa-comparison.ts";
import type { ServicePage } from "#app/catalog/service-parts/service-definition.ts";

/** What the timeline of a visa's page says of the steps that authorities take. */
export function decisionTimes(visa: PremiumVisa): { step: string; figures: string[] }[] {
  const { sections = [] }: ServicePage = serviceRegistry[visa].page;
  return sections
    .flatMap((section) => (section.kind === "timeline" ? section.steps : []))
    .filter(({ stepLabel }) => visaComparison[visa].time.steps.includes(stepLabel))
    .map(({ title, duration, days }) => ({
      step: title,
      figures: days === null ? [duration] : [duration, days],
    }));
}
