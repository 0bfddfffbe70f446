import { serviceRegistry } from "#app/catalog/service-registry.ts";
import type { ServiceSlug } from "#app/catalog/slugs.ts";

export const serviceSlugs = Object.keys(serviceRegistry) as ServiceSlug[];

export function isServiceSlug(text: string): text is ServiceSlug {
  return Object.hasOwn(serviceRegistry, text);
}

/** The service a name stands for, or null for a name we do not know. Pages of other names redirect; calls take either. */
export function findServiceSlug(name: string): ServiceSlug | null {
  if (isServiceSlug(name)) return name;
  return serviceSlugs.find((slug) => serviceRegistry[slug].aliases?.includes(name)) ?? null;
}
