import { env } from "#app/platform/env.server.ts";

type Asked = { method: string | undefined; host: string | undefined; target: string };

/** The same page under the site's own name, for who came by `localhost`: cookies and payment returns need one name. */
export function movedToSite({ method, host, target }: Asked): string | null {
  if (method !== "GET" || !host?.startsWith("localhost") || !env().EMBEDDED) return null;
  const site = new URL(env().SITE_URL);
  return site.hostname === "localhost" ? null : site.origin + target;
}
