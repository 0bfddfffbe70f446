import { carriesSignIn } from "#app/platform/sign-in-cookie.ts";
import { cookiesOf, type VisitorCurrency, visitorCurrency } from "#app/currencies/visitor-currency.server.ts";
import { env } from "#app/platform/env.server.ts";
import { isPublicPage } from "#app/http/public-pages.ts";

export type CacheKey = VisitorCurrency & { path: string };

/** Null for signed-in visitors, choices in the address, private pages and anything but reading. */
export function cacheKeyOf(request: Request): CacheKey | null {
  if (request.method !== "GET" && request.method !== "HEAD") return null;
  const { url } = request;
  if (url.includes("?")) return null;
  const path = url.slice(url.indexOf("/", url.indexOf("//") + 2));
  if (!isPublicPage(path) || carriesSignIn(request)) return null;
  return { path, ...visitorCurrency(request, null) };
}

export function nameOf({ path, currency, suggested, zoneKnown }: CacheKey): string {
  return [path, currency, suggested, zoneKnown].join(" ");
}

/** Built from the key alone, so nothing of the first visitor leaks into the page. */
export function sharedRequest(key: CacheKey): Request {
  return new Request(new URL(key.path, env().SITE_URL), { headers: { cookie: cookiesOf(key) } });
}
