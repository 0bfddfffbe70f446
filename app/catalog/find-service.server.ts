import { sanitiseDetails } from "#app/catalog/sanitise-details.server.ts";
import { isAsShipped } from "#app/catalog/service-row.server.ts";
import type { Service } from "#app/catalog/service.ts";
import { findServiceSlug, isServiceSlug, serviceSlugs } from "#app/catalog/find-service-slug.ts";
import type { ServiceSlug } from "#app/catalog/slugs.ts";
import { services } from "#app/catalog/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import { held } from "#app/platform/held.server.ts";

type Headings = Partial<Record<ServiceSlug, string>>;

const catalogue = held(async () => {
  const all = await readServices();
  return {
    services: all,
    bySlug: new Map(all.map((service) => [service.slug, service])),
    headings: Object.fromEntries(all.map(({ slug, heading }) => [slug, heading])) as Headings,
  };
});

export async function findService(name: string): Promise<Service | null> {
  const slug = findServiceSlug(name);
  return slug === null ? null : ((await catalogue()).bySlug.get(slug) ?? null);
}

/** In catalogue order; from memory. */
export async function listServices(): Promise<Service[]> {
  return (await catalogue()).services;
}

/** From memory. */
export async function headingsOfAll(): Promise<Headings> {
  return (await catalogue()).headings;
}

/** Call after a change. */
export const clearServices = catalogue.drop;

async function readServices(): Promise<Service[]> {
  const rows = await db.select().from(services);
  const found = new Map(
    rows.flatMap((row) => toService(row) ?? []).map((service) => [service.slug, service]),
  );
  return serviceSlugs.flatMap((slug) => found.get(slug) ?? []);
}

function toService(row: typeof services.$inferSelect): Service | null {
  const { slug, heading, intro, iButtonText, mbaIButtonText, ytLink, ogImage, faqs } = row;
  // A newer release may know services that this one does not.
  if (!isServiceSlug(slug)) return null;
  const details = isAsShipped(row) ? row.details : sanitiseDetails(row.details);
  return { slug, heading, intro, details, iButtonText, mbaIButtonText, ytLink, ogImage, faqs };
}
