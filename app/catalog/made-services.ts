import type { Need, ServiceDefinition } from "#app/catalog/service-parts/service-definition.ts";
import { serviceRegistry } from "#app/catalog/service-registry.ts";
import type { MadeSlug, ShippedSlug } from "#app/catalog/slugs.ts";

type MadeService = { slug: string; template: string; need: Need };
type Known = { template: ShippedSlug; definition: ServiceDefinition };

/** Grows only: a row is never deleted, and neither its template nor its need changes. */
const known = new Map<MadeSlug, Known>();

/** Called with every row that is read. A newer release may know templates that this one does not. */
export function knowService({ slug, template, need }: MadeService): void {
  if (!isShipped(template) || isShipped(slug) || findMade(slug)?.template === template) return;
  const { aliases: _aliases, searchTerms: _terms, demoVideo: _video, ...rules } = serviceRegistry[template];
  // A figure that is proved for the template is not for this.
  const page = { ...rules.page, claims: [] };
  known.set(slug as MadeSlug, { template, definition: { ...rules, need, page } });
}

/** Another database is another shop. */
export function clearMade(): void {
  known.clear();
}

export function madeSlugs(): MadeSlug[] {
  return [...known.keys()];
}

export function isMade(slug: string): slug is MadeSlug {
  return known.has(slug as MadeSlug);
}

export function findMade(slug: string): Known | undefined {
  return known.get(slug as MadeSlug);
}

export function isShipped(slug: string): slug is ShippedSlug {
  return Object.hasOwn(serviceRegistry, slug);
}
