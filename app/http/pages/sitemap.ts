import { servicePath } from "#app/catalog/metadata.ts";
import { isShipped } from "#app/catalog/made-services.ts";
import { listServices } from "#app/catalog/find-service.server.ts";
import { serviceDates } from "#app/catalog/stored-service.server.ts";
import { env } from "#app/platform/env.server.ts";
import { sitemap } from "#app/http/pages/sitemap/sitemap.ts";
import { sitemapPages } from "#app/http/public-pages.ts";

/** Dates only where we know them. */
export async function loader() {
  const dates = new Map(
    [...(await serviceDates())].map(([slug, changedAt]) => [servicePath(slug), changedAt]),
  );
  const made = (await listServices()).filter(({ slug }) => !isShipped(slug));
  const pages = [...sitemapPages, ...made.map(({ slug }) => servicePath(slug))].map((path) => ({
    path,
    changedAt: dates.get(path) ?? null,
  }));
  return new Response(sitemap(env().SITE_URL, pages), {
    headers: { "content-type": "application/xml; charset=utf-8", "cache-control": "public, max-age=300" },
  });
}
