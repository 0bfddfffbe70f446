import { sanitiseDetails } from "#app/catalog/sanitise-details.server.ts";
import { isAsShipped } from "#app/catalog/service-row.server.ts";
import type { Service } from "#app/catalog/service.ts";
import { findServiceSlug, isServiceSlug, serviceSlugs } from "#app/catalog/find-service-slug.ts";
import { services } from "#app/catalog/tables.server.ts";
import { type Database, db } from "#app/platform/db.server.ts";

/** Every page reads the words, but edits are rare. */
const cacheMs = 1_000;

let cached: { from: Database; readAtMs: number; services: Promise<Service[]> } | null = null;

export async function findService(name: string): Promise<Service | null> {
  const slug = findServiceSlug(name);
  if (slug === null) return null;
  const all = await listServices();
  return all.find((service) => service.slug === slug) ?? null;
}

/** In catalogue order; at most a second old. */
export function listServices(): Promise<Service[]> {
  const nowMs = performance.now();
  if (cached === null || cached.from !== db || nowMs - cached.readAtMs >= cacheMs) {
    const reading = { from: db, readAtMs: nowMs, services: readServices() };
    cached = reading;
    // Failures are not cached.
    reading.services.catch(() => {
      if (cached === reading) cached = null;
    });
  }
  return cached.services;
}

/** Call after a change. */
export function clearServices(): void {
  cached = null;
}

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
