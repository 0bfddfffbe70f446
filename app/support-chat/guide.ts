import type { GuideCountry, GuidePurpose } from "#app/catalog/service-parts/service-definition.ts";
import { definitionOf } from "#app/catalog/find-service-slug.ts";
import type { ServiceSlug } from "#app/catalog/slugs.ts";

export type GuideAnswers = { where: GuideCountry | null; what: GuidePurpose };

const listedMax = 6;

/** Country-specific ones first. For "not sure where" general services come first. */
export function guideTo({ where, what }: GuideAnswers, all: readonly ServiceSlug[]): ServiceSlug[] {
  const fitting = all.filter((slug) => {
    const { purposes, countries } = definitionOf(slug).guide;
    return purposes.includes(what) && (where === null || !countries || countries.includes(where));
  });
  const forCountry = fitting.filter((slug) => definitionOf(slug).guide.countries);
  const everywhere = fitting.filter((slug) => !definitionOf(slug).guide.countries);
  return (where === null ? [...everywhere, ...forCountry] : [...forCountry, ...everywhere]).slice(
    0,
    listedMax,
  );
}
