import { shippedSlugs } from "#app/catalog/find-service-slug.ts";
import { rulesOf } from "#app/catalog/service-rules.ts";
import {
  applicationService,
  counsellingService,
  researchService,
  type ShippedSlug,
  visaHelpService,
} from "#app/catalog/slugs.ts";

/** A part of what these do goes by their name: it is bought with another, deducted from one, or sold in shares. */
const unlikeOthers: ReadonlySet<ShippedSlug> = new Set([
  applicationService,
  visaHelpService,
  counsellingService,
  researchService,
]);

/** After which a service can be made: bought online, and by rules alone. */
export const templates: readonly ShippedSlug[] = shippedSlugs.filter((slug) => {
  const { sale, display } = rulesOf(slug);
  return sale === "online" && !display.premiumVisa && !unlikeOthers.has(slug);
});

export function isTemplate(slug: string): slug is ShippedSlug {
  return templates.some((template) => template === slug);
}
