import { serviceRegistry } from "#app/catalog/service-registry.ts";
import type { ServiceSlug } from "#app/catalog/slugs.ts";

export const serviceSlugs = Object.keys(serviceRegistry) as ServiceSlug[];

export function isServiceSlug(text: string): text is ServiceSlug {
  return Object.hasOwn(serviceRegistry, text);
}

/** Aliases included; null when unknown. Pages redirect aliases; API calls accept them. */
export function findServiceSlug(name: string): ServiceSlug | null {
  if (isServiceSlug(name)) return name;
  return serviceSlugs.find((slug) => serviceRegistry[slug].aliases?.includes(name)) ?? null;
}
