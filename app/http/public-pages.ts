import { servicePath } from "#app/catalog/metadata.ts";
import { serviceSlugs } from "#app/catalog/find-service-slug.ts";

/**
 * The pages for everyone: search engines are told of them, and as visitors see them they are kept in memory. A page
 * may stand here only if it shows nothing of a visitor but their currency, and if all it is made from is either
 * written in the code or in a table that announces its changes.
 */
export const publicPages: readonly string[] = [
  "/",
  "/service/",
  ...serviceSlugs.map(servicePath),
  "/service/research_groups/",
  "/reviews/",
  "/admits_rejects/",
  "/guide",
  "/terms",
  "/privacy",
  "/refunds",
  "/cookies",
  "/accessibility",
  "/contact",
];

const known = new Set(publicPages);

/** Whether a path is the one address of a public page; another way to write it is not. */
export function isPublicPage(path: string): boolean {
  return known.has(path);
}
