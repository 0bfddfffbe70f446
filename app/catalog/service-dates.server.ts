import { isServiceSlug, type ServiceSlug } from "#app/catalog/slugs.ts";
import { services } from "#app/catalog/tables.server.ts";
import { db } from "#app/platform/db.server.ts";

/** When the words of each service were changed last. */
export async function serviceDates(): Promise<Map<ServiceSlug, Date>> {
  const rows = await db.select({ slug: services.slug, changedAt: services.updatedAt }).from(services);
  return new Map(rows.flatMap(({ slug, changedAt }) => (isServiceSlug(slug) ? [[slug, changedAt]] : [])));
}
