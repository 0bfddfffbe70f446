import { findHeadings } from "#app/catalog/find-headings.server.ts";
import { findServiceSlug } from "#app/catalog/find-service-slug.ts";
import type { Testimonial } from "#app/content/page-content.ts";

/** Null for a service we no longer have. */
export async function withServiceNames<Row extends Testimonial & { service: string | null }>(
  rows: readonly Row[],
): Promise<Testimonial[]> {
  const slugs = [...new Set(rows.flatMap(({ service }) => (service && findServiceSlug(service)) || []))];
  const headings = await findHeadings(slugs);
  const names = new Map<string, string>(slugs.map((slug, index) => [slug, headings[index] ?? slug]));
  return rows.map(({ service, ...row }) => {
    const about = service === null ? undefined : names.get(service);
    return about === undefined ? row : { ...row, about };
  });
}
