import { findMade, isMade, isShipped, madeSlugs } from "#app/catalog/made-services.ts";
import type { ServiceDefinition } from "#app/catalog/service-parts/service-definition.ts";
import { serviceRegistry } from "#app/catalog/service-registry.ts";
import type { ServiceSlug, ShippedSlug } from "#app/catalog/slugs.ts";
import { invariant } from "#app/platform/invariant.ts";

export const shippedSlugs = Object.keys(serviceRegistry) as ShippedSlug[];

/** Those that ship, then those that the owner made, drafts too. */
export function serviceSlugs(): ServiceSlug[] {
  return [...shippedSlugs, ...madeSlugs()];
}

export function isServiceSlug(text: string): text is ServiceSlug {
  return isShipped(text) || isMade(text);
}

/** Aliases included; null when unknown. Pages redirect aliases; API calls accept them. */
export function findServiceSlug(name: string): ServiceSlug | null {
  if (isServiceSlug(name)) return name;
  const named = shippedSlugs.find((slug) => definitionOf(slug).aliases?.includes(name));
  return named ?? null;
}

/** The shipped service whose rules it has: itself, unless the owner made it. */
export function templateOf(slug: ServiceSlug): ShippedSlug {
  if (isShipped(slug)) return slug;
  const made = findMade(slug);
  invariant(made, `${slug} is a service`);
  return made.template;
}

export function definitionOf(slug: ServiceSlug): ServiceDefinition {
  const definition = isShipped(slug) ? serviceRegistry[slug] : findMade(slug)?.definition;
  invariant(definition, `${slug} is a service`);
  return definition;
}
