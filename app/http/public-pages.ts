import { servicePath } from "#app/catalog/metadata.ts";
import { isServiceSlug, shippedSlugs } from "#app/catalog/find-service-slug.ts";
import { pointsCheckIds, pointsChecks } from "#app/catalog/points-checks.ts";
import { checkPath, visaCheckIds } from "#app/catalog/visa-checks.ts";

/**
 * Cached in memory. Add a page only if it shows nothing of the visitor but the currency,
 * and its tables announce their changes.
 */
export const publicPages: readonly string[] = [
  "/",
  "/service/",
  "/visas/",
  "/check/",
  ...visaCheckIds.map(checkPath),
  ...pointsCheckIds.map((id) => pointsChecks[id].path),
  ...shippedSlugs.map(servicePath),
  "/service/research_groups/",
  "/reviews/",
  "/admits_rejects/",
  "/guide",
  "/terms",
  "/privacy",
  "/refunds",
  "/cookies",
  "/accessibility",
];

/** Also those with a form, which is each visitor's own. */
export const sitemapPages: readonly string[] = [...publicPages, "/contact"];

const known = new Set(publicPages);

export function isPublicPage(path: string): boolean {
  return known.has(path) || isPageOfService(path);
}

/** The owner's own too, which are not in the list. */
function isPageOfService(path: string): boolean {
  const [, slug = ""] = /^\/service\/premium\/([^/]+)\/$/.exec(path) ?? [];
  return isServiceSlug(slug);
}
