import { definitionOf } from "#app/catalog/find-service-slug.ts";
import { type PremiumVisa, visaComparison } from "#app/catalog/service-parts/visa-comparison.ts";
import { withFacts } from "#app/catalog/facts-in-sections.ts";
import type { Facts } from "#app/content/facts.ts";
import type { ServicePage } from "#app/catalog/service-parts/service-definition.ts";

/** What the timeline of a visa's page says of the steps that authorities take. */
export function decisionTimes(
  visa: PremiumVisa,
  facts: Facts,
  today: string,
): { step: string; figures: string[] }[] {
  const { sections = [] }: ServicePage = definitionOf(visa).page;
  return withFacts(visa, sections, facts, today)
    .flatMap((section) => (section.kind === "timeline" ? section.steps : []))
    .filter(({ stepLabel }) => visaComparison[visa].time.steps.includes(stepLabel))
    .map(({ title, duration, days }) => ({
      step: title,
      figures: days === null ? [duration] : [duration, days],
    }));
}
