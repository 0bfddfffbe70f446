import type { GuideCountry, GuidePurpose } from "#app/catalog/service-parts/service-definition.ts";
import { serviceRegistry } from "#app/catalog/service-registry.ts";
import { serviceSlugs } from "#app/catalog/find-service-slug.ts";
import type { ServiceSlug } from "#app/catalog/slugs.ts";

export type GuideAnswers = { where: GuideCountry | null; what: GuidePurpose };

/** An answer that helps is short. */
const listedMax = 6;

/**
 * The services that fit both answers, those made for the country first. Someone who is not sure where is led to what
 * is of use everywhere; what only some countries have follows.
 */
export function guideTo({ where, what }: GuideAnswers): ServiceSlug[] {
  const fitting = serviceSlugs.filter((slug) => {
    const { purposes, countries } = serviceRegistry[slug].guide;
    return purposes.includes(what) && (where === null || !countries || countries.includes(where));
  });
  const forCountry = fitting.filter((slug) => serviceRegistry[slug].guide.countries);
  const everywhere = fitting.filter((slug) => !serviceRegistry[slug].guide.countries);
  return (where === null ? [...everywhere, ...forCountry] : [...forCountry, ...everywhere]).slice(
    0,
    listedMax,
  );
}
