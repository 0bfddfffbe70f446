import { env } from "#app/platform/env.server.ts";
import { robots } from "#app/http/pages/robots/robots.ts";

export function loader() {
  return new Response(robots(env().SITE_URL), {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
}
