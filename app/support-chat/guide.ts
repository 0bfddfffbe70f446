import { type GuideCountry, guideFacts, type GuidePurpose } from "#app/catalog/guide-facts.ts";
import { type ServiceSlug, serviceSlugs } from "#app/catalog/slugs.ts";

export type GuideAnswers = { where: GuideCountry | null; what: GuidePurpose };

/** An answer that helps is short. */
const listedMax = 6;

/**
 * The services that fit both answers, those made for the country first. Someone who is not sure where is led to what
 * is of use everywhere; what only some countries have follows.
 */
export function guideTo({ where, what }: GuideAnswers): ServiceSlug[] {
  const fitting = serviceSlugs.filter((slug) => {
    const { purposes, countries } = guideFacts[slug];
    return purposes.includes(what) && (where === null || !countries || countries.includes(where));
  });
  const forCountry = fitting.filter((slug) => guideFacts[slug].countries);
  const everywhere = fitting.filter((slug) => !guideFacts[slug].countries);
  return (where === null ? [...everywhere, ...forCountry] : [...forCountry, ...everywhere]).slice(
    0,
    listedMax,
  );
}
