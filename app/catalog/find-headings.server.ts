import { inArray } from "drizzle-orm";

import { headingsOfAll } from "#app/catalog/find-service.server.ts";
import type { ServiceSlug } from "#app/catalog/slugs.ts";
import { services } from "#app/catalog/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";

export async function findHeadings(slugs: readonly ServiceSlug[]): Promise<string[]> {
  const headings = await headingsOfAll();
  return slugs.map((slug) => headings[slug] ?? slug);
}

/** Uses the transaction's connection: a second one could deadlock the pool. */
export async function findHeadingsIn(tx: Db, slugs: readonly ServiceSlug[]): Promise<string[]> {
  const rows = await tx
    .select({ slug: services.slug, heading: services.heading })
    .from(services)
    .where(inArray(services.slug, [...slugs]));
  const headings = new Map(rows.map(({ slug, heading }) => [slug, heading]));
  return slugs.map((slug) => headings.get(slug) ?? slug);
}
