import type { ServiceSlug } from "#app/catalog/slugs.ts";
import { isServiceSlug } from "#app/catalog/find-service-slug.ts";

/** A page, or its data during client-side navigation. */
const page = /^\/service\/premium\/([\w-]+)(?:\/|\.data|\/_\.data)?$/;

/** Bots and link previews, by user agent. */
const program =
  /bot|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|monitor|uptime|curl|wget|python|java\/|go-http|headless|lighthouse|scan/i;

/** Null when not seen by a person. Sets no cookie and stores nothing about the visitor. */
export function viewedService(request: Request, status: number): ServiceSlug | null {
  if (request.method !== "GET" || status !== 200) return null;
  const { url, headers } = request;
  const path = pathOf(url);
  const slug = page.exec(path)?.[1] ?? "";
  if (!isServiceSlug(slug)) return null;
  if (/prefetch|prerender/i.test(headers.get("sec-purpose") ?? headers.get("purpose") ?? "")) return null;
  const agent = headers.get("user-agent") ?? "";
  if (agent === "" || program.test(agent)) return null;
  // A page that reads its data again, such as after a choice, was seen when it opened.
  if (path.endsWith(".data") && page.exec(pathOf(headers.get("referer") ?? ""))?.[1] === slug) return null;
  return slug;
}

function pathOf(url: string): string {
  const start = url.indexOf("/", url.indexOf("//") + 2);
  const end = url.indexOf("?", start);
  return start < 0 ? "" : url.slice(start, end < 0 ? undefined : end);
}
