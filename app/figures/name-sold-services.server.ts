import { listServices } from "#app/catalog/find-service.server.ts";
import { customService } from "#app/catalog/slugs.ts";

export async function nameSoldServices(): Promise<(slug: string) => string> {
  const headings = new Map<string, string>(
    (await listServices()).map(({ slug, heading }) => [slug, heading]),
  );
  headings.set(customService, "Custom work");
  return (slug) => headings.get(slug) ?? slug;
}
