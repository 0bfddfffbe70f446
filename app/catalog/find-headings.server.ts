import { headingsOfAll } from "#app/catalog/find-service.server.ts";
import type { ServiceSlug } from "#app/catalog/slugs.ts";

export async function findHeadings(slugs: readonly ServiceSlug[]): Promise<string[]> {
  const headings = await headingsOfAll();
  return slugs.map((slug) => headings[slug] ?? slug);
}
