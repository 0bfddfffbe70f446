import type { IncomingMessage } from "node:http";

import type { ServiceSlug } from "#app/catalog/slugs.ts";
import { isServiceSlug } from "#app/catalog/find-service-slug.ts";

/** A page, or its data during client-side navigation. */
const page = /^\/service\/premium\/([\w-]+)(?:\/|\.data|\/_\.data)?$/;

/** Bots and link previews, by user agent. */
const program =
  /bot|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|monitor|uptime|curl|wget|python|java\/|go-http|headless|lighthouse|scan/i;

type Viewing = Pick<IncomingMessage, "method" | "url" | "headers">;

/** Null when not seen by a person. Sets no cookie and stores nothing about the visitor. */
export function viewedService({ method, url = "", headers }: Viewing, status: number): ServiceSlug | null {
  if (method !== "GET" || status !== 200) return null;
  const [path = ""] = url.split("?", 1);
  const slug = page.exec(path)?.[1] ?? "";
  if (!isServiceSlug(slug)) return null;
  if (/prefetch|prerender/i.test(String(headers["sec-purpose"] ?? headers["purpose"] ?? ""))) return null;
  const agent = headers["user-agent"] ?? "";
  if (agent === "" || program.test(agent)) return null;
  // A page that reads its data again, such as after a choice, was seen when it opened.
  const from = path.endsWith(".data") ? URL.parse(headers.referer ?? "")?.pathname : undefined;
  return from !== undefined && page.exec(from)?.[1] === slug ? null : slug;
}
