import { carriesSignIn } from "#app/platform/sign-in-cookie.ts";
import { cookiesOf, type VisitorCurrency, visitorCurrency } from "#app/currencies/visitor-currency.server.ts";
import { env } from "#app/platform/env.server.ts";
import { isPublicPage } from "#app/http/public-pages.ts";

/** All that a kept page depends on, besides what is the same for everyone. */
export type PageKey = VisitorCurrency & { path: string };

/**
 * Which kept page answers a request; null where none may: for who brings anything of a sign-in, for choices in the
 * address, for what is not a public page, and for anything but reading.
 */
export function pageKeyOf(request: Request): PageKey | null {
  if (request.method !== "GET" && request.method !== "HEAD") return null;
  const { url } = request;
  if (url.includes("?")) return null;
  const path = url.slice(url.indexOf("/", url.indexOf("//") + 2));
  if (!isPublicPage(path) || carriesSignIn(request)) return null;
  return { path, ...visitorCurrency(request, null) };
}

export function nameOf({ path, currency, suggested, zoneKnown }: PageKey): string {
  return [path, currency, suggested, zoneKnown].join(" ");
}

/**
 * The request a kept page is rendered from. It is made from the key alone, so that nothing else of the visitor who
 * happens to be the first can come into the page.
 */
export function sharedRequest(key: PageKey): Request {
  return new Request(new URL(key.path, env().SITE_URL), { headers: { cookie: cookiesOf(key) } });
}
