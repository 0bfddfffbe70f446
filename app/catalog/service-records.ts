import { serviceRegistry } from "#app/catalog/service-registry.ts";
import { serviceSlugs } from "#app/catalog/find-service-slug.ts";
import type { Service } from "#app/catalog/service.ts";

/** Initial texts only: afterwards the database holds them. */
export const serviceRecords: readonly Service[] = serviceSlugs.map((slug) => ({
  slug,
  ...serviceRegistry[slug].text,
}));

export function withDemoVideos(records: readonly Service[]): Service[] {
  return records.map((record) =>
    serviceRegistry[record.slug].demoVideo ? { ...record, ytLink: demoVideoOf(record.slug) } : record,
  );
}

export function isDemoVideo({ slug, ytLink }: Pick<Service, "slug" | "ytLink">): boolean {
  return ytLink === demoVideoOf(slug);
}

function demoVideoOf(slug: string): string {
  return `demo-${slug}`;
}
