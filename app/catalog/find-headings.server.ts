import { listServices } from "#app/catalog/find-service.server.ts";
import type { ServiceSlug } from "#app/catalog/slugs.ts";

/** The headings of some services, in their order. */
export async function findHeadings(slugs: readonly ServiceSlug[]): Promise<string[]> {
  const services = new Map((await listServices()).map((service) => [service.slug, service.heading]));
  return slugs.map((slug) => services.get(slug) ?? slug);
}
