import { serviceRecords } from "#app/catalog/service-records.ts";
import { findPage } from "#app/catalog/service-page.ts";
import { rulesOf } from "#app/catalog/service-rules.ts";
import type { Service } from "#app/catalog/service.ts";
import type { ServiceSlug } from "#app/catalog/slugs.ts";
import type { Section } from "#app/content/section.ts";

export const sectionsOf = (service: Service): readonly Section[] => findPage(service, new Date()).sections;

export function labelsOf(sections: readonly Section[]): string[] {
  return sections.flatMap((section) => {
    if (section.kind === "eligibility") return section.parts.map(({ label }) => label);
    if (section.kind === "country-tabs") return section.countries.map(({ name }) => name);
    if (section.kind === "timeline") return section.steps.map(({ title }) => title);
    if (section.kind === "items") return section.items.map(({ heading }) => heading);
    return [];
  });
}

const visas: ServiceSlug[] = [
  "o-1-visa",
  "eb-1-visa",
  "global-talent-visa-uk",
  "australia-national-innovation-visa-subclass-858",
  "singapore-one-pass",
];

export const isSold = (slug: ServiceSlug) => !visas.includes(slug) && slug !== "assignment-help";
export const hasChat = (slug: ServiceSlug) => !visas.includes(slug);
export const hasSide = (slug: ServiceSlug) => !visas.includes(slug) && slug !== "eb2-niw";

/** The fewest services that cover every kind of section. */
export function servicesOfEveryKind(): Service[] {
  const kindsOf = (service: Service) => [
    ...sectionsOf(service).map(({ kind }) => kind),
    ...Object.entries(rulesOf(service.slug).display).flatMap(([part, shown]) => (shown ? part : [])),
  ];
  const missing = new Set(serviceRecords.flatMap(kindsOf));
  const chosen: Service[] = [];
  while (missing.size > 0) {
    const adds = (service: Service) => new Set(kindsOf(service).filter((kind) => missing.has(kind))).size;
    const best = serviceRecords.reduce((one, other) => (adds(other) > adds(one) ? other : one));
    for (const kind of kindsOf(best)) missing.delete(kind);
    chosen.push(best);
  }
  return chosen;
}
