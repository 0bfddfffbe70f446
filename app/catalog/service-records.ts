import { serviceRegistry } from "#app/catalog/service-registry.ts";
import { serviceSlugs } from "#app/catalog/find-service-slug.ts";
import type { Service } from "#app/catalog/service.ts";

/** The texts we ship, to begin with. From then on the database holds them, and an edit there stays. */
export const serviceRecords: readonly Service[] = serviceSlugs.map((slug) => ({
  slug,
  ...serviceRegistry[slug].text,
}));

/** The demo shows its own stand-in at these ids. */
export function withDemoVideos(records: readonly Service[]): Service[] {
  return records.map((record) =>
    serviceRegistry[record.slug].demoVideo ? { ...record, ytLink: `demo-${record.slug}` } : record,
  );
}
