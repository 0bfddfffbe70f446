import { definitionOf, shippedSlugs } from "#app/catalog/find-service-slug.ts";
import type { Service } from "#app/catalog/service.ts";

/** Initial texts only: afterwards the database holds them. */
export const serviceRecords: readonly Service[] = shippedSlugs.map((slug) => ({
  slug,
  ...definitionOf(slug).text,
}));

export function withDemoVideos(records: readonly Service[]): Service[] {
  return records.map((record) =>
    definitionOf(record.slug).demoVideo ? { ...record, ytLink: demoVideoOf(record.slug) } : record,
  );
}

export function isDemoVideo({ slug, ytLink }: Pick<Service, "slug" | "ytLink">): boolean {
  return ytLink === demoVideoOf(slug);
}

function demoVideoOf(slug: string): string {
  return `demo-${slug}`;
}
