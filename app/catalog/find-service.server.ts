import { sanitiseDetails } from "#app/catalog/sanitise-details.server.ts";
import { isAsShipped } from "#app/catalog/service-row.server.ts";
import type { Service } from "#app/catalog/service.ts";
import { findServiceSlug, isServiceSlug, serviceSlugs } from "#app/catalog/find-service-slug.ts";
import { services } from "#app/catalog/tables.server.ts";
import { type Database, db } from "#app/platform/db.server.ts";

/** How old the words on a page may be. Every page reads them; nobody edits them every second. */
const cacheMs = 1_000;

let cached: { from: Database; readAtMs: number; services: Promise<Service[]> } | null = null;

/** The service a slug or one of its aliases stands for, or null. */
export async function findService(name: string): Promise<Service | null> {
  const slug = findServiceSlug(name);
  if (slug === null) return null;
  const all = await listServices();
  return all.find((service) => service.slug === slug) ?? null;
}

/** Every service, in the order of the catalogue. At most a second old. */
export function listServices(): Promise<Service[]> {
  const nowMs = performance.now();
  if (cached === null || cached.from !== db || nowMs - cached.readAtMs >= cacheMs) {
    const reading = { from: db, readAtMs: nowMs, services: readServices() };
    cached = reading;
    // A failed reading is told to whoever waits for it and then forgotten.
    reading.services.catch(() => {
      if (cached === reading) cached = null;
    });
  }
  return cached.services;
}

/** Makes the next question read the database, once it is known that something has changed. */
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
  // A row of another release may name a service this one does not know.
  if (!isServiceSlug(slug)) return null;
  const details = isAsShipped(row) ? row.details : sanitiseDetails(row.details);
  return { slug, heading, intro, details, iButtonText, mbaIButtonText, ytLink, ogImage, faqs };
}
